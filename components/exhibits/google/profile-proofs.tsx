import { Illustration } from '@/components/drawings/illustration';
import { profileProofs as proofs } from '@/content/google-services/documents/profile-proofs';
import type { DocumentProps } from './document-props';
import { RedRemark } from './red-remark';

/** Letter, postcard and video, one below the other in the order that works. */
export function ProfileProofs({ marks }: DocumentProps) {
  const [ask, offered, take] = marks;
  const { letter, postcard, video } = proofs;
  return (
    <div className="g-doc g-loose g-proofs">
      <section className="letter">
        <div className="g-cap">{letter.title}</div>
        <p>{letter.day}</p>
        {letter.lines.map(line => (
          <p key={line}>{line}</p>
        ))}
        <p className="signed">{letter.signed}</p>
      </section>
      <RedRemark {...ask} />
      <section className="postcard">
        <div>
          <div className="g-cap">{postcard.title}</div>
          <p>{postcard.text}</p>
          <b>{postcard.code}</b>
        </div>
        <address>
          <i aria-hidden="true">{postcard.stamp}</i>
          {postcard.to.map(line => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </section>
      <RedRemark {...offered} />
      <section className="video">
        <div className="g-cap">
          {video.title} <span>{video.length}</span>
        </div>
        <ol>
          {video.scenes.map(({ id, text }) => (
            <li key={id}>
              <Illustration name={`proof-video/${id}`} />
              {text}
            </li>
          ))}
        </ol>
      </section>
      <RedRemark {...take} />
    </div>
  );
}

import { Illustration } from '@/components/drawings/illustration';
import { Sheet } from '@/components/ui/sheet';
import { profileProofs as proofs } from '@/content/google-services/documents/profile-proofs';
import { Cap, Document, RedRemark, type DocumentProps } from './document';

/** Letter, postcard and video, one below the other in the order that works. */
export function ProfileProofs({ marks }: DocumentProps) {
  const [ask, offered, take] = marks;
  const { letter, postcard, video } = proofs;
  return (
    <Document className="gap-y-3 lg:gap-y-8">
      <Sheet
        as="section"
        className="ruled w-full max-w-[790px] -rotate-[.8deg] px-inset py-8 leading-8 *:leading-8"
      >
        <Cap className="soft float-right text-label">{letter.title}</Cap>
        <p>{letter.day}</p>
        {letter.lines.map(line => (
          <p key={line}>{line}</p>
        ))}
        <p className="font-(family-name:--font-hand) text-name text-plate italic">{letter.signed}</p>
      </Sheet>
      <RedRemark {...ask} className="self-end lg:mb-8" />
      <Sheet
        as="section"
        className="ml-auto grid w-full max-w-[640px] rotate-[.7deg] bg-(--b-cream) gap-6 px-inset py-8 leading-snug sm:grid-cols-2"
      >
        <div className="max-sm:pr-[90px]">
          <Cap>{postcard.title}</Cap>
          <p>{postcard.text}</p>
          <b className="mt-4 inline-block rounded-sign border-2 border-dashed px-4 py-2 font-display text-lede leading-snug font-extrabold whitespace-nowrap">
            {postcard.code}
          </b>
        </div>
        <address className="grid content-end not-italic sm:border-l-2 sm:border-line sm:pl-6">
          <i
            className="mb-4 grid h-[88px] w-[76px] place-items-center justify-self-end border-5 border-dotted border-(--b-cream) bg-(--b-enamel) text-center font-display text-small leading-tight font-extrabold text-white not-italic max-sm:absolute max-sm:top-5 max-sm:right-4"
            aria-hidden="true"
          >
            {postcard.stamp}
          </i>
          {postcard.to.map(line => (
            <span key={line} className="border-b-2 border-stone-72 pt-1 pb-0.5">
              {line}
            </span>
          ))}
        </address>
      </Sheet>
      <RedRemark {...offered} className="self-end lg:mb-8" />
      <section className="film-strip rounded-button p-6 text-white shadow-wall">
        <Cap className="mb-4 pt-2 text-label">
          {video.title} <span className="font-medium">{video.length}</span>
        </Cap>
        <ol className="grid grid-cols-2 gap-3 pb-3 text-small/snug md:grid-cols-4">
          {video.scenes.map(({ id, text }) => (
            <li key={id}>
              <Illustration name={`proof-video/${id}`} className="mb-2 w-full rounded-edge [--n:0%]" />
              {text}
            </li>
          ))}
        </ol>
      </section>
      <RedRemark {...take} className="self-end lg:mb-8" />
    </Document>
  );
}

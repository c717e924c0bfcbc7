import { Fragment } from 'react';
import { Illustration } from '@/components/drawings/illustration';
import { Portrait } from '@/components/drawings/portrait';
import { Shop } from '@/components/drawings/shop';
import { storyboard as board } from '@/content/google-services/documents/storyboard';
import type { DocumentProps } from './document-props';
import { RedRemark } from './red-remark';

/** A card with the six frames of one film, in three strips of two. */
export function Storyboard({ marks }: DocumentProps) {
  const strips = [board.frames.slice(0, 2), board.frames.slice(2, 4), board.frames.slice(4)];
  return (
    <div className="g-doc g-sheet g-board">
      <header>
        <p>
          {board.by}
          <b>{board.title}</b>
        </p>
        <p>{board.length}</p>
      </header>
      {strips.map((frames, index) => {
        const mark = marks[index];
        return (
          <Fragment key={frames[0]?.id}>
            <section>
              {frames.map(({ id, at, text }) => (
                <figure key={id}>
                  <Frame id={id} />
                  <figcaption>
                    <b>{at}</b> {text}
                  </figcaption>
                </figure>
              ))}
            </section>
            {mark ? <RedRemark {...mark} /> : null}
          </Fragment>
        );
      })}
    </div>
  );
}

function Frame({ id }: { id: (typeof board.frames)[number]['id'] }) {
  if (id === 'door') return <Shop shop="auto" sky={240} className="frame day door" />;
  return (
    <div className="frame">
      <Illustration name={`storyboard/${id}`} />
      {id === 'face' ? <Portrait person="ray" className="face" /> : null}
    </div>
  );
}

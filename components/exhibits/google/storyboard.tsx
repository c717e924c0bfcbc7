import { Fragment } from 'react';
import { Illustration } from '@/components/drawings/illustration';
import { Portrait } from '@/components/drawings/portrait';
import { Shop } from '@/components/drawings/shop';
import { storyboard as board } from '@/content/google-services/documents/storyboard';
import { Document, DocumentHead, ONE_SHEET, RedRemark, type DocumentProps } from './document';

/** A card with the six frames of one film, in three strips of two. */
export function Storyboard({ marks }: DocumentProps) {
  const strips = [board.frames.slice(0, 2), board.frames.slice(2, 4), board.frames.slice(4)];
  return (
    <Document back={ONE_SHEET}>
      <DocumentHead by={board.by} title={board.title}>
        {board.length}
      </DocumentHead>
      {strips.map((frames, index) => {
        const mark = marks[index];
        return (
          <Fragment key={frames[0]?.id}>
            <section className="grid grid-cols-2 gap-6 px-gut pt-2 pb-4 last-of-type:pb-12 max-[30em]:grid-cols-1">
              {frames.map(({ id, at, text }) => (
                <figure key={id}>
                  <Frame id={id} />
                  <figcaption className="mt-2 leading-snug">
                    <b className="mr-1 font-display font-extrabold">{at}</b> {text}
                  </figcaption>
                </figure>
              ))}
            </section>
            {mark ? <RedRemark {...mark} /> : null}
          </Fragment>
        );
      })}
    </Document>
  );
}

function Frame({ id }: { id: (typeof board.frames)[number]['id'] }) {
  if (id === 'door') return <Shop shop="auto" sky={240} className={`day bg-slate-93 ${FRAME}`} />;
  return (
    <div className={`[&>svg]:size-full ${FRAME}`}>
      <Illustration name={`storyboard/${id}`} />
      {id === 'face' ? (
        <Portrait person="ray" className="absolute inset-x-[20%] top-[8%] aspect-square" />
      ) : null}
    </div>
  );
}

const FRAME = 'relative aspect-[16/10] overflow-hidden rounded-edge border-4 border-ink [--n:0%]';

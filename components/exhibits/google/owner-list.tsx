import { Fragment } from 'react';
import { ownerList as list } from '@/content/google-services/documents/owner-list';
import { Document, RedRemark, type DocumentProps } from './document';

/** A page torn from a pad, in the owner's hand: what is done each week, and when to call. */
export function OwnerList({ marks }: DocumentProps) {
  return (
    <Document back="pad -rotate-[.5deg] rounded-edge">
      <header className={`pt-[52px] text-dusk-36 ${HAND}`}>
        <div className="text-figure leading-11 font-bold">{list.title}</div>
        <p>{list.owner}</p>
      </header>
      {list.parts.map(({ title, items }, index) => {
        const mark = marks[index];
        return (
          <Fragment key={title}>
            <section className={`${HAND} ${index === 2 ? 'text-brick-49 lg:pb-12' : 'text-dusk-36'}`}>
              <div className="font-bold underline decoration-2 underline-offset-6">{title}</div>
              <ul>
                {items.map(({ text, isDone }) => (
                  <li key={text} className="grid grid-cols-[34px_minmax(0,1fr)]">
                    <Box isDone={isDone} />
                    {text}
                  </li>
                ))}
              </ul>
            </section>
            {mark ? (
              <RedRemark
                {...mark}
                className="self-center max-lg:mt-0 max-lg:mr-6 max-lg:ml-[84px] max-sm:mr-4 max-sm:ml-12"
              />
            ) : null}
          </Fragment>
        );
      })}
    </Document>
  );
}

function Box({ isDone }: { isDone: boolean }) {
  return (
    <svg
      viewBox="0 0 30 30"
      className="mt-2 size-6 overflow-visible fill-none stroke-current max-sm:mt-1"
      strokeWidth="2.2"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M4 6l20-2 2 21-21 1Z" />
      {isDone ? <path d="M8 15l6 8Q20 8 29 1" className="stroke-pine-46 stroke-4" /> : null}
    </svg>
  );
}

const HAND =
  '-rotate-[.5deg] pr-6 pb-6 pl-[84px] font-(family-name:--font-hand) text-name/11 italic max-sm:pr-4 max-sm:pl-12 max-sm:text-label/[34px]';

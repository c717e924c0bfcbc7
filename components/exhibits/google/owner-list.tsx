import { Fragment } from 'react';
import { ownerList as list } from '@/content/google-services/documents/owner-list';
import type { DocumentProps } from './document-props';
import { RedRemark } from './red-remark';

/** A page torn from a pad, in the owner's hand: what is done each week, and when to call. */
export function OwnerList({ marks }: DocumentProps) {
  return (
    <div className="g-doc g-loose g-pad">
      <header>
        <div className="g-cap">{list.title}</div>
        <p>{list.owner}</p>
      </header>
      {list.parts.map(({ title, items }, index) => {
        const mark = marks[index];
        return (
          <Fragment key={title}>
            <section className={index === 2 ? 'stop' : undefined}>
              <div className="g-cap">{title}</div>
              <ul>
                {items.map(({ text, isDone }) => (
                  <li key={text}>
                    <Box isDone={isDone} />
                    {text}
                  </li>
                ))}
              </ul>
            </section>
            {mark ? <RedRemark {...mark} /> : null}
          </Fragment>
        );
      })}
    </div>
  );
}

function Box({ isDone }: { isDone: boolean }) {
  return (
    <svg viewBox="0 0 30 30" aria-hidden="true" focusable="false">
      <path d="M4 6l20-2 2 21-21 1Z" />
      {isDone ? <path d="M8 15l6 8Q20 8 29 1" className="tick" /> : null}
    </svg>
  );
}

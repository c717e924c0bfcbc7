import { Fragment } from 'react';
import { searchList as list } from '@/content/google-services/documents/search-list';
import { Bar } from './bar';
import type { DocumentProps } from './document-props';
import { RedRemark } from './red-remark';

/** Ten searches with how often the page was shown and tapped; three that are worth a sentence are circled. */
export function SearchListSheet({ marks }: DocumentProps) {
  const rest = [...marks];
  return (
    <div className="g-doc g-sheet g-words">
      <header>
        <p>
          {list.business}
          <b>{list.title}</b>
        </p>
        <p>
          {list.by} <br />
          {list.day}
        </p>
      </header>
      {list.groups.map(({ title, rows }) => (
        <Fragment key={title}>
          <section className="rule-ink">
            <div className="g-cap">{title}</div>
          </section>
          {rows.map((row: Row) => {
            const mark = row.isCircled ? rest.shift() : undefined;
            return (
              <Fragment key={row.words}>
                <WordRow {...row} />
                {mark ? <RedRemark {...mark} /> : null}
              </Fragment>
            );
          })}
        </Fragment>
      ))}
      <footer>{list.foot}</footer>
    </div>
  );
}

function WordRow({ words, impressions, clicks, isCircled = false, remark }: Row) {
  return (
    <section className={isCircled ? 'circled' : undefined}>
      <p>
        {words}
        {remark ? <small>{remark}</small> : null}
        {isCircled ? <Circle /> : null}
      </p>
      <Bar value={impressions} most={MOST} part={clicks} />
      <p>
        <b>{impressions}</b> {list.key.impressions}
      </p>
      <p>
        <b>{clicks}</b> {list.key.clicks}
      </p>
    </section>
  );
}

/** As a pencil draws it: it does not quite close. */
function Circle() {
  return (
    <svg viewBox="0 0 200 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path
        d="M26 12C70-2 178-1 194 26c8 20-60 33-112 31C30 55 0 44 5 27 11 10 70 2 132 6"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

const MOST = Math.max(...list.groups.flatMap(({ rows }) => rows.map(({ impressions }) => impressions)));

type Row = { words: string; impressions: number; clicks: number; isCircled?: boolean; remark?: string };

import { Fragment } from 'react';
import { Bar } from '@/components/exhibits/bars';
import { searchList as list } from '@/content/google-services/documents/search-list';
import { Cap, Document, DocumentHead, ONE_SHEET, Part, RedRemark, type DocumentProps } from './document';

/** Ten searches with how often the page was shown and tapped; three that are worth a sentence are circled. */
export function SearchListSheet({ marks }: DocumentProps) {
  const rest = [...marks];
  return (
    <Document back={ONE_SHEET}>
      <DocumentHead by={list.business} title={list.title}>
        {list.by} <br />
        {list.day}
      </DocumentHead>
      {list.groups.map(({ title, rows }, index) => (
        <Fragment key={title}>
          <Part isFirst className={index === 0 ? 'pt-6' : 'mt-6 pt-6'}>
            <Cap className="mb-1 text-label">{title}</Cap>
          </Part>
          {rows.map((row: Row) => {
            const mark = row.isCircled ? rest.shift() : undefined;
            return (
              <Fragment key={row.words}>
                <WordRow {...row} />
                {mark ? (
                  <RedRemark {...mark} className="z-1 self-start max-lg:mx-gut lg:mt-6 lg:h-0" />
                ) : null}
              </Fragment>
            );
          })}
        </Fragment>
      ))}
      <footer className="soft px-gut pt-6 pb-12 leading-snug">{list.foot}</footer>
    </Document>
  );
}

function WordRow({ words, impressions, clicks, isCircled = false, remark }: Row) {
  return (
    <section
      className={`grid items-center gap-x-4 px-gut leading-snug max-sm:grid-cols-2 max-sm:gap-y-1 max-sm:py-2 sm:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_6.2em_6.2em] ${isCircled ? 'min-h-[62px] lg:min-h-[100px]' : 'min-h-[52px]'}`}
    >
      <p className="relative justify-self-start font-[650] max-sm:col-span-2">
        {words}
        {remark ? <small className="soft block text-small font-normal">{remark}</small> : null}
        {isCircled ? <Circle /> : null}
      </p>
      <div className="max-sm:col-span-2">
        <Bar value={impressions} most={MOST} part={clicks} look="pale" className="h-[18px]" />
      </div>
      <p className="text-small sm:text-right">
        <b className="font-display text-body">{impressions}</b> {list.key.impressions}
      </p>
      <p className="text-right text-small">
        <b className="font-display text-body">{clicks}</b> {list.key.clicks}
      </p>
    </section>
  );
}

/** As a pencil draws it: it does not quite close. */
function Circle() {
  return (
    <svg
      viewBox="0 0 200 60"
      preserveAspectRatio="none"
      className="absolute inset-x-[-18px] inset-y-[-9px] h-[calc(100%+18px)] w-[calc(100%+36px)] overflow-visible fill-none stroke-pin-fixed stroke-3"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M26 12C70-2 178-1 194 26c8 20-60 33-112 31C30 55 0 44 5 27 11 10 70 2 132 6"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

const MOST = Math.max(...list.groups.flatMap(({ rows }) => rows.map(({ impressions }) => impressions)));

type Row = { words: string; impressions: number; clicks: number; isCircled?: boolean; remark?: string };

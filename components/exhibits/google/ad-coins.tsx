import { Fragment } from 'react';
import { adCoins as month } from '@/content/google-services/documents/ad-coins';
import { Cap, Document, DocumentHead, ONE_SHEET, Part, RedRemark, type DocumentProps } from './document';

/** A month's budget as coins: one heap for what was wanted, four for what was not. */
export function AdCoins({ marks }: DocumentProps) {
  const [wanted, words, place] = marks;
  const markAfter = new Map([
    [0, wanted],
    [1, words],
    [3, place],
  ]);
  return (
    <Document back={ONE_SHEET}>
      <DocumentHead by={month.business} title={month.title}>
        {month.day}
      </DocumentHead>
      {month.rows.map(({ words: label, coins, kind }, index) => {
        const mark = markAfter.get(index);
        return (
          <Fragment key={label}>
            <Part
              isFirst={index === 0}
              className="grid items-end gap-x-6 gap-y-2 pt-6 pb-4 sm:grid-cols-[minmax(0,1fr)_6em]"
            >
              <Cap className="sm:col-span-2">{label}</Cap>
              <p
                className={`flex flex-wrap gap-1 *:size-[42px] ${kind === 'good' ? 'coins' : 'coins coins-wasted'}`}
                aria-hidden="true"
              >
                {Array.from({ length: coins }, (_, coin) => (
                  <i key={coin}>{month.coin}</i>
                ))}
              </p>
              <p className="text-small/snug sm:text-right">
                <b className="font-display text-name leading-none font-extrabold sm:block">{`$${coins * month.coin}`}</b>{' '}
                {`${coins} ${month.unit}`}
              </p>
            </Part>
            {mark ? <RedRemark {...mark} /> : null}
          </Fragment>
        );
      })}
      <footer className="mx-gut flex items-center justify-between gap-4 border-t-2 border-ink pt-6 pb-12 font-display leading-snug font-[750]">
        <span>{month.total}</span>
        <b className="text-figure font-extrabold">{`$${month.budget}`}</b>
      </footer>
    </Document>
  );
}

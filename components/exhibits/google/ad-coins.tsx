import { Fragment } from 'react';
import { adCoins as month } from '@/content/google-services/documents/ad-coins';
import type { DocumentProps } from './document-props';
import { RedRemark } from './red-remark';

/** A month's budget as coins: one heap for what was wanted, four for what was not. */
export function AdCoins({ marks }: DocumentProps) {
  const [wanted, words, place] = marks;
  const markAfter = new Map([
    [0, wanted],
    [1, words],
    [3, place],
  ]);
  return (
    <div className="g-doc g-sheet g-coins">
      <header>
        <p>
          {month.business}
          <b>{month.title}</b>
        </p>
        <p>{month.day}</p>
      </header>
      {month.rows.map(({ words: label, coins, kind }, index) => {
        const mark = markAfter.get(index);
        return (
          <Fragment key={label}>
            <section className={`${index === 0 ? 'rule-ink' : 'rule'} is-${kind}`}>
              <div className="g-cap">{label}</div>
              <Coins count={coins} />
              <p>
                <b>{`$${coins * month.coin}`}</b> {`${coins} ${month.unit}`}
              </p>
            </section>
            {mark ? <RedRemark {...mark} /> : null}
          </Fragment>
        );
      })}
      <footer className="rule-ink">
        <span>{month.total}</span>
        <b>{`$${month.budget}`}</b>
      </footer>
    </div>
  );
}

function Coins({ count }: { count: number }) {
  return (
    <p className="heap" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index}>{month.coin}</i>
      ))}
    </p>
  );
}

import { Fragment } from 'react';
import { tagDrawer as drawer } from '@/content/google-services/documents/tag-drawer';
import type { DocumentProps } from './document-props';
import { RedRemark } from './red-remark';

/** A drawer with eight envelopes: what each script reports to whom, and whether it stays. */
export function TagDrawer({ marks }: DocumentProps) {
  return (
    <div className="g-doc g-loose g-drawer">
      {drawer.rows.map((row, index) => {
        const mark = marks[index];
        return (
          <Fragment key={row[0].name}>
            <ul>
              {row.map(({ name, gets, runs, state }) => (
                <li key={name} className={`is-${state}`}>
                  <div className="g-cap">{name}</div>
                  <p>{gets}</p>
                  <p>{`${drawer.runs} ${runs}`}</p>
                  <b>{drawer[state]}</b>
                </li>
              ))}
            </ul>
            {mark ? <RedRemark {...mark} /> : null}
          </Fragment>
        );
      })}
      <p className="front">
        <span>{drawer.plate}</span>
        <i aria-hidden="true" />
      </p>
    </div>
  );
}

import type { ReactNode } from 'react';
import { DeskSection, Moment, type MarkTone } from '@/app/(desk)/desk/shell/parts';
import './money.css';

/** One thing that happened. `tone`: of its dot; `detail`: what else is known of it. */
export type Happening = { id: string; at: number; tone: MarkTone; title: ReactNode; detail?: ReactNode };

/** What happened, the oldest first. */
export function Happenings({ title, happenings, empty }: HappeningsProps) {
  return (
    <DeskSection title={title} id="history">
      {happenings.length === 0 ? <p className="soft">{empty}</p> : null}
      <ol className="money-line">
        {happenings
          .toSorted((one, other) => one.at - other.at)
          .map(({ id, at, tone, title: what, detail }) => (
            <li key={id} className={`money-dot money-${tone}`}>
              <div>{what}</div>
              <span className="desk-stamp">
                <Moment at={at} />
              </span>
              {detail ? <div className="soft">{detail}</div> : null}
            </li>
          ))}
      </ol>
    </DeskSection>
  );
}

type HappeningsProps = { title: string; happenings: readonly Happening[]; empty: string };

import type { ReactNode } from 'react';
import { DeskSection, Moment, type MarkTone } from '@/app/(desk)/desk/shell/parts';
import { formatDay } from '@/lib/site/time';
import './money.css';

/** One thing that happened, at an instant or on a day of the agency. `tone`: of its dot; `detail`: what else is known. */
export type Happening = { id: string; tone: MarkTone; title: ReactNode; detail?: ReactNode } & (
  | { at: number; on?: never }
  | { on: string; at?: never }
);

/** What happened, the oldest first. */
export function Happenings({ title, happenings, empty }: HappeningsProps) {
  return (
    <DeskSection title={title} id="history">
      {happenings.length === 0 ? <p className="soft">{empty}</p> : null}
      <ol className="money-line">
        {happenings
          .toSorted((one, other) => whenOf(one) - whenOf(other))
          .map(({ id, at, on, tone, title: what, detail }) => (
            <li key={id} className={`money-dot money-${tone}`}>
              <div>{what}</div>
              <span className="desk-stamp">{at === undefined ? formatDay(on) : <Moment at={at} />}</span>
              {detail ? <div className="soft">{detail}</div> : null}
            </li>
          ))}
      </ol>
    </DeskSection>
  );
}

function whenOf({ at, on }: Happening): number {
  return at ?? Date.parse(on ?? '');
}

type HappeningsProps = { title: string; happenings: readonly Happening[]; empty: string };

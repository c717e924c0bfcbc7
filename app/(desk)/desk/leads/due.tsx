import { Icon } from '@/components/ui/icon';
import { site as agency } from '@/content/site';
import { isWaiting, type DeskLead } from '@/lib/leads/lead';
import { promiseFor, sitePromise } from '@/lib/leads/promise';
import { DAY_MS, dayIn, daysAfter, HOUR_MS, sayAge, sayMoment, zonedInstant } from '@/lib/site/time';

/** What a lead waits for next: an answer to its sender, or the next step that staff set. */
export type DueThing = {
  kind: 'answer' | 'step' | 'wrote-back' | 'call';
  /** By when; null where it is wanted at once. */
  at: number | null;
};

/** The soonest of what a lead waits for at `now`; null where nothing is due. */
export function dueThingOf(lead: DeskLead, now: number): DueThing | null {
  if (lead.status === 'spam') return null;
  const { on } = lead.followUp;
  const promise = isWaiting(lead.status) ? promiseFor(lead, sitePromise, now) : null;
  const due: DueThing[] = [
    ...(lead.hasAnswer ? [{ kind: 'wrote-back', at: null } as const] : []),
    ...(promise ? [{ kind: 'answer', at: promise.dueAt } as const] : []),
    // A step is for its whole day.
    ...(on === null ? [] : [{ kind: 'step', at: startOf(daysAfter(on, 1)) } as const]),
  ];
  return due.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))[0] ?? null;
}

function startOf(day: string): number {
  return zonedInstant(Date.parse(day), agency.timeZone);
}

/** A chip: "Wed", "in 2 hours", "1 day late". It is read aloud as the whole moment. Nothing where nothing is due. */
export function Due({ lead, now }: { lead: DeskLead; now: number }) {
  const due = dueThingOf(lead, now);
  return due && <DueChip {...due} now={now} />;
}

export function DueChip({ kind, at, now }: DueThing & { now: number }) {
  if (at === null) return <span className="desk-due desk-soon">Wrote back</span>;
  const isLate = at < now;
  const isSoon = at - now < DAY_MS;
  const whole = `${WORDS[kind]} ${sayMoment(at, { now, timeZone: agency.timeZone })}`;
  return (
    <time
      dateTime={new Date(at).toISOString()}
      title={whole}
      className={`desk-due ${isLate ? 'desk-overdue' : isSoon ? 'desk-soon' : ''}`}
    >
      {isLate ? <Icon name="circle-alert" className="size-4" /> : null}
      <span aria-hidden="true">
        {isLate ? null : <span className="desk-narrow">Due </span>}
        {sayDue({ kind, at }, now)}
      </span>
      <span className="sr-only">
        {whole}
        {isLate ? `, ${sayDue({ kind, at }, now)}` : ''}
      </span>
    </time>
  );
}

const WORDS = { answer: 'Promised by', step: 'Next step by', 'wrote-back': 'By', call: 'Call at' } as const;

/** In as few words as a column has: the weekday of the last moment, hours within a day, how late it is. */
function sayDue({ kind, at }: { kind: DueThing['kind']; at: number }, now: number): string {
  const isDayLong = kind === 'step';
  if (at < now && !isDayLong) return `${sayAge(now - at)} late`;
  if (at < now) {
    const days = Math.ceil((now - at) / DAY_MS);
    return days === 1 ? '1 day late' : `${days} days late`;
  }
  // Of a day that ends at midnight, the day itself is said.
  const last = at - 1;
  const day = dayIn(agency.timeZone, last);
  if (day === dayIn(agency.timeZone, now))
    return at - now < 12 * HOUR_MS && !isDayLong ? `in ${sayAge(at - now)}` : 'Today';
  const shape = at - now < 6 * DAY_MS ? WEEKDAY : DATE;
  return shape.format(last);
}

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: agency.timeZone });
const DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: agency.timeZone });

import { callFigures } from '@/content/calls';
import { consultation } from '@/content/consultation';
import { hours } from '@/content/hours';
import { sitePromise } from '@/lib/leads';
import { DAY_MS, HOUR_MS, MINUTE_MS, zonedInstant, zoneOffsetAt } from '@/lib/site/time';

/** When calls can begin, by the agency's clock. */
export type SlotRules = {
  timeZone: string;
  /** 0 is Sunday. */
  days: readonly number[];
  /** Hours of the day. */
  opens: number;
  closes: number;
  minutes: number;
  stepMinutes: number;
  /** How long before its start a call can be booked at the latest, and for how many days ahead. */
  leadHours: number;
  daysAhead: number;
  /** Returns whether the day that begins at this midnight, as if it were UTC, has no calls whatever its weekday. */
  isClosed: (day: number) => boolean;
};

/** The instants at which a call can begin, in order; a day with a clock change has its usual hours. */
export function listSlots(now: number, rules: SlotRules = siteSlots): number[] {
  const { timeZone, days, opens, closes, minutes, stepMinutes, leadHours, daysAhead, isClosed } = rules;
  const today = Math.floor((now + zoneOffsetAt(now, timeZone)) / DAY_MS) * DAY_MS;
  const open = Array.from({ length: daysAhead + 1 }, (_, index) => today + index * DAY_MS).filter(
    day => days.includes(new Date(day).getUTCDay()) && !isClosed(day),
  );
  const starts = Array.from(
    { length: Math.floor(((closes - opens) * 60 - minutes) / stepMinutes) + 1 },
    (_, index) => opens * HOUR_MS + index * stepMinutes * MINUTE_MS,
  );
  return open
    .flatMap(day => starts.map(start => zonedInstant(day + start, timeZone)))
    .filter(at => at >= now + leadHours * HOUR_MS);
}

const { calendar } = sitePromise;

/** The hours of the phone, on business days. */
const siteSlots: SlotRules = {
  timeZone: calendar.timeZone,
  days: calendar.days,
  opens: Number(hours.opens.slice(0, 2)),
  closes: Number(hours.closes.slice(0, 2)),
  minutes: consultation.freeMinutes,
  ...callFigures.slots,
  isClosed: day => calendar.isClosed?.(day) ?? false,
};

import { callFigures } from '@/content/calls';
import { consultation } from '@/content/consultation';
import { hours } from '@/content/hours';
import { sitePromise } from '@/lib/leads';
import { isClosedDay } from '@/lib/site/business-days';
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
  /** The least time between two calls. */
  bufferMinutes: number;
  /** How long before its start a call can be booked at the latest, and for how many days ahead. */
  leadHours: number;
  daysAhead: number;
  /** Returns whether the day that begins at this midnight, as if it were UTC, has no calls whatever its weekday. */
  isClosed: (day: number) => boolean;
};

/** The instants at which a call can begin, in order; a day with a clock change has its usual hours. */
export function listSlots(now: number, rules: SlotRules = siteSlots): number[] {
  const { timeZone, opens, closes, minutes, stepMinutes, leadHours, daysAhead } = rules;
  const today = Math.floor((now + zoneOffsetAt(now, timeZone)) / DAY_MS) * DAY_MS;
  const open = Array.from({ length: daysAhead + 1 }, (_, index) => today + index * DAY_MS).filter(day =>
    isOpenOn(day, rules),
  );
  // None where the hours are shorter than a call.
  const length = Math.max(0, Math.floor(((closes - opens) * 60 - minutes) / stepMinutes) + 1);
  const starts = Array.from({ length }, (_, index) => opens * HOUR_MS + index * stepMinutes * MINUTE_MS);
  return open
    .flatMap(day => starts.map(start => zonedInstant(day + start, timeZone)))
    .filter(at => at >= now + leadHours * HOUR_MS);
}

/** Whether a call lies within the hours of a day that has calls, from its start to its end. */
export function isInHours(
  { startsAt, minutes }: { startsAt: number; minutes: number },
  rules: SlotRules,
): boolean {
  const wall = startsAt + zoneOffsetAt(startsAt, rules.timeZone);
  const day = Math.floor(wall / DAY_MS) * DAY_MS;
  const [opens, closes] = [day + rules.opens * HOUR_MS, day + rules.closes * HOUR_MS];
  return isOpenOn(day, rules) && wall >= opens && wall + minutes * MINUTE_MS <= closes;
}

function isOpenOn(day: number, { days, isClosed }: SlotRules): boolean {
  return days.includes(new Date(day).getUTCDay()) && !isClosed(day);
}

/** The site's rules with hours and days off that an owner is about to publish. */
export function slotsWithHours({ opens, closes, closedDays }: OfferedHours): SlotRules {
  return { ...siteSlots, opens, closes, isClosed: day => isClosedDay(day, closedDays) };
}

type OfferedHours = { opens: number; closes: number; closedDays: readonly string[] };

const { calendar } = sitePromise;

/** The hours of the phone, on business days. */
export const siteSlots: SlotRules = {
  timeZone: calendar.timeZone,
  days: calendar.days,
  opens: Number(hours.opens.slice(0, 2)),
  closes: Number(hours.closes.slice(0, 2)),
  minutes: consultation.freeMinutes,
  ...callFigures.slots,
  isClosed: day => calendar.isClosed?.(day) ?? false,
};

import { zonedInstant, zoneOffsetAt } from '@/lib/site/time';

/** When the promotion runs: the same days each year in the agency's time zone, unless explicit instants are set. */
export type PromotionRule = {
  timeZone: string;
  start: { month: number; day: number };
  end: { month: number; day: number };
  firstYear: number;
  /** Epoch milliseconds. One alone is completed from the yearly days; any makes that window the only one. */
  override: { start: number | null; end: number | null };
};

/** From `start` up to, not including, `end`. `year` is the one that the texts name. */
export type PromotionWindow = { start: number; end: number; year: number };

type PromotionState = 'active' | 'ended';

/** The window that matters at an instant: the running one, else the last one that ended. An override is always it. */
export function latestWindowAt(rule: PromotionRule, at: number): PromotionWindow {
  const overridden = overriddenWindow(rule);
  if (overridden) return overridden;
  const year = zonedYear(at, rule.timeZone);
  const thisYear = windowOfYear(rule, year);
  return thisYear.start <= at ? thisYear : windowOfYear(rule, year - 1);
}

/**
 * Every window from the first year to `yearsAhead` years after the given instant's: static pages carry them and choose by
 * the visitor's clock, which may be far from ours. Last year's is among them in any case: it is the one that has ended.
 */
export function windowsAround(rule: PromotionRule, at: number, yearsAhead: number): PromotionWindow[] {
  const overridden = overriddenWindow(rule);
  if (overridden) return [overridden];
  const year = zonedYear(at, rule.timeZone);
  const first = Math.min(rule.firstYear, year - 1);
  return Array.from({ length: year + yearsAhead - first + 1 }, (_, index) =>
    windowOfYear(rule, first + index),
  );
}

export function promotionStateAt(rule: PromotionRule, at: number): PromotionState {
  const { start, end } = latestWindowAt(rule, at);
  return start <= at && at < end ? 'active' : 'ended';
}

/** A lead that arrives after the end is kept, and marked (docs/product/promotion.md#window). */
export function isLateAt(rule: PromotionRule, at: number): boolean {
  return at >= latestWindowAt(rule, at).end;
}

/** How many of the promotion's places no one has claimed yet. */
export function placesLeft({ places, claimed }: { places: number; claimed: number }): number {
  return Math.max(0, places - claimed);
}

function windowOfYear({ timeZone, start, end }: PromotionRule, year: number): PromotionWindow {
  return {
    start: zonedMidnight({ ...start, year, timeZone }),
    end: zonedMidnight({ ...end, year, timeZone }),
    year,
  };
}

function overriddenWindow(rule: PromotionRule): PromotionWindow | null {
  const { start, end } = rule.override;
  const anchor = start ?? end;
  if (anchor === null) return null;
  const year = zonedYear(anchor, rule.timeZone);
  if (start !== null) return { start, end: end ?? nextEndAfter(rule, start), year };
  return { start: lastStartBefore(rule, anchor), end: anchor, year };
}

function nextEndAfter(rule: PromotionRule, start: number): number {
  const year = zonedYear(start, rule.timeZone);
  const { end } = windowOfYear(rule, year);
  return end > start ? end : windowOfYear(rule, year + 1).end;
}

function lastStartBefore(rule: PromotionRule, end: number): number {
  const year = zonedYear(end, rule.timeZone);
  const { start } = windowOfYear(rule, year);
  return start < end ? start : windowOfYear(rule, year - 1).start;
}

/** The instant when a calendar day begins in a time zone, before and after clock changes. */
export function zonedMidnight({ year, month, day, timeZone }: CalendarDay & { timeZone: string }): number {
  return zonedInstant(Date.UTC(year, month - 1, day), timeZone);
}

/** The calendar year that an instant falls in, as a clock in the time zone shows it. */
export function zonedYear(at: number, timeZone: string): number {
  return new Date(at + zoneOffsetAt(at, timeZone)).getUTCFullYear();
}

/** The calendar month that an instant falls in; 1 is January. */
export function zonedMonth(at: number, timeZone: string): number {
  return new Date(at + zoneOffsetAt(at, timeZone)).getUTCMonth() + 1;
}

type CalendarDay = { year: number; month: number; day: number };

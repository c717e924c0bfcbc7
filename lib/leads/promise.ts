import { deskFigures } from '@/content/desk';
import { facts } from '@/content/facts';
import { closedDays } from '@/content/hours';
import { promotion } from '@/content/promotion';
import { site } from '@/content/site';
import { NEWSLETTER_FORM } from '@/lib/newsletter';
import { isClosedDay } from '@/lib/site/business-days';
import { HOUR_MS, DAY_MS, zonedInstant, zoneOffsetAt } from '@/lib/site/time';
import { expectsContact } from './topic';

/** What the pages promise to senders; the figures come from `content/`. */
export type PromiseRules = {
  promotionForm: string;
  /** Promotion leads, by the clock. */
  promotionHours: number;
  /** All others, in business time. */
  businessHours: number;
  calendar: BusinessHours;
};

/** The state of a lead's promise at `now`. `leftMs` is counted as promised, so it may be business time; negative is overdue. */
export type ReplyPromise = {
  kind: 'hours' | 'business-hours';
  hours: number;
  dueAt: number;
  leftMs: number;
  now: number;
};

/** The promise that a lead came with, or null when no one waits for us: list entries and the demo. */
export function promiseFor(lead: PromisedLead, rules: PromiseRules, now: number): ReplyPromise | null {
  const { formName, receivedAt } = lead;
  if (!expectsContact(lead)) return null;
  if (formName === rules.promotionForm) {
    const dueAt = receivedAt + rules.promotionHours * HOUR_MS;
    return { kind: 'hours', hours: rules.promotionHours, dueAt, leftMs: dueAt - now, now };
  }
  const dueAt = addBusinessTime(receivedAt, rules.businessHours * HOUR_MS, rules.calendar);
  const leftMs = businessTimeBetween(now, dueAt, rules.calendar);
  return { kind: 'business-hours', hours: rules.businessHours, dueAt, leftMs, now };
}

/** Who is overdue at `now`: unanswered leads received before these instants, by the forms that expect a contact. */
export function overdueSince(
  rules: PromiseRules,
  formNames: readonly string[],
  now: number,
): UnansweredLeads[] {
  const promised = formNames.filter(formName => expectsContact({ formName, fields: {} }));
  const businessHoursAgo = subtractBusinessTime(now, rules.businessHours * HOUR_MS, rules.calendar);
  return promised.map(formName => ({
    formName,
    receivedBefore:
      formName === rules.promotionForm ? now - rules.promotionHours * HOUR_MS : businessHoursAgo,
  }));
}

/** Everyone without an answer, promised or not: who only joined a list waits for nothing. */
export function allUnanswered(formNames: readonly string[], now: number): UnansweredLeads[] {
  return formNames
    .filter(formName => formName !== NEWSLETTER_FORM)
    .map(formName => ({ formName, receivedBefore: now + 1 }));
}

/** What the pages promise to anyone who writes to us: the desk counts by it, and the page of a request shows it. */
export const sitePromise: PromiseRules = {
  promotionForm: promotion.formName,
  promotionHours: promotion.contactWithinHours,
  businessHours: facts.support.emailReplyBusinessHours,
  calendar: {
    timeZone: site.timeZone,
    ...deskFigures.businessDay,
    isClosed: day => isClosedDay(day, closedDays),
  },
};

/** The unanswered leads of a form that came before an instant. */
export type UnansweredLeads = { formName: string; receivedBefore: number };

type PromisedLead = {
  formName: string;
  fields: Readonly<Record<string, string>>;
  receivedAt: number;
};

/** The hours that count, by the wall clock of `timeZone`. `from` and `to` are hours of the day: 0 and 24 are all of it. */
export type BusinessHours = {
  timeZone: string;
  /** 0 is Sunday. */
  days: readonly number[];
  from: number;
  to: number;
  /** Returns whether the day that begins at this midnight, as if it were UTC, is no business day whatever its weekday. */
  isClosed?: (day: number) => boolean;
};

/** The instant at which so much business time has passed since `start`. */
export function addBusinessTime(start: number, ms: number, hours: BusinessHours): number {
  requireHours(hours);
  let left = ms;
  for (let day = dayOf(start, hours); ; day += DAY_MS) {
    const { opens, closes } = opening(day, hours);
    const from = Math.max(opens, start);
    const usable = Math.max(0, closes - from);
    if (left <= usable && usable > 0) return from + left;
    left -= usable;
  }
}

/** The latest instant after which so much business time has passed by `end`: `addBusinessTime` backwards. */
export function subtractBusinessTime(end: number, ms: number, hours: BusinessHours): number {
  requireHours(hours);
  let left = ms;
  for (let day = dayOf(end, hours); ; day -= DAY_MS) {
    const { opens, closes } = opening(day, hours);
    const to = Math.min(closes, end);
    const usable = Math.max(0, to - opens);
    if (left <= usable && usable > 0) return to - left;
    left -= usable;
  }
}

/** How much business time lies between two instants; negative when `to` is before `from`. */
export function businessTimeBetween(from: number, to: number, hours: BusinessHours): number {
  if (to < from) return -businessTimeBetween(to, from, hours);
  requireHours(hours);
  let sum = 0;
  for (let day = dayOf(from, hours); day <= dayOf(to, hours); day += DAY_MS) {
    const { opens, closes } = opening(day, hours);
    sum += Math.max(0, Math.min(closes, to) - Math.max(opens, from));
  }
  return sum;
}

/** The wall clock's midnight before an instant, in milliseconds as if it were UTC: days are then all equally long. */
function dayOf(at: number, { timeZone }: BusinessHours): number {
  return Math.floor((at + zoneOffsetAt(at, timeZone)) / DAY_MS) * DAY_MS;
}

/** When that day's business begins and ends; twice the same instant on a day without. */
function opening(
  day: number,
  { days, from, to, timeZone, isClosed }: BusinessHours,
): { opens: number; closes: number } {
  const opens = zonedInstant(day + from * HOUR_MS, timeZone);
  if (!days.includes(new Date(day).getUTCDay()) || isClosed?.(day)) return { opens, closes: opens };
  return { opens, closes: zonedInstant(day + to * HOUR_MS, timeZone) };
}

/** Without any hour that counts the end would never come. */
function requireHours({ days, from, to }: BusinessHours): void {
  if (days.length === 0 || to <= from) throw new RangeError('There is no business hour in the week');
}

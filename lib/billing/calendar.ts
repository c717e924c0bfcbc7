import { billingFigures } from '@/content/billing';
import { facts } from '@/content/facts';
import { promotion } from '@/content/promotion';
import { isBusinessDay } from '@/lib/site/business-days';
import { daysAfter, monthsAfter } from '@/lib/site/time';

/**
 * The days of billing, as the billing and termination policies have them. Every day is one of the agency's clock,
 * `YYYY-MM-DD`. Amounts are cents.
 */

/**
 * When the first month begins, which is paid with the order: for a website that we build on the day it goes live, and
 * for one that exists on the day of purchase. So no one pays for a month in which there is nothing to look after, and
 * a launch that is entered late never begins before the purchase.
 */
export function firstDay({ isBuilt, paidOn, liveOn }: FirstMonth): string | null {
  if (!isBuilt) return paidOn;
  if (liveOn === null) return null;
  return liveOn < paidOn ? paidOn : liveOn;
}

type FirstMonth = { isBuilt: boolean; paidOn: string; liveOn: string | null };

/**
 * The day on which month `month` begins; the first is 0. Counted from the first day and not from the month before, so
 * the 31st comes back after a February.
 */
export function cycleStart(anchor: string, month: number): string {
  return monthsAfter(anchor, month);
}

/** The first month after the paid one that is not over `today`: what began before it was entered is never billed. */
export function monthAhead(anchor: string, today: string): number {
  let month = 1;
  while (cycleStart(anchor, month) < today) month += 1;
  return month;
}

/** The day on which the invoice of the month that begins at `start` is sent. */
export function sendDay(start: string): string {
  return daysAfter(start, -facts.billing.invoiceDaysBeforeDue);
}

/** An invoice that is sent late, after an outage, is due the day after it is sent. */
export function dueDay(start: string, sentOn: string): string {
  const soonest = daysAfter(sentOn, facts.billing.invoiceDaysBeforeDue);
  return start < soonest ? soonest : start;
}

/** The last day on which notice ends a subscription before the month that begins at `start`. */
export function noticeDay(start: string, isCommitted = false): string {
  if (isCommitted) return daysAfter(start, -promotion.restrictions.cancelNoticeDays);
  let day = start;
  for (let left = facts.termination.noticeBusinessDays; left > 0;) {
    day = daysAfter(day, -1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

/** The end after notice on `today`: the first month that begins late enough, from month `month` on. */
export function endAfterNotice({ anchor, month, isCommitted = false }: Leaving, today: string): string {
  let next = month;
  while (noticeDay(cycleStart(anchor, next), isCommitted) < today) next += 1;
  return cycleStart(anchor, next);
}

/** `month`: the first that may be left. `isCommitted`: with the longer notice of what has a commitment. */
type Leaving = { anchor: string; month: number; isCommitted?: boolean };

/** The days of an invoice that is not paid, counted from the day it is due. */
export function lateDays(due: string): LateDays {
  const lastDay = daysAfter(due, facts.billing.dueWithinDays);
  const feeFrom = daysAfter(lastDay, 1);
  const suspendFrom = daysAfter(lastDay, facts.billing.suspensionAfterDays + 1);
  const { lateFee, suspension } = billingFigures.reminderDaysBefore;
  return {
    lastDay,
    feeReminder: daysAfter(feeFrom, -lateFee),
    feeFrom,
    suspensionReminder: daysAfter(suspendFrom, -suspension),
    suspendFrom,
  };
}

/** `lastDay`: the last one without a late fee. `suspendFrom`: the first one on which the service may be suspended. */
type LateDays = Record<'lastDay' | 'feeReminder' | 'feeFrom' | 'suspensionReminder' | 'suspendFrom', string>;

/** For how many months past due, the one that has begun included, a late fee is owed. */
export function monthsLate(due: string, today: string): number {
  const { feeFrom } = lateDays(due);
  let months = 0;
  while (monthsAfter(feeFrom, months) <= today) months += 1;
  return months;
}

/** The late fee: a share of the invoice for each month, and never of earlier fees. Half a cent is left out. */
export function lateFeeMinor(totalMinor: number, months: number): number {
  return Math.floor((totalMinor * facts.billing.lateFeeMonthlyPercent) / 100) * months;
}

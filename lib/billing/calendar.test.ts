import { describe, expect, test } from 'vitest';
import { facts } from '@/content/facts';
import { saleTerms } from '@/content/sale-terms';
import { formatDay } from '@/lib/site/time';
import {
  cycleStart,
  dueDay,
  endAfterNotice,
  firstDay,
  lateDays,
  lateFeeMinor,
  monthAhead,
  monthsLate,
  noticeDay,
  sendDay,
} from './calendar';

const LIVE = '2027-01-12';

test('the example of the billing policy comes out on its own days', () => {
  const { live, due, sent, lastDay, cancelBy } = saleTerms.invoiceExample;
  const start = cycleStart(LIVE, 1);
  expect(formatDay(LIVE)).toBe(live);
  expect([start, sendDay(start), lateDays(start).lastDay, noticeDay(start)].map(formatDay)).toEqual(
    [due, sent, lastDay, cancelBy].map(day => `${day}, 2027`),
  );
});

test('the first month of a website that we build begins at launch, of one that exists at the purchase', () => {
  const paidOn = '2027-01-05';
  expect(firstDay({ isBuilt: false, paidOn, liveOn: null })).toBe(paidOn);
  expect(firstDay({ isBuilt: true, paidOn, liveOn: null })).toBeNull();
  expect(firstDay({ isBuilt: true, paidOn, liveOn: LIVE })).toBe(LIVE);
  expect(firstDay({ isBuilt: true, paidOn, liveOn: '2026-12-30' })).toBe(paidOn);
});

test('a month that begins on the 31st or on February 29 keeps its day where a month has it', () => {
  expect([1, 2, 3, 13].map(month => cycleStart('2027-01-31', month))).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2028-02-29',
  ]);
  expect([12, 48].map(month => cycleStart('2028-02-29', month))).toEqual(['2029-02-28', '2032-02-29']);
});

test('what began before it was entered is not billed backward, and what begins today is billed', () => {
  expect(['2027-01-12', '2027-02-12', '2027-02-13'].map(today => monthAhead(LIVE, today))).toEqual([1, 1, 2]);
});

test('an invoice that is sent late is due the day after, so no one is late before they know', () => {
  expect(dueDay('2027-02-12', '2027-02-11')).toBe('2027-02-12');
  expect(dueDay('2027-02-12', '2027-03-20')).toBe('2027-03-21');
});

test('notice counts through its last day, and later for the month after', () => {
  expect(endAfterNotice({ anchor: LIVE, month: 1 }, '2027-02-05')).toBe('2027-02-12');
  expect(endAfterNotice({ anchor: LIVE, month: 1 }, '2027-02-06')).toBe('2027-03-12');
  // Weekends are no business days: from a Monday five of them go back to the Monday before.
  expect(noticeDay('2027-02-15')).toBe('2027-02-08');
});

describe('an invoice that is not paid', () => {
  const due = '2027-02-12';
  const days = lateDays(due);

  test('is reminded of before the late fee and before the suspension, in this order', () => {
    expect(days).toEqual({
      lastDay: '2027-02-15',
      feeReminder: '2027-02-15',
      feeFrom: '2027-02-16',
      suspensionReminder: '2027-03-11',
      suspendFrom: '2027-03-18',
    });
  });

  test('is suspended when it is more days past due than the policy says', () => {
    const past = (Date.parse(days.suspendFrom) - Date.parse(days.lastDay)) / 86_400_000;
    expect(past).toBe(facts.billing.suspensionAfterDays + 1);
  });

  test('costs its fee once for each month past due, and none within the days to pay', () => {
    const months = ['2027-02-15', '2027-02-16', '2027-03-15', '2027-03-16', '2027-04-16'];
    expect(months.map(today => monthsLate(due, today))).toEqual([0, 1, 1, 2, 3]);
    expect(lateFeeMinor(14_900, 0)).toBe(0);
    expect(lateFeeMinor(14_900, 2)).toBe(2 * 447);
    expect(lateFeeMinor(4_950, 1)).toBe(148);
  });
});

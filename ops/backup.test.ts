import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/site/time';
import { chooseExpired, copyName, parseCopyName, parseReplacedName, untilNextCopy } from './backup';

const policy = { hourlyKeptWeeks: 1, dailyKeptWeeks: 3, monthlyKeptMonths: 12 };

test('fourteen months of hourly runs leave a week of hours, three weeks of days and twelve months', () => {
  const start = Date.parse('2025-09-14T00:00:00Z');
  const end = Date.parse('2026-11-21T14:00:00Z');
  const copies = runHourly(start, end);
  const ageDays = (at: number) => (end - at) / DAY_MS;
  expect(copies.filter(at => ageDays(at) <= 7)).toHaveLength(7 * 24 + 1);
  const days = copies.filter(at => ageDays(at) > 7 && ageDays(at) <= 21);
  expect(days.map(at => new Date(at).toISOString().slice(0, 13))).toEqual(
    days.map((_, index) => new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 13)),
  );
  expect(days).toHaveLength(14);
  const months = copies.filter(at => ageDays(at) > 21).map(at => new Date(at).toISOString().slice(0, 10));
  expect(months).toEqual([
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
    '2026-04-01',
    '2026-05-01',
    '2026-06-01',
    '2026-07-01',
    '2026-08-01',
    '2026-09-01',
    '2026-10-01',
  ]);
});

test('no copy outlives the twelve months, and the last hours’ copies are never touched', () => {
  const now = Date.parse('2026-11-21T14:00:00Z');
  const anyTimes = fc.array(fc.integer({ min: now - 900 * DAY_MS, max: now + 3 * DAY_MS }), { minLength: 1 });
  const holds = fc.property(anyTimes, times => {
    const expired = new Set(chooseExpired(times, now, policy));
    const newest = Math.max(...times);
    return times.every(at => {
      if (at === newest || at >= now - 7 * DAY_MS) return !expired.has(at);
      return at < Date.parse('2025-11-21T14:00:00Z') ? expired.has(at) : true;
    });
  });
  expect(fc.check(holds).failed).toBe(false);
});

test('the only copy stays, however old', () => {
  expect(chooseExpired([0], Date.parse('2026-11-21T14:00:00Z'), policy)).toEqual([]);
});

test('the names of copies and of files that restores leave tell their time, and no other file is taken for one', () => {
  const at = Date.parse('2026-11-21T14:03:09Z');
  expect(copyName(at, { kind: 'sqlite', isEncrypted: false })).toBe('site-20261121T140309Z.sqlite');
  expect(parseCopyName(copyName(at, { kind: 'dump', isEncrypted: true }))).toBe(at);
  for (const name of [
    'erasures.txt',
    'site-20261121T140309Z.sqlite.partial',
    'replaced-20261121T140309Z.dump',
    'site-20261399T140309Z.sqlite',
  ])
    expect(parseCopyName(name)).toBeNull();
  expect(parseReplacedName('replaced-20261121T140309Z.dump')).toBe(at);
  expect(parseReplacedName('site.sqlite.replaced-20261121T140309Z-wal')).toBe(at);
  expect(parseReplacedName('replaced-20261121T140309Z.dump.age')).toBe(at);
  for (const name of [
    'site.sqlite',
    'site.sqlite-wal',
    'erasures.txt',
    copyName(at, { kind: 'sqlite', isEncrypted: false }),
  ])
    expect(parseReplacedName(name)).toBeNull();
});

test('after a good copy the next one is made at the full hour', () => {
  expect(untilNextCopy(true, Date.parse('2026-11-22T14:50:00Z'))).toBe(10 * MINUTE_MS);
});

test('at the full hour itself the next copy is an hour away, not at once again', () => {
  expect(untilNextCopy(true, Date.parse('2026-11-22T15:00:00Z'))).toBe(60 * MINUTE_MS);
});

test('a copy that failed is tried again within a minute, and never later than the full hour', () => {
  expect(untilNextCopy(false, Date.parse('2026-11-22T14:50:00Z'))).toBe(MINUTE_MS);
  expect(untilNextCopy(false, Date.parse('2026-11-22T14:59:40Z'))).toBe(20_000);
});

function runHourly(start: number, end: number): number[] {
  let copies: number[] = [];
  for (let at = start; at <= end; at += HOUR_MS) {
    copies.push(at);
    const expired = new Set(chooseExpired(copies, at, policy));
    copies = copies.filter(copy => !expired.has(copy));
  }
  return copies;
}

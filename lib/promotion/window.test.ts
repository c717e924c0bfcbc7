import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SECOND_MS } from '@/lib/site/time';
import {
  isLateAt,
  latestWindowAt,
  placesLeft,
  promotionStateAt,
  windowsAround,
  zonedMidnight,
  zonedYear,
  type PromotionRule,
} from './window';

function aRule(override: Partial<PromotionRule['override']> = {}): PromotionRule {
  return {
    timeZone: 'America/New_York',
    start: { month: 7, day: 1 },
    end: { month: 8, day: 1 },
    firstYear: 2025,
    override: { start: null, end: null, ...override },
  };
}

function at(text: string): number {
  return Date.parse(text);
}

describe('the yearly window', () => {
  test('runs from 1 July 00:00 to 1 August 00:00 in New York, in daylight time', () => {
    const window = latestWindowAt(aRule(), at('2025-07-15T12:00:00Z'));
    expect(window).toEqual({
      start: at('2025-07-01T04:00:00Z'),
      end: at('2025-08-01T04:00:00Z'),
      year: 2025,
    });
  });

  test.each([
    ['a second before the start', '2025-07-01T03:59:59Z', 'ended'],
    ['at the start', '2025-07-01T04:00:00Z', 'active'],
    ['a second after the start', '2025-07-01T04:00:01Z', 'active'],
    ['a second before the end', '2025-08-01T03:59:59Z', 'active'],
    ['at the end', '2025-08-01T04:00:00Z', 'ended'],
    ['a second after the end', '2025-08-01T04:00:01Z', 'ended'],
    ['on a leap day', '2028-02-29T12:00:00Z', 'ended'],
  ])('%s (%s) it is %s', (_when, instant, state) => {
    expect(promotionStateAt(aRule(), at(instant))).toBe(state);
  });

  test('before this year’s start, the latest window is last year’s', () => {
    expect(latestWindowAt(aRule(), at('2026-07-01T03:59:59Z')).year).toBe(2025);
    expect(latestWindowAt(aRule(), at('2026-07-01T04:00:00Z')).year).toBe(2026);
  });

  test('the year is New York’s, not the server’s', () => {
    expect(latestWindowAt(aRule(), at('2027-01-01T04:59:59Z')).year).toBe(2026);
    expect(zonedYear(at('2027-01-01T04:59:59Z'), 'America/New_York')).toBe(2026);
  });

  test('in every year it is active for exactly the 31 days between its edges', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2020, max: 2100 }), year => {
        const { start, end } = latestWindowAt(aRule(), Date.UTC(year, 6, 20));
        const states = [start - SECOND_MS, start, end - SECOND_MS, end].map(instant =>
          promotionStateAt(aRule(), instant),
        );
        expect(states).toEqual(['ended', 'active', 'active', 'ended']);
        expect(end - start).toBe(31 * 24 * 60 * 60 * SECOND_MS);
      }),
    );
  });
});

describe('midnight in a zone', () => {
  test.each([
    ['the day the clocks go forward', { year: 2026, month: 3, day: 8 }, '2026-03-08T05:00:00Z'],
    ['the day after', { year: 2026, month: 3, day: 9 }, '2026-03-09T04:00:00Z'],
    ['the day the clocks go back', { year: 2026, month: 11, day: 1 }, '2026-11-01T04:00:00Z'],
    ['the day after', { year: 2026, month: 11, day: 2 }, '2026-11-02T05:00:00Z'],
  ])('%s is right', (_which, day, expected) => {
    expect(zonedMidnight({ ...day, timeZone: 'America/New_York' })).toBe(at(expected));
  });

  test('is right east of Greenwich and at UTC itself', () => {
    expect(zonedMidnight({ year: 2026, month: 7, day: 1, timeZone: 'Asia/Kolkata' })).toBe(
      at('2026-06-30T18:30:00Z'),
    );
    expect(zonedMidnight({ year: 2026, month: 7, day: 1, timeZone: 'UTC' })).toBe(at('2026-07-01T00:00:00Z'));
  });
});

describe('explicit instants', () => {
  const start = at('2026-11-20T05:00:00Z');
  const end = at('2026-11-30T05:00:00Z');

  test('both replace every yearly window', () => {
    const rule = aRule({ start, end });
    expect(latestWindowAt(rule, at('2026-07-15T12:00:00Z'))).toEqual({ start, end, year: 2026 });
    const edges = [start - SECOND_MS, start, end - SECOND_MS, end];
    expect(edges.map(instant => promotionStateAt(rule, instant))).toEqual([
      'ended',
      'active',
      'active',
      'ended',
    ]);
    expect(promotionStateAt(rule, at('2027-07-15T12:00:00Z'))).toBe('ended');
  });

  test('an end alone keeps the last yearly start before it', () => {
    const window = latestWindowAt(aRule({ end: at('2026-08-15T04:00:00Z') }), start);
    expect(window).toEqual({
      start: at('2026-07-01T04:00:00Z'),
      end: at('2026-08-15T04:00:00Z'),
      year: 2026,
    });
    expect(latestWindowAt(aRule({ end: at('2026-03-01T05:00:00Z') }), start).start).toBe(
      at('2025-07-01T04:00:00Z'),
    );
  });

  test('a start alone keeps the next yearly end after it', () => {
    expect(latestWindowAt(aRule({ start: at('2026-06-20T04:00:00Z') }), start).end).toBe(
      at('2026-08-01T04:00:00Z'),
    );
    expect(latestWindowAt(aRule({ start }), start).end).toBe(at('2027-08-01T04:00:00Z'));
  });
});

test('a lead is late from the end’s instant on, and not before an override has begun', () => {
  const end = at('2025-08-01T04:00:00Z');
  expect([end - SECOND_MS, end, end + SECOND_MS].map(instant => isLateAt(aRule(), instant))).toEqual([
    false,
    true,
    true,
  ]);
  const ahead = aRule({ start: at('2026-11-20T05:00:00Z'), end: at('2026-11-30T05:00:00Z') });
  expect(isLateAt(ahead, at('2026-11-20T04:59:59Z'))).toBe(false);
});

test.each([
  ['2025-03-01T12:00:00Z', [2024, 2025, 2026, 2027, 2028]],
  ['2026-03-01T12:00:00Z', [2025, 2026, 2027, 2028, 2029]],
  ['2027-12-31T12:00:00Z', [2025, 2026, 2027, 2028, 2029, 2030]],
])('a static page of %s carries the first window, last year’s and those to come', (now, years) => {
  expect(windowsAround(aRule(), at(now), 3).map(window => window.year)).toEqual(years);
});

test('of an override a static page carries only itself', () => {
  const now = at('2026-03-01T12:00:00Z');
  expect(windowsAround(aRule({ start: now, end: now + SECOND_MS }), now, 3)).toHaveLength(1);
});

describe('by the visitor’s clock', () => {
  const servers = ['2025-07-15', '2026-11-22', '2027-01-01', '2030-06-30'];
  const years = [2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035];

  test.each(servers)('every July from 2025 on is in a window of a page made on %s', day => {
    const windows = windowsAround(aRule(), at(`${day}T12:00:00Z`), 10);
    const isIn = (now: number) => windows.some(({ start, end }) => start <= now && now < end);
    for (const year of years) {
      expect(isIn(at(`${year}-07-01T04:00:00Z`))).toBe(true);
      expect(isIn(at(`${year}-08-01T04:00:00Z`))).toBe(false);
    }
  });
});

test('places never fall below none', () => {
  expect(placesLeft({ places: 100, claimed: 7 })).toBe(93);
  expect(placesLeft({ places: 100, claimed: 120 })).toBe(0);
});

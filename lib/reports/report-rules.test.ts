import { describe, expect, test } from 'vitest';
import { findReason, sayReason, sayTask, type Figures, type Report, type Tally } from './report-rules';

type Leads = { source: Tally; page?: Tally; form?: Tally };

function aReport(now: Leads, before: Leads, changes: Partial<Figures> = {}): Report {
  const figures = ({ source, page, form }: Leads): Figures => {
    const count = Object.values(source).reduce((sum, one) => sum + one, 0);
    return {
      views: {},
      visits: { source: {}, page: {}, day: {} },
      robots: 0,
      leads: { source, page: page ?? { '/': count }, form: form ?? { 'contact-form': count }, day: {} },
      orders: { source: {}, page: {} },
      answers: { promised: 0, inTime: 0 },
      won: 0,
      money: [],
      misses: [],
      checkups: { made: 0, emailed: 0, failed: 0 },
      assistant: { answered: 0, passedOn: 0, unknown: 0 },
    };
  };
  return { period: 'week-2026-07-06', now: { ...figures(now), ...changes }, before: figures(before) };
}

describe('the most likely reason', () => {
  test('is what makes the largest share of the change, and a source before a page of the same share', () => {
    const report = aReport(
      { source: { 'google.com': 4, 'bing.com': 5 }, page: { '/': 8, '/pricing': 1 } },
      { source: { 'google.com': 12, 'bing.com': 6 }, page: { '/': 9, '/pricing': 9 } },
    );
    expect(findReason(report)).toMatchObject({ what: 'source', name: 'google.com', before: 12, now: 4 });
    expect(sayReason(report)).toBe('Leads from google.com went from 12 to 4. That is 89% of the change.');
    expect(sayTask(report)).toBe('Look at google.com: is the link, listing or ad still there and right?');
  });

  test('is a page where the change of no source explains as much', () => {
    const report = aReport(
      { source: { a: 8, b: 9 }, page: { '/': 6, '/pricing': 11 } },
      { source: { a: 4, b: 4 }, page: { '/': 6, '/pricing': 2 } },
    );
    expect(findReason(report)).toMatchObject({ what: 'page', name: '/pricing', share: 1 });
    expect(sayTask(report)).toBe('Link to /pricing from more pages.');
  });

  test('moves the other way than what only happened beside it', () => {
    const report = aReport({ source: { a: 12, b: 2 } }, { source: { a: 1, b: 5 } });
    expect(findReason(report)).toMatchObject({ name: 'a', share: 1 });
  });

  test.each([
    ['fewer than ten leads', { source: { a: 8 } }, { source: { b: 1 } }, 'few'],
    ['hardly a change', { source: { a: 21 } }, { source: { a: 20, b: 3 } }, 'steady'],
    [
      'many small changes',
      { source: { a: 2, b: 2, c: 2, d: 2, unknown: 9 }, form: { x: 6, y: 6, z: 5 }, page: { '/': 17 } },
      { source: { a: 1, b: 1, c: 1, d: 1, unknown: 1 }, form: { x: 2, y: 2, z: 1 }, page: { '/': 5 } },
      'spread',
    ],
  ])('cannot be told from %s', (_, now, before, why) => {
    const report = aReport(now, before);
    expect(findReason(report)).toEqual({ kind: 'unknown', why });
    expect(sayReason(report)).toMatch(/^We can’t tell: /);
  });
});

test('leads that waited too long come first of what is to do, then what is missing on the site', () => {
  const quiet: Leads = { source: { a: 6 } };
  const misses = [{ text: 'seo', count: 3 }];
  expect(sayTask(aReport(quiet, quiet, { answers: { promised: 10, inTime: 9 }, misses }))).toBe(
    'Answer sooner: 1 of 10 leads waited longer than we promise.',
  );
  expect(sayTask(aReport(quiet, quiet, { answers: { promised: 20, inTime: 19 }, misses }))).toBe(
    'Write a page that answers “seo”: people searched for it 3 times and found nothing.',
  );
  expect(sayTask(aReport(quiet, quiet))).toBe('Nothing stands out. Ask a happy customer for a review.');
});

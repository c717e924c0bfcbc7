import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { facts } from '@/content/facts';
import type { Emptied, Holding } from './holding';
import { entriesOf, holdings } from './holdings';

const POLICY = readFileSync(join(import.meta.dirname, '../../content/policies/privacy-policy.mdx'), 'utf8');

/** Rows with a figure that the database does not keep: backups, the server's logs, Google, and what people do. */
const KEPT_ELSEWHERE = [
  'Customer account, site files and content, after termination',
  'Backups of a terminated account',
  'Backups of a running site',
  'Server logs',
  'Detailed statistics at Google',
];

const promised = rowsOf('How long we keep it').filter(([, howLong]) => howLong.includes('<Fact'));
const duties = entriesOf(holdings).flatMap(([, { keep }]) =>
  'duties' in keep ? Object.values<{ days: number | null; policy?: string }>(keep.duties) : [],
);

test('every figure of the privacy policy about the database is what is done, to the day', () => {
  const done = duties.flatMap(({ days, policy }) => (policy === undefined ? [] : [[policy, days]]));
  const said = promised
    .filter(([what]) => !KEPT_ELSEWHERE.includes(what))
    .map(([what, howLong]) => [what, daysIn(howLong)]);
  expect(Object.fromEntries(done)).toEqual(Object.fromEntries(said));
  expect(promised.map(([what]) => what)).toEqual(expect.arrayContaining(KEPT_ELSEWHERE));
});

test('a column of text without a rule does not compile, and neither does one that is not emptied', () => {
  // @ts-expect-error The rule for `name` is missing.
  const texts: Holding<'locks'>['texts'] = {};
  // @ts-expect-error Nothing empties `phone`.
  const emptied: Emptied<{ id: 'plain'; phone: 'theirs' }, 'theirs'> = {};
  expect([texts, emptied]).toEqual([{}, {}]);
});

/** The rows of the table under a heading, as their first two cells. */
function rowsOf(heading: string): [string, string][] {
  const [, after = ''] = POLICY.split(`## ${heading}\n`);
  const [table = ''] = after.split('\n## ');
  return Array.from(table.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm), ([, what = '', howLong = '']) => [
    what,
    howLong,
  ]);
}

/** Months and years as the longest that they can be, so nothing goes early. */
function daysIn(howLong: string): number {
  const [, group = '', name = '', unit = ''] =
    /<Fact name="(\w+)\.(\w+)"\/> (day|month|year)/.exec(howLong) ?? [];
  const figures: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    privacy: facts.privacy,
    checkup: facts.checkup,
    search: facts.search,
    termination: facts.termination,
  };
  const figure = Number(figures[group]?.[name]);
  return Math.ceil(figure * ({ day: 1, month: 31, year: 365.25 }[unit] ?? NaN));
}

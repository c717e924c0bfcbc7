import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TEMPLATES } from '@/tests/e2e/site/templates';
import { NEEDS, needOf } from './needs';
import { heldInCheck, promiseTable, readPromises, writtenTable } from './promises';
import { KINDS_IN_CHECK, WAITING_PROMISES, WAITS_FOR_TEST } from './waits-for-test';

const root = join(import.meta.dirname, '..');

test('every file that waits is here, and so is every kind of page that does not', () => {
  expect(Object.keys(WAITS_FOR_TEST).filter(file => !existsSync(join(root, file)))).toEqual([]);
  expect(KINDS_IN_CHECK.filter(kind => !(kind in TEMPLATES))).toEqual([]);
});

test('a promise without a holder in `npm run check` says why it waits, and no other does', () => {
  const waiting = readPromises().filter(promised => heldInCheck(promised).length === 0);
  expect(waiting.map(({ name }) => name)).toEqual(Object.keys(WAITING_PROMISES));
});

test('all documents with promises are read', () => {
  const names = readPromises().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['L1', 'L25', 'O1', 'B8', 'U9', 'S6', 'A7', 'W1']));
  expect(names).toEqual(expect.arrayContaining(['The server sets the price', 'Killed', 'Disk full']));
});

test('the table of docs/checks.md is up to date: npm run promises', () => {
  expect(writtenTable()).toBe(promiseTable());
});

test('every file whose tests skip themselves says what it needs', () => {
  const files = globSync('{components,engine,lib,ops,server,simulators,tests}/**/*.{ts,tsx}', { cwd: root });
  const skipping = files.filter(file =>
    /\.(?:skipIf|runIf)\(|test\.skip\(!is/.test(readFileSync(join(root, file), 'utf8')),
  );
  // This file names them, too.
  expect(skipping.filter(file => !file.startsWith('ops/waits-for-test')).toSorted()).toEqual(
    Object.keys(NEEDS).toSorted(),
  );
});

test('a test of PostgreSQL needs PostgreSQL, and a browser test a browser', () => {
  expect(needOf('tests/integration/leads/submit.test.ts', 'a lead (PostgreSQL) is stored')).toBe(
    'PostgreSQL',
  );
  expect(needOf('tests/e2e/lead.spec.ts', 'a lead')).toBe('Chromium');
});

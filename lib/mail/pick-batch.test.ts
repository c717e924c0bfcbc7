import { expect, test } from 'vitest';
import { pickBatch, STARVED_MS } from './pick-batch';

const NOW = 100 * STARVED_MS;
const due = (name: string, waitedMs: number) => ({ name, next_attempt_at: NOW - waitedMs });
const pick = (mails: readonly ReturnType<typeof due>[], limit = 3) =>
  pickBatch(mails, { limit, now: NOW }).map(({ name }) => name);

test('the most urgent emails fill the batch while no other has waited for long', () => {
  const mails = [due('a', 5), due('b', 4), due('c', 3), due('low', STARVED_MS - 1)];
  expect(pick(mails)).toEqual(['a', 'b', 'c']);
});

test('the email that has waited the longest gets the last place once it is starved', () => {
  const mails = [due('a', 5), due('b', 4), due('c', 3), due('low', STARVED_MS), due('lower', STARVED_MS + 1)];
  expect(pick(mails)).toEqual(['a', 'b', 'lower']);
});

test('the only place of a batch is never given away, and a short queue goes out whole', () => {
  expect(pick([due('a', 5), due('low', STARVED_MS)], 1)).toEqual(['a']);
  expect(pick([due('a', 5), due('low', STARVED_MS)])).toEqual(['a', 'low']);
});

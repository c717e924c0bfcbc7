import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addOns } from '@/content/add-ons';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

test('a sentence that counts the add-ons names as many as are sold', () => {
  const pattern = new RegExp(`\\b(?:${WORDS.join('|')}) add-ons\\b`, 'gi');
  const counts = globSync('content/**/*.{ts,mdx}').flatMap(file =>
    Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([text]) => `${file}: ${text.toLowerCase()}`),
  );
  expect(counts).not.toEqual([]);
  expect(counts.filter(text => !text.endsWith(`: ${WORDS[addOns.length]} add-ons`))).toEqual([]);
});

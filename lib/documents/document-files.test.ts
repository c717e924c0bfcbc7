import { expect, test } from 'vitest';
import { readingMinutes, toPlainText } from './document-files';

test('markup goes, words stay', () => {
  const body =
    '## A *bold* claim\n\n- one [link](/blog)\n- two\n\n| A | B |\n| --- | --- |\n| 1 | “Open.” |\n\n<Tip title="Now">Call **us**.</Tip>';
  expect(toPlainText(body)).toBe('A bold claim one link two A; B. 1; “Open.” Call us.');
});

test('reading time is whole minutes and never zero', () => {
  expect(readingMinutes('one two')).toBe(1);
  expect(readingMinutes('word '.repeat(1100))).toBe(5);
});

import { expect, test } from 'vitest';
import { computingMs } from '@/tests/support/computing-time';
import { toSingleLine } from './text';
import { toStoredPhone, toTypedLines, trimTyped, withoutInvisible } from './typed-text';

test.each([
  '\u200b',
  '\u200b \u2060',
  '\u00a0',
  '\u3164',
  '\u2800',
  '\u00ad\ufeff',
  '\ufe0f',
  '\u0000',
  '\r\n',
])('what cannot be seen (%j) is nothing, in a field, a line and a message', text => {
  expect([trimTyped(text), toSingleLine(text), toTypedLines(text)]).toEqual(['', '', '']);
});

test.each([' Ana ', 'Ана', '李', '👩‍👩‍👧', '☕️', 'نـ\u200cـا', '-', '٣', '👍🏽\u200d'])(
  '%s stays, without its blanks',
  text => {
    expect(trimTyped(text)).toBe(text.trim());
  },
);

test.each([
  ['Ana\u200bRuiz', 'AnaRuiz'],
  ['Tra\u00adding', 'Trading'],
  ['\ufeffAna', 'Ana'],
  ['\u202aAna\u202c', 'Ana'],
  ['\u2067אבי\u2069', 'אבי'],
  ['a\u202efdp.exe', 'afdp.exe'],
  ['Ana\u00a0Ruiz', 'Ana Ruiz'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['Ana\u200d', 'Ana'],
])('%j is kept as %j', (typed, kept) => {
  expect(withoutInvisible(typed)).toBe(kept);
});

test.each([
  ['\u202a+1\u00a0(212)\u00a0555\u20110142\u202c', '+1 (212) 555-0142'],
  ['２１２－５５５－０１４２', '212-555-0142'],
  ['٢١٢٥٥٥٠١٤٢', '2125550142'],
  ['tel:+1-212-555-0142', '+1-212-555-0142'],
  ['212–555–0142', '212-555-0142'],
  ['1-800-FLOWERS', '1-800-FLOWERS'],
  ['555.014.2018 ext. 4', '555.014.2018 ext. 4'],
])('the number %j is kept as %j', (typed, kept) => {
  expect(toStoredPhone(typed)).toBe(kept);
});

test('a text of 100,000 signs is cleaned in time that grows with its length alone', () => {
  for (const sign of ['\u200b', '\u200d', 'a\u200d', ' ', '٣', '—', '\n'])
    expect(computingMs(() => toStoredPhone(toTypedLines(sign.repeat(100_000))))).toBeLessThan(300);
});

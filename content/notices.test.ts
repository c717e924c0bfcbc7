import { expect, test } from 'vitest';
import { deskNotices } from './desk';

// The desk shows a notice on the page that is opened next, whichever that is.
test('no notice of the desk speaks of a place on its page', () => {
  const texts = Object.values(deskNotices).map(({ text }) => text);
  expect(texts.filter(text => /\b(?:below|above|on this page)\b/i.test(text))).toEqual([]);
});

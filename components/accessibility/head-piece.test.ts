// @vitest-environment jsdom
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { ACCESSIBILITY_HEAD } from './head-piece';

test.each([
  ['{"text":"150","unknown":"x","motion":3}', ['data-a11y-text']],
  ['"text"', []],
  ['null', []],
  ['{', []],
  [null, []],
])('the head script makes of %s the attributes %j', (stored, attributes) => {
  const head = document.createElement('html');
  runInNewContext(ACCESSIBILITY_HEAD, { html: head, stored: () => stored });
  expect(head.getAttributeNames()).toEqual(attributes);
});

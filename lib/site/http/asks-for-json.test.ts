import { expect, test } from 'vitest';
import { asksForJson } from './request';

test.each([
  ['a script', 'application/json', 'application/x-www-form-urlencoded', true],
  ['a script that takes other things too', 'text/plain, Application/JSON;q=0.9', null, true],
  ['whoever sends JSON', '*/*', 'application/json; charset=utf-8', true],
  ['a browser', 'text/html,application/xhtml+xml,*/*;q=0.8', 'application/x-www-form-urlencoded', false],
  ['who says nothing', null, undefined, false],
])('%s (%s, %s) gets JSON: %s', (_, accept, contentType, expected) => {
  expect(asksForJson({ accept, contentType })).toBe(expected);
});

import { expect, test } from 'vitest';
import { isFormEncoded } from './request';

test.each([
  ['application/x-www-form-urlencoded', true],
  ['Application/X-WWW-Form-Urlencoded ; charset=utf-8', true],
  ['multipart/form-data; boundary=x', false],
  ['text/plain;application/x-www-form-urlencoded', false],
  ['', false],
])('a body of type "%s" is a plain form’s: %s', (type, expected) => {
  const headers: Record<string, string> = type ? { 'content-type': type } : {};
  expect(isFormEncoded(new Request('http://site.test/', { method: 'POST', headers }))).toBe(expected);
});

import { expect, test } from 'vitest';
import {
  deviceCookie,
  endedCookie,
  readDeviceSecret,
  readSessionSecret,
  sessionCookie,
} from './session-cookie';

const SECRET = 'a'.repeat(43);
const SECURE = 'https://agency.test';
const PLAIN = 'http://localhost:3000';

test('over https the cookie is bound to the host, without it a plain one works', () => {
  expect(sessionCookie(SECRET, SECURE)).toBe(
    `__Host-session=${SECRET}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(endedCookie(PLAIN)).toBe('session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
});

test.each([
  [`__Host-session=${SECRET}`, SECRET],
  [`theme=dark; __Host-session=${SECRET}; a=b`, SECRET],
  [`session=${SECRET}`, null],
  [`x__Host-session=${SECRET}`, null],
  ['__Host-session=short', null],
  [`__Host-session=${SECRET}%00`, null],
  [null, null],
])('of %j the secret is %j', (header, expected) => {
  expect(readSessionSecret(header, SECURE)).toBe(expected);
});

test('the cookie of a trusted device is one of its own, and only our own pages send it', () => {
  const cookie = deviceCookie(SECRET, SECURE);
  expect(cookie).toBe(
    `__Host-desk-device=${SECRET}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict; Secure`,
  );
  expect(readDeviceSecret(cookie, SECURE)).toBe(SECRET);
  expect([readDeviceSecret(cookie, PLAIN), readSessionSecret(cookie, SECURE)]).toEqual([null, null]);
});

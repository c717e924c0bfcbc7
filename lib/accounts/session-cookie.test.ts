import { expect, test } from 'vitest';
import {
  deviceCookie,
  endedCookie,
  readDeviceSecret,
  readSessionSecret,
  sessionCookie,
} from './session-cookie';

const SECRET = 'a'.repeat(43);

test('over https the cookie is bound to the host, without it a plain one works', () => {
  expect(sessionCookie({ secret: SECRET, isSecure: true, days: 1 })).toBe(
    `__Host-session=${SECRET}; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(endedCookie(false)).toBe('session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
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
  expect(readSessionSecret(header, true)).toBe(expected);
});

test('the cookie of a trusted device is one of its own, and only our own pages send it', () => {
  const cookie = deviceCookie({ secret: SECRET, isSecure: true, days: 30 });
  expect(cookie).toBe(
    `__Host-desk-device=${SECRET}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict; Secure`,
  );
  expect(readDeviceSecret(cookie, true)).toBe(SECRET);
  expect([readDeviceSecret(cookie, false), readSessionSecret(cookie, true)]).toEqual([null, null]);
});

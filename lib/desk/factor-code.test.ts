import { expect, test } from 'vitest';
import { codeAt, factorUri, newFactorSecret, newRecoveryCodes, readCode, stepOfCode } from './factor-code';

/** The shared secret of RFC 6238, appendix B: the digits 1 to 0, twice, in base32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59_000, '287082'],
  [1_111_111_109_000, '081804'],
  [20_000_000_000_000, '353130'],
])('the code at %d is the one of RFC 6238: %s', (now, code) => {
  expect(codeAt(RFC_SECRET, now)).toBe(code);
});

test('a code belongs to its step, is accepted one step early or late, and no longer', () => {
  const at = 1_000_000 * 30_000;
  const code = codeAt(RFC_SECRET, at);
  const stepAt = (now: number) => stepOfCode(code, { secret: RFC_SECRET, now });
  expect([stepAt(at), stepAt(at + 30_000), stepAt(at - 30_000)]).toEqual([1_000_000, 1_000_000, 1_000_000]);
  expect([stepAt(at + 60_000), stepAt(at - 60_000)]).toEqual([null, null]);
  expect(stepOfCode('12345', { secret: RFC_SECRET, now: at })).toBeNull();
});

test('secrets have 160 bits and differ; the app reads them with the issuer and the address', () => {
  const secret = newFactorSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newFactorSecret()).not.toBe(secret);
  const uri = new URL(factorUri(secret, { issuer: 'Cornerpin', email: 'ada@agency.test' }));
  expect(decodeURIComponent(uri.pathname)).toContain('Cornerpin:ada@agency.test');
  expect(uri.searchParams.get('secret')).toBe(secret);
});

test('ten recovery codes differ, and are read however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  const [first = ''] = codes;
  const digits = first.replaceAll('-', '');
  expect(digits).toMatch(/^\d{36}$/);
  expect(readCode(` ${first.replaceAll('-', ' ')}`)).toEqual({ kind: 'recovery', text: digits });
  expect(readCode('287 082')).toEqual({ kind: 'totp', text: '287082' });
  expect(readCode(' - ')).toEqual({ kind: 'missing' });
});

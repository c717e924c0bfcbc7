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

test('ten recovery codes differ, have 60 bits, and are read however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
  const characters = new Set(
    Array.from({ length: 100 }, newRecoveryCodes).flat().join('').replaceAll('-', ''),
  );
  expect(Math.log2(characters.size) * 12).toBe(60);
  const [first = ''] = codes;
  const text = first.replaceAll('-', '');
  for (const typed of [` ${first.replaceAll('-', ' ')}`, text.toLowerCase(), first])
    expect(readCode(typed)).toEqual({ kind: 'recovery', text });
  expect(readCode('OIL0-abcd-1234')).toEqual({ kind: 'recovery', text: '0110ABCD1234' });
});

test('a recovery code of 36 digits, as they were made before, is still one', () => {
  const digits = '0123456789'.repeat(4).slice(0, 36);
  expect(readCode(digits.replace(/\d{6}(?=\d)/g, '$&-'))).toEqual({ kind: 'recovery', text: digits });
});

test('codes of the app are read with spaces, and nothing typed is nothing', () => {
  expect(readCode('287 082')).toEqual({ kind: 'totp', text: '287082' });
  expect(readCode(' - ')).toEqual({ kind: 'missing' });
});

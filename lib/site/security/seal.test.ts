import { expect, test } from 'vitest';
import { newId } from '@/lib/site/ids';
import { seal, unseal, openSealedId, sealId } from './seal';

const KEY = { secret: 'a secret of the site', context: 'account-1' };
const REFUSED = 'unable to authenticate data';

test('what is sealed opens with the same secret and context, and two seals of one text differ', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', KEY);
  expect(unseal(sealed, KEY)).toBe('JBSWY3DPEHPK3PXP');
  expect(seal('JBSWY3DPEHPK3PXP', KEY)).not.toBe(sealed);
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
});

test('another secret, another row or a changed text opens nothing', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', KEY);
  expect(() => unseal(sealed, { ...KEY, secret: 'another' })).toThrow(REFUSED);
  expect(() => unseal(sealed, { ...KEY, context: 'account-2' })).toThrow(REFUSED);
  const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1);
  expect(() => unseal(changed, KEY)).toThrow(REFUSED);
});

test('after a change of secrets it opens with a former one, for as long as that is given', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', KEY);
  const rotated = { ...KEY, secret: 'the new secret' };
  expect(unseal(sealed, { ...rotated, previousSecrets: ['older', KEY.secret] })).toBe('JBSWY3DPEHPK3PXP');
  expect(() => unseal(sealed, { ...rotated, previousSecrets: ['older'] })).toThrow(REFUSED);
});

const NOW = Date.parse('2026-07-05T12:00:00Z');
const id = newId();
const sealed = sealId({ id, purpose: 'sent', until: NOW + 1_000, secret: 'secret' });
const open = (text: string, change: Partial<Parameters<typeof openSealedId>[1]> = {}) =>
  openSealedId(text, { purpose: 'sent', now: NOW, secret: 'secret', ...change });

test('a sealed id opens until its time is over', () => {
  expect(open(sealed)).toBe(id);
  expect(open(sealed, { now: NOW + 999 })).toBe(id);
  expect(open(sealed, { now: NOW + 1_000 })).toBeNull();
});

test('it opens for its own purpose and with its own secret only', () => {
  expect(open(sealed, { purpose: 'newsletter' })).toBeNull();
  expect(open(sealed, { secret: 'another' })).toBeNull();
});

test('after a change of secrets it opens with the former one, for as long as that is given', () => {
  expect(open(sealed, { secret: 'new', previousSecrets: ['older', 'secret'] })).toBe(id);
  expect(open(sealed, { secret: 'new', previousSecrets: ['older'] })).toBeNull();
});

test.each([
  '',
  id,
  sealed.slice(0, -1),
  `${sealed}a`,
  sealed.replace(id, newId()),
  sealed.replace(/\.[0-9a-z]+\./, '.zzzzzzzz.'),
  '..',
  'a'.repeat(100_000),
])('what was not sealed here, or was changed, does not open: %#', text => {
  expect(open(text)).toBeNull();
});

test('a seal with a shorter tag is not tried: one could be guessed', () => {
  const bytes = Buffer.from(seal('', KEY), 'base64url');
  expect(() => unseal(bytes.subarray(0, 15).toString('base64url'), KEY)).toThrow('tag length');
});

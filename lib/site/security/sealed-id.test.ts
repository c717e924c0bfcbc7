import { expect, test } from 'vitest';
import { newId } from '@/lib/site/ids';
import { openSealedId, sealId } from './seal';

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

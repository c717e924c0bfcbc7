import { expect, test } from 'vitest';
import { seal, unseal } from './seal';

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

import { expect, test } from 'vitest';
import { scryptPasswords } from './scrypt-passwords';

const quick = scryptPasswords({ logN: 4, r: 8, p: 1 });

test('the same letters in another encoding are the same password; anything else is not', async () => {
  const hash = await quick.hash('caf\u00e9 au lait');
  expect(await quick.verify('cafe\u0301 au lait', hash)).toBe(true);
  expect(await quick.verify('cafe au lait', hash)).toBe(false);
  expect(await quick.verify('caf\u00e9 au lait ', hash)).toBe(false);
});

test('two hashes of one password differ, and the seventy-third byte counts', async () => {
  const long = 'x'.repeat(72);
  const hash = await quick.hash(`${long}a`);
  expect(await quick.hash(`${long}a`)).not.toBe(hash);
  expect(await quick.verify(`${long}b`, hash)).toBe(false);
});

test('hashes of an earlier cost are still checked, and no hash is never right', async () => {
  const hash = await scryptPasswords({ logN: 5, r: 4, p: 2 }).hash('seven herons');
  expect(await quick.verify('seven herons', hash)).toBe(true);
  expect(await quick.verify('', null)).toBe(false);
});

test('the cost in use is the one that OWASP names', async () => {
  expect(await scryptPasswords().hash('seven herons')).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/);
}, 20_000);

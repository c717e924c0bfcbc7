import { expect, test } from 'vitest';
import { hashPassword, isEasyToGuess, isHashOf, wordsOfEmail } from './password';

const quick = { passwordWork: runAtOnce, passwordCost: { logN: 4, r: 8, p: 1 } };

test('the same letters in another encoding are the same password; anything else is not', async () => {
  const hash = await hashPassword('caf\u00e9 au lait', quick);
  expect(await isHashOf('cafe\u0301 au lait', hash, quick)).toBe(true);
  expect(await isHashOf('cafe au lait', hash, quick)).toBe(false);
  expect(await isHashOf('caf\u00e9 au lait ', hash, quick)).toBe(false);
});

test('two hashes of one password differ, and the seventy-third byte counts', async () => {
  const long = 'x'.repeat(72);
  const hash = await hashPassword(`${long}a`, quick);
  expect(await hashPassword(`${long}a`, quick)).not.toBe(hash);
  expect(await isHashOf(`${long}b`, hash, quick)).toBe(false);
});

test('hashes of an earlier cost are still checked, and no hash is never right', async () => {
  const earlier = { ...quick, passwordCost: { logN: 5, r: 4, p: 2 } };
  const hash = await hashPassword('seven herons', earlier);
  expect(await isHashOf('seven herons', hash, quick)).toBe(true);
  expect(await isHashOf('', null, quick)).toBe(false);
});

test('the cost in use is the one that OWASP names', async () => {
  const hash = await hashPassword('seven herons', { passwordWork: runAtOnce });
  expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/);
}, 20_000);

const WORDS = ['Cornerpin', 'Ana', 'Ruiz', ...wordsOfEmail('ana.ruiz@bakery.example')];

test.each([
  'baseball',
  'pAssw0rd',
  'poiuytrewq',
  'QWERTYUIOP',
  'aaaaaaaa',
  '12121212',
  'cornerpin!',
  '2026Cornerpin',
  'anaruiz99',
  'Bakery2026',
])('%s is easy to guess', async password => {
  expect(await isEasyToGuess(password, WORDS)).toBe(true);
});

test.each([
  'a long walk by the sea',
  'my cornerpin account',
  'Ana bakes at five',
  'xK9#mQ2$vL',
  '8467 1935 2208',
])('%s is not', async password => {
  expect(await isEasyToGuess(password, WORDS)).toBe(false);
});

function runAtOnce<T>(work: () => Promise<T>): Promise<T> {
  return work();
}

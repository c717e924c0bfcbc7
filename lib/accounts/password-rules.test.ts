import { expect, test } from 'vitest';
import { isEasyToGuess, wordsOfEmail } from './password-rules';

const WORDS = ['Cornerpin', 'Ana', 'Ruiz', ...wordsOfEmail('ana.ruiz@bakery.example')];

test.each([
  'baseball',
  'QWERTYUIOP',
  'aaaaaaaa',
  '12121212',
  'cornerpin!',
  '2026Cornerpin',
  'anaruiz99',
  'Bakery2026',
])('%s is easy to guess', password => {
  expect(isEasyToGuess(password, WORDS)).toBe(true);
});

test.each([
  'a long walk by the sea',
  'my cornerpin account',
  'Ana bakes at five',
  'xK9#mQ2$vL',
  '8467 1935 2208',
])('%s is not', password => {
  expect(isEasyToGuess(password, WORDS)).toBe(false);
});

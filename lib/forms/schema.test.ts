import { expect, test } from 'vitest';
import { amountProblem } from './fields';
import { findOption, isEmailAddress, isPhoneNumber, parseWebAddress, trimTyped } from './schema';

test.each([
  'name@example.com',
  "o'brien+shop@mail.example.co.uk",
  'a.b-c_d@xn--bcher-kva.example',
  'анна@почта.рф',
  'UPPER@EXAMPLE.COM',
])('%s is an email address', text => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  '',
  'name',
  'name@example',
  'name@.com',
  '@example.com',
  'a@b@example.com',
  'a b@example.com',
  'a..b@example.com',
  'a@example.com, b@example.com',
  'Ann <a@example.com>',
  'a@example.com\nBcc: b@example.com',
  `${'a'.repeat(250)}@example.com`,
])('%s is none', text => {
  expect(isEmailAddress(text)).toBe(false);
});

test('a hostile address of 50,000 signs is judged at once', () => {
  const started = performance.now();
  for (const sign of ['a', 'a.', '@', 'a@', '-', 'é'])
    expect(isEmailAddress(`${sign.repeat(50_000)}@${sign.repeat(50_000)}`)).toBe(false);
  expect(isEmailAddress(`a@${'a-'.repeat(120)}`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(200);
});

test.each([
  '12345',
  '555-0142',
  '+1 (555) 014-2018',
  '555.014.2018 ext. 4',
  '٥٥٥٠١٤٢',
  '0049 / 30 / 1234567',
  '1-800-FLOWERS',
  '55-CABLE',
  '(800) go-fedex',
])('%s can be called', text => {
  expect(isPhoneNumber(text)).toBe(true);
});

test.each(['', 'call me', '1234', '---', 'abc', 'n/a', '1 please write to me instead'])(
  '%s cannot be called',
  text => {
    expect(isPhoneNumber(text)).toBe(false);
  },
);

test.each([
  ['example.com', 'https://example.com'],
  ['www.example.com/menu?a=1', 'https://www.example.com/menu?a=1'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://Example.com', 'HTTPS://Example.com'],
  ['example.com:8080', 'https://example.com:8080'],
  ['bücher.example', 'https://bücher.example'],
])('%s means %s', (text, address) => {
  expect(parseWebAddress(text)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'JavaScript://example.com/%0aalert(1)',
  'javascript:1@example.com',
  'https://user:secret@example.com',
  'data:text/html,x',
  'mailto:a@example.com',
  'ftp://example.com',
  'not an address',
  'localhost',
  'none',
  'https://',
])('%s is no web address', text => {
  expect(parseWebAddress(text)).toBeNull();
});

test.each(['\u200b', '\u200b \u2060', '\u00a0', '\u3164', '\u2800', '\u00ad\ufeff', '\ufe0f', '\u0000'])(
  'what cannot be seen (%j) is nothing',
  text => {
    expect(trimTyped(text)).toBe('');
  },
);

test.each([' Ana ', 'Ана', '李', '👩‍👩‍👧', '☕️', 'نـ\u200cـا', '-', '٣'])(
  '%s stays, without its blanks',
  text => {
    expect(trimTyped(text)).toBe(text.trim());
  },
);

test('an option is found by its value or its label, and nothing else is', () => {
  const options = [{ value: 'home-services', label: 'Home Services' }];
  expect(findOption(options, 'home-services')).toBe(options[0]);
  expect(findOption(options, 'Home Services')).toBe(options[0]);
  expect(findOption(options, 'home / services')).toBe(options[0]);
  expect(findOption(options, 'homeservices')).toBeUndefined();
  expect(findOption(options, 'home')).toBeUndefined();
  expect(findOption(options, '__proto__')).toBeUndefined();
});

test.each([
  ['1.00', null],
  ['10000.00', null],
  ['0.99', 'too-small'],
  ['10000.01', 'too-large'],
  ['1.005', 'not-decimal'],
  ['1e3', 'not-decimal'],
])('the amount %j is judged %j', (amount, problem) => {
  expect(amountProblem(amount, { minimum: 100, maximum: 1_000_000 })).toBe(problem);
});

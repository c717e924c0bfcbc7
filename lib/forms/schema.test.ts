import { expect, test } from 'vitest';
import { amountProblem } from './fields';
import { checkFields, findOption, isPhoneNumber, parseWebAddress } from './schema';

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

test('what is pasted into a form is checked and kept without what copies bring along', () => {
  const field = { label: 'x', isRequired: false, missing: '', invalid: 'wrong' } as const;
  const fields = [
    { ...field, name: 'name', rule: 'text' },
    { ...field, name: 'email', rule: 'email' },
    { ...field, name: 'phone', rule: 'phone' },
    { ...field, name: 'message', rule: 'long-text' },
  ] as const;
  const typed = {
    name: 'Ana\u200b\u00a0Ru\u00adiz',
    email: 'Ana Ruiz <ana@shop.test\u200b>',
    phone: '\u202a(212) 555\u20110142\u202c',
    message: ' \u2066Call me\u2069 ',
  };
  expect(checkFields({ fields }, typed, { tooLong: '' })).toEqual({
    kind: 'ok',
    fields: {
      name: 'Ana Ruiz',
      email: 'ana@shop.test',
      phone: '(212) 555-0142',
      message: '\u2066Call me\u2069',
    },
  });
});

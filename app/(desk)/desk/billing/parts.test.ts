import { expect, test } from 'vitest';
import { toldOf } from './parts';

test('a step of a customer without an email address says that no email goes out', () => {
  const words = 'The customer gets an email.';
  expect(toldOf({ customerEmail: 'ana@shop.test' }, words)).toBe(words);
  expect(toldOf({ customerEmail: null }, words)).toMatch(/no email address\. Call the customer\.$/);
});

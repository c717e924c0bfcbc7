import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '@/lib/site/ids';
import { orderNumber } from './order';
import { maskEmail } from './receipt';

test('an order number is short, readable and the same each time', () => {
  expect(orderNumber('7k3f9q2m4x0000000000000000')).toBe('CP-7K3F9-Q2M4X');
});

test('the numbers of many orders differ', () => {
  const numbers = Array.from({ length: 1_000 }, () => orderNumber(newId()));
  expect(new Set(numbers).size).toBe(1_000);
});

test('a masked address shows one sign of the name and the domain', () => {
  expect(maskEmail('maria@example.com')).toBe('m***@example.com');
  fc.assert(
    fc.property(fc.emailAddress(), email => {
      expect(maskEmail(email).split('***@')[0]).toHaveLength(1);
    }),
  );
});

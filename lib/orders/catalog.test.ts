import { expect, test } from 'vitest';
import { z } from 'zod';
import { catalog, findEntry } from './price';

const cents = z.int().positive();
const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const name = z.string().min(1);

const schema = z.object({
  plans: z.array(z.object({ id, name, setupPrice: cents, monthlyPrice: cents })).length(3),
  packages: z.array(z.object({ id, name, price: cents, description: name })).length(5),
  addOns: z.array(z.object({ id, name, monthlyPrice: cents })).length(4),
  customAmount: z.object({ id, name, minimum: cents }),
});

test('every price is a positive number of cents and every entry has an id and a name', () => {
  expect(schema.safeParse(catalog).error).toBeUndefined();
});

test('no two entries of the catalog share an id', () => {
  const { plans, packages, addOns, customAmount } = catalog;
  const ids = [...plans, ...packages, ...addOns, customAmount].map(entry => entry.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an entry is found by its id, and an inherited property name is not one', () => {
  expect(findEntry(catalog.plans, 'pro')?.name).toBe('Pro');
  expect(findEntry(catalog.plans, 'constructor')).toBeNull();
});

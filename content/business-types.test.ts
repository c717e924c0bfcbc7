import { expect, test } from 'vitest';
import { businessTypes } from '@/content/business-types';

test('there are 87 business types, in order from Accountants to Zoos, none twice', () => {
  const sorted = [...businessTypes].sort((one, two) => one.localeCompare(two, 'en'));
  expect(businessTypes).toHaveLength(87);
  expect([...businessTypes]).toEqual(sorted);
  expect(new Set(businessTypes).size).toBe(87);
  expect([businessTypes[0], businessTypes.at(-1)]).toEqual(['Accountants', 'Zoos']);
});

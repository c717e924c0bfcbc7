import { expect, test } from 'vitest';
import { addressOf } from './address-of';

test.each([
  ['/', '/'],
  ['/about/', '/about'],
  ['//account//orders?x=/y/', '/account/orders'],
  ['/%66orms#top', '/forms'],
  ['/%ff', '/%ff'],
  ['*', '/'],
])('%s means %s', (url, address) => {
  expect(addressOf(url)).toBe(address);
});

import { expect, test } from 'vitest';
import { routes } from '../lib/site/routes';
import { otherSpelling } from './other-spelling';

const KNOWN: ReadonlySet<string> = new Set(['/', '/pricing', '/privacy', '/comparison', '/order/Abc']);
const find = (url: string) => otherSpelling(url, address => KNOWN.has(address.split('?')[0] ?? ''));

test.each([
  ['/Pricing', '/pricing'],
  ['/PRICING/?Plan=Pro', '/pricing?Plan=Pro'],
  ['//Pricing', '/pricing'],
  ['/pricing/', '/pricing'],
  ['/Privacy', routes.policy('privacy-policy')],
  ['/Comparison/?a=1', `${routes.comparison('wordpress')}?a=1`],
  ['/\\Evil.test', '/%5CEvil.test'],
])('%s leads to %s in one hop', (url, address) => expect(find(url)).toBe(address));

test.each(['/pricing', '/privacy', '/Nothing', '/order/Abc', '/order/abc', '/?Q=A', '/%5CEvil.test'])(
  '%s stays as it is',
  url => expect(find(url)).toBeNull(),
);

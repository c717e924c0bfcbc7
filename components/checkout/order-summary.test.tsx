import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testCatalog } from '@/tests/support/price-list';
import type { SearchParams } from './checkout-query';
import { OrderSummary } from './order-summary';
import { readCheckout } from './read-checkout';

function summaryOf(params: SearchParams, amount?: string): string {
  const { options, start } = readCheckout(params, {
    catalog: testCatalog,
    defaultAmount: 9_900,
    maximum: 1_000_000,
  });
  return renderToStaticMarkup(
    <OrderSummary
      option={options.find(({ value }) => value === start.option)}
      amount={amount ?? start.amount}
      currency="USD"
      guarantee={{ build: 'of the build', plan: 'of a first plan' }}
    />,
  );
}

test.each(['0', '0.99', '10000.01', '20000', 'abc', '1.005'])(
  'a typed amount of %s, which the server would refuse, is no total',
  amount => {
    expect(summaryOf({}, amount)).not.toMatch(/\$\d/);
  },
);

test('the setup fee and the first month stand beside their own guarantees', () => {
  expect(summaryOf({ plan: 'pro', amount: '2648' })).toMatch(
    /website setup<span[^>]*>of the build<.*\$2,499\.00.*first month<span[^>]*>of a first plan<.*\$149\.00/,
  );
  expect(summaryOf({ plan: 'pro', amount: '149' })).not.toContain('of the build');
  expect(summaryOf({ package: 'seo-optimization' })).not.toMatch(/of the build|of a first plan/);
});

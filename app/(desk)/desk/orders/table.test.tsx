import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anOrder } from '@/tests/support/orders-fixture';
import { OrderTable } from './table';

test('an order that was refunded in part says so in the list, with how much', () => {
  const part = listed({ state: 'paid', refundedMinor: 2_500 });
  expect(part).toContain('Part refunded');
  expect(part).toContain('Refunded so far $25.00');
});

test.each([
  ['paid', 'Paid', 0],
  ['refunded', 'Refunded', 9_900],
] as const)('one that is %s is no part refund', (state, word, refundedMinor) => {
  const row = listed({ state, refundedMinor });
  expect(row).toContain(word);
  expect(row).not.toContain('Part refunded');
});

function listed(changes: Parameters<typeof anOrder>[0]): string {
  return renderToStaticMarkup(<OrderTable orders={[anOrder(changes)]} now={0} caption="Orders" empty="" />);
}

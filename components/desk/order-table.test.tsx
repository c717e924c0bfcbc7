import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deskWords } from '@/content/desk';
import { anOrder } from '@/tests/support/orders-fixture';
import { OrderTable } from './order-table';

test('an order that was refunded in part says so in the list, with how much', () => {
  const part = listed({ state: 'paid', refundedMinor: 2_500 });
  expect(part).toContain(deskWords.orders.partRefunded);
  expect(part).toContain(`${deskWords.order.refunded} $25.00`);
});

test.each([
  ['paid', 0],
  ['refunded', 9_900],
] as const)('one that is %s is no part refund', (state, refundedMinor) => {
  const row = listed({ state, refundedMinor });
  expect(row).toContain(deskWords.orderStates[state]);
  expect(row).not.toContain(deskWords.orders.partRefunded);
});

function listed(changes: Parameters<typeof anOrder>[0]): string {
  return renderToStaticMarkup(
    <OrderTable
      orders={[anOrder(changes)]}
      words={deskWords}
      empty=""
      caption="Orders"
      timeZone="America/New_York"
    />,
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OWNERS_ONLY } from '@/app/(desk)/desk/deed';
import { anOrder } from '@/tests/support/orders-fixture';
import { CaptureStep } from './capture';
import { RefundStep } from './refunds';

const PAID = { state: 'paid', captureId: 'CAP1', amountMinor: 9_900, capturedMinor: 9_900 } as const;

test('who is no owner reads why in the place of the forms that move money, and what is left all the same', () => {
  const refund = drawn(PAID, null);
  const waiting = anOrder({ state: 'awaiting_approval', captureId: null });
  const capture = renderToStaticMarkup(<CaptureStep order={waiting} isConfirmed={null} />);
  for (const page of [refund, capture]) {
    expect(page).toContain(OWNERS_ONLY);
    expect(page).not.toContain('<form');
  }
  expect(refund).toContain('$99.00 of $99.00 can still be refunded.');
  expect(refund, 'nothing to fill in').not.toContain('?amount=');
});

test('where nothing is left, the page of a refund says so and has no form, for an owner too', () => {
  const page = drawn({ ...PAID, state: 'refunded', refundedMinor: 9_900 }, true);
  expect(page).toContain('Nothing is left to refund.');
  expect(page).not.toContain('<form');
});

function drawn(changes: Parameters<typeof anOrder>[0], isConfirmed: boolean | null): string {
  return renderToStaticMarkup(
    <RefundStep
      order={anOrder(changes)}
      refunds={[]}
      amount={null}
      refundId="1"
      isConfirmed={isConfirmed}
      resolutionCenter="https://paypal.test"
    />,
  );
}

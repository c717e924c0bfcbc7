// @vitest-environment jsdom
import { PaymentsController } from '@paypal/paypal-server-sdk';
import { expect, test } from 'vitest';
import { anOrderRequest, approvedId, clientOf, createdId, ordersOf, usePayPal } from './paypal-fixture';

const paypal = usePayPal();

/** Presses `button` in the form that it stands in, with what the form holds, `changes` filled in. */
async function press(path: string, button: string, changes: Record<string, string> = {}): Promise<Response> {
  const page = await open(path);
  const element = page.querySelector<HTMLButtonElement>(`button[value="${button}"]`);
  const fields = element?.form ? new FormData(element.form) : new FormData();
  const body = new URLSearchParams({ ...textsOf(fields), ...changes, action: button });
  return fetch(`${paypal().origin}${path}`, { method: 'POST', body, redirect: 'manual' });
}

function textsOf(fields: FormData): Record<string, string> {
  return Object.fromEntries(
    [...fields].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}

async function open(path: string): Promise<Document> {
  const answer = await fetch(`${paypal().origin}${path}`);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

async function buttonsOf(path: string): Promise<string[]> {
  return [...(await open(path)).querySelectorAll('button')].map(button => button.value);
}

/** The page of an order of 599.00 USD. */
async function paidPage(): Promise<{ id: string; path: string }> {
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders);
  await orders.captureOrder({ id });
  return { id, path: `/orders/${id}` };
}

test('an order that was not paid has no buttons for money', async () => {
  const id = await createdId(ordersOf(paypal()));
  expect(await buttonsOf(`/orders/${id}`)).toEqual([]);
  expect((await open(`/orders/${id}`)).querySelector('a[href*=checkoutnow]')).not.toBeNull();
});

test('an unknown order has no page', async () => {
  expect((await fetch(`${paypal().origin}/orders/UNKNOWN1`)).status).toBe(404);
});

test('money is refunded, reversed and won back by buttons', async () => {
  const { id, path } = await paidPage();
  const answer = await press(path, 'refund', { value: '99.00' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
  await press(path, 'reverse', { value: '100.00' });
  await press(path, 'win-back');
  await press(path, 'chargeback');
  expect(
    paypal()
      .order(id)
      ?.refunds.map(({ kind, status, amount }) => [kind, status, amount.minor]),
  ).toEqual([
    ['refund', 'COMPLETED', 9_900],
    ['reversal', 'CANCELLED', 10_000],
    ['chargeback', 'COMPLETED', 50_000],
  ]);
  expect(await buttonsOf(path)).toEqual(['win-back']);
});

test('a refund of more than was paid changes nothing, and the page says so', async () => {
  const { id, path } = await paidPage();
  const answer = await press(path, 'refund', { value: '599.01' });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain('role="status"');
  expect(paypal().order(id)?.refunds).toEqual([]);
});

test('a dispute is opened, its deadline moved, and decided by buttons', async () => {
  const { path } = await paidPage();
  await press(path, 'dispute', { value: '50.00', reason: 'UNAUTHORISED', stage: 'INQUIRY', days: '3' });
  await press(path, 'dispute-review', { stage: 'CHARGEBACK' });
  expect(paypal().disputes()).toMatchObject([
    { reason: 'UNAUTHORISED', stage: 'CHARGEBACK', status: 'UNDER_REVIEW', respondBy: null },
  ]);
  await press(path, 'dispute-ask', { days: '2' });
  const [dispute] = paypal().disputes();
  expect((dispute?.respondBy ?? 0) - (dispute?.updatedAt ?? 0)).toBeCloseTo(2 * 24 * 60 * 60 * 1000, -4);
  await press(path, 'dispute-won');
  expect(paypal().disputes()).toMatchObject([{ status: 'RESOLVED', outcome: 'RESOLVED_SELLER_FAVOUR' }]);
  expect(await buttonsOf(path)).not.toContain('dispute-won');
});

test('a pending payment is denied by a button', async () => {
  paypal().setNextOutcome({ kind: 'pending' });
  const { id, path } = await paidPage();
  expect(await buttonsOf(path)).toEqual(['complete', 'deny']);
  await press(path, 'deny');
  expect(paypal().order(id)?.capture?.status).toBe('DECLINED');
  expect(await buttonsOf(path)).toEqual([]);
});

test('the first page makes a payment that the shop did not ask for', async () => {
  expect((await press('/', 'foreign', { value: '12.00', currency: 'EUR' })).status).toBe(303);
  expect(paypal().orders()).toMatchObject([
    { status: 'COMPLETED', amount: { minor: 1_200, currency: 'EUR' } },
  ]);
  expect((await press('/', 'foreign', { value: 'much' })).status).toBe(409);
});

test('a pending refund is decided by the button in its row', async () => {
  const { id, path } = await paidPage();
  const captureId = paypal().order(id)?.capture?.id ?? '';
  await press('/', 'next-refund-pending');
  await new PaymentsController(clientOf(paypal())).refundCapturedPayment({ captureId });
  await press(path, 'refund-fail');
  expect(paypal().order(id)?.refunds).toMatchObject([{ status: 'FAILED' }]);
});

test('buttons do nothing for a page of another site, and what a buyer wrote is shown as text', async () => {
  const id = await createdId(ordersOf(paypal()), anOrderRequest({ invoiceId: '<b>INV</b>' }));
  const page = await open(`/orders/${id}`);
  expect(page.querySelector('b')).toBeNull();
  expect(page.body.textContent).toContain('<b>INV</b>');
  for (const path of ['/', `/orders/${id}`]) {
    const answer = await fetch(`${paypal().origin}${path}`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
  }
});

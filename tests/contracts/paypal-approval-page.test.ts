// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import type { OrdersController } from '@paypal/paypal-server-sdk';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  SHOP_ORIGIN,
  anAmount,
  anOrderRequest,
  createdId,
  ordersOf,
  refusalOf,
  usePayPal,
} from './paypal-fixture';

const paypal = usePayPal(() => ({ slowApprovalMs: 5 }));

let orders: OrdersController;
let id = '';

beforeEach(async () => {
  orders = ordersOf(paypal());
  id = await createdId(orders);
});

function open(token = id): Promise<Response> {
  return fetch(`${paypal().origin}/checkoutnow?token=${token}`);
}

function press(action: string, token = id): Promise<Response> {
  const body = new URLSearchParams({ action });
  return fetch(`${paypal().origin}/checkoutnow?token=${token}`, { method: 'POST', body, redirect: 'manual' });
}

async function read(answer: Response | Promise<Response>): Promise<Document> {
  return new DOMParser().parseFromString(await (await answer).text(), 'text/html');
}

/** Runs the page's script as a browser would, inside a frame of the shop or alone, and keeps what it posts. */
async function runIn(answer: Promise<Response>, isFramed: boolean) {
  const page = await read(answer);
  const messages: unknown[] = [];
  const window: { parent?: object } = {};
  window.parent = isFramed ? { postMessage: (...message: unknown[]) => messages.push(message) } : window;
  runInNewContext(page.querySelector('script')?.textContent ?? '', { window, document: page });
  return { page, messages };
}

function submitWith(page: Document, value: string): void {
  const submitter = page.querySelector<HTMLButtonElement>(`button[value=${value}]`);
  page.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, submitter }));
}

test('the page says that it is a test, who asks, for what, and how much', async () => {
  const { title, body } = await read(open());
  expect(title).toContain('Cornerpin');
  for (const text of [
    'TEST MODE',
    'Cornerpin',
    'Professional Website Package',
    'Live Chat',
    '39.00 USD',
    '599.00 USD',
  ])
    expect(body.textContent).toContain(text);
});

test('every choice is a button of a plain form', async () => {
  const page = await read(open());
  const form = page.querySelector('form');
  expect(form?.getAttribute('method')).toBe('post');
  expect([...page.querySelectorAll('form button')].map(button => button.textContent)).toEqual([
    'Approve and pay',
    'Cancel',
    'Decline my card',
    'Approve but never return',
    'Slow approve',
  ]);
});

test.each(['approve', 'slow'])(
  '%s sends the buyer back with token and PayerID, ready to be captured',
  async action => {
    const answer = await press(action);
    const payer = paypal().order(id)?.payerId ?? '';
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `${SHOP_ORIGIN}/checkout/return?key=k1&token=${id}&PayerID=${payer}`,
    );
    expect((await orders.captureOrder({ id })).result.status).toBe('COMPLETED');
  },
);

test('cancelling sends the buyer back with the token and approves nothing', async () => {
  const answer = await press('cancel');
  expect(answer.headers.get('location')).toBe(`${SHOP_ORIGIN}/checkout/cancel?key=k1&token=${id}`);
  expect(paypal().order(id)?.status).toBe('CREATED');
});

test('a declined card comes to light at the capture, and the page says so to the buyer who is back', async () => {
  expect((await press('decline')).headers.get('location')).toContain('/checkout/return');
  expect((await read(open())).querySelector('[role=status]')).toBeNull();
  expect(await refusalOf(orders.captureOrder({ id }))).toMatchObject({ issue: 'INSTRUMENT_DECLINED' });
  expect((await read(open())).querySelector('[role=status]')?.textContent).toContain('declined');
});

test('a buyer who never returns has approved', async () => {
  const answer = await press('never-return');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('location')).toBeNull();
  expect(paypal().order(id)?.status).toBe('APPROVED');
});

test('without a return address the buyer ends at the dead end', async () => {
  const answer = await press('approve', await createdId(orders, anAmount('5.00')));
  expect(answer.status).toBe(200);
  expect((await read(answer)).body.textContent).toContain('Things don’t appear to be working at the moment');
});

test('an unknown payment is a dead end, and an expired one too', async () => {
  expect((await open('5O190127TN364715T')).status).toBe(404);
  paypal().advanceClock(7 * 60 * 60 * 1000);
  const answer = await open();
  expect(answer.status).toBe(404);
  expect((await read(answer)).body.textContent).toContain('Things don’t appear to be working at the moment');
});

test('a payment that was taken says so, and leads back to the merchant', async () => {
  await press('approve');
  await orders.captureOrder({ id });
  const page = await read(open());
  expect(page.body.textContent).toContain('already paid');
  expect(page.querySelector('main a')?.getAttribute('href')).toContain(
    `${SHOP_ORIGIN}/checkout/return?key=k1&token=`,
  );
});

test('what the merchant wrote is shown as text', async () => {
  const marked = await createdId(orders, anOrderRequest({ description: '<script>alert("x")</script>' }));
  const page = await read(open(marked));
  expect(page.querySelector('script')).toBeNull();
  expect(page.body.textContent).toContain('<script>alert("x")</script>');
});

test('the page refuses to be framed, as PayPal’s does, and runs no script', async () => {
  const { headers } = await open();
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(headers.get('content-security-policy')).not.toContain('script-src');
});

describe('where framing is allowed', () => {
  beforeEach(() => paypal().setFraming(true));

  test('only the shop may frame it, and only its one script runs', async () => {
    const answer = await open();
    const script = (await read(answer.clone())).querySelector('script')?.textContent ?? '';
    const policy = answer.headers.get('content-security-policy');
    expect(answer.headers.get('x-frame-options')).toBeNull();
    expect(policy).toContain(`frame-ancestors ${SHOP_ORIGIN}`);
    expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(policy).toContain(`form-action 'self' ${SHOP_ORIGIN}`);
  });

  test('approving inside a frame is the same redirect: the shop captures at its return address', async () => {
    expect((await press('approve')).headers.get('location')).toContain('/checkout/return');
    const { page, messages } = await runIn(open(), true);
    submitWith(page, 'approve');
    expect(messages).toEqual([]);
  });

  test('cancelling tells the shop before the form goes', async () => {
    const { page, messages } = await runIn(open(), true);
    submitWith(page, 'cancel');
    expect(messages).toEqual([['{"type":"payment_cancelled"}', SHOP_ORIGIN]]);
  });

  test.each([
    ['error', 'payment_error', 'CREATED'],
    ['message', 'payment_success', 'APPROVED'],
  ])('%s only posts %s', async (action, type, status) => {
    const { messages } = await runIn(press(action), true);
    expect(messages).toEqual([[JSON.stringify({ type }), SHOP_ORIGIN]]);
    expect(paypal().order(id)?.status).toBe(status);
  });

  test('outside a frame nothing is posted', async () => {
    const { page, messages } = await runIn(press('error'), false);
    submitWith(page, 'cancel');
    expect(messages).toEqual([]);
  });
});

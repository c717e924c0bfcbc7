import { request } from 'node:http';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { approvedId, ordersOf, usePayPal } from './paypal-fixture';

const paypal = usePayPal();

async function paidId(): Promise<string> {
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders);
  await orders.captureOrder({ id });
  return id;
}

/** Clicks a button of a page as a browser would, with its form's fields, `typed` filled in. */
async function click(path: string, button: string, typed: Record<string, string> = {}): Promise<Response> {
  const page = `${paypal().origin}${path}`;
  const { window } = new JSDOM(await (await fetch(page)).text());
  const found = [...window.document.querySelectorAll('button')].find(one => one.textContent === button);
  const fields = new window.FormData(found?.form ?? undefined);
  const texts = [...fields].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  const body = new URLSearchParams({ ...Object.fromEntries(texts), ...typed, call: found?.value ?? '' });
  return fetch(`${paypal().origin}/__control`, {
    method: 'POST',
    body,
    headers: { referer: page },
    redirect: 'manual',
  });
}

test('the buttons of an order’s page refund, dispute and decide, and come back to it', async () => {
  const path = `/orders/${await paidId()}`;
  const answer = await click(path, 'Refund', { 1: '99.00' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${paypal().origin}${path}`]);
  await click(path, 'Open a dispute', { '1.value': '20.00' });
  await click(path, 'RESOLVED_BUYER_FAVOUR');
  expect(paypal().orders()[0]?.refunds).toMatchObject([
    { kind: 'refund', amount: { minor: 9_900 } },
    { kind: 'reversal', amount: { minor: 2_000 } },
  ]);
  expect((await click(path, 'Refund', { 1: '600.00' })).status).toBe(404);
});

test('the first page lists the orders, and lets the next refund fail', async () => {
  const id = await paidId();
  expect(await (await fetch(paypal().origin)).text()).toContain(`href="/orders/${id}"`);
  expect((await click('/', 'Let the next refund fail')).status).toBe(303);
});

function resetBy(headers: Record<string, string>): Promise<Response> {
  return fetch(`${paypal().origin}/__control`, { method: 'POST', headers, body: '{"call":"reset"}' });
}

test('a page of another site cannot use the control address, nor a name that only points here', async () => {
  expect((await resetBy({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await resetBy({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await resetBy({})).status).toBe(204);
  const status = await new Promise(resolve => {
    request(paypal().origin, { headers: { host: 'rebound.example' } }, answer =>
      resolve(answer.resume().statusCode),
    ).end();
  });
  expect(status).toBe(421);
});

import { expect, test } from './test';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test('an unknown form is refused with 400', async ({ request }) => {
  const answer = await request.post('/', {
    form: { 'form-name': 'no-such-form', email: 'a@b.test' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(400);
});

test('ten megabytes are refused before they are read', async ({ request }) => {
  const answer = await request.post('/', {
    headers: FORM,
    data: `form-name=contact-form&message=${'x'.repeat(10_000_000)}`,
  });
  expect(answer.status()).toBe(413);
});

test('a body that is no form is refused with 415', async ({ request }) => {
  const answer = await request.post('/', { data: { 'form-name': 'contact-form' } });
  expect(answer.status()).toBe(415);
});

for (const [what, order, status] of [
  ['a tampered price', { amount: '1.00', currency: 'USD', intent: 'CAPTURE', plan: 'pro' }, 422],
  ['an unknown currency', { amount: '99.00', currency: 'XYZ', intent: 'CAPTURE' }, 422],
  ['an amount that is no number', { amount: '99,00', currency: 'USD', intent: 'CAPTURE' }, 422],
  ['an amount under the minimum', { amount: '0.50', currency: 'USD', intent: 'CAPTURE' }, 422],
  ['another intent', { amount: '99.00', currency: 'USD', intent: 'AUTHORIZE' }, 422],
] as const) {
  test(`${what} is refused with a message, and no order is made`, async ({ request }) => {
    const answer = await request.post('/order', { data: order });
    expect(answer.status()).toBe(status);
    const body: unknown = await answer.json();
    expect(body).toMatchObject({ error: { message: expect.stringMatching(/\w{3,}/) } });
  });
}

test('an order that is not JSON is refused with 400', async ({ request }) => {
  const answer = await request.post('/order', {
    headers: { 'content-type': 'application/json' },
    data: Buffer.from('{"amount":'),
  });
  expect(answer.status()).toBe(400);
});

test('a forged PayPal webhook is refused', async ({ request }) => {
  const answer = await request.post('/webhooks/paypal', {
    headers: {
      'paypal-transmission-id': 'x',
      'paypal-transmission-time': new Date().toISOString(),
      'paypal-transmission-sig': 'AAAA',
      'paypal-cert-url': 'https://evil.example/cert',
      'paypal-auth-algo': 'SHA256withRSA',
    },
    data: { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: {} },
  });
  expect(answer.status()).toBeGreaterThanOrEqual(400);
  expect(answer.status()).toBeLessThan(500);
});

test('a forged return shows no receipt', async ({ request }) => {
  const answer = await request.get('/checkout/return?key=00000000000000000000000000&token=FORGED', {
    maxRedirects: 0,
  });
  expect([303, 400, 404]).toContain(answer.status());
  expect(await (await request.get('/success?key=00000000000000000000000000')).text()).not.toContain(
    'Order number',
  );
});

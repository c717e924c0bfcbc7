/**
 * What `POST /order` takes beyond PayPal's own answer: the site beside the same call made directly to the same
 * simulator, in turns, one at a time. Part of `npm run bench`.
 */
import { providersOf, startPayPal } from '../support/simulators';
import { startBenchSite } from './bench-site';
import { isShort, printTable, quantile, shortly, measureMs } from './figures';

const SAMPLES = isShort ? 20 : 300;
const WARM_UP = 10;
const CREDENTIALS = { clientId: 'simulator-client', clientSecret: 'simulator-secret' };

const paypal = await startPayPal();
const site = await startBenchSite(providersOf({ paypal }));
await site.ready();

const token = await askForToken();
await placeOrder();
const [call] = paypal.calls('create');
if (!call) throw new Error('The site sent no order to PayPal');
const { body } = call;
const times = { site: [] as number[], direct: [] as number[] };
for (let index = -WARM_UP; index < SAMPLES; index += 1) {
  const direct = await measureMs(createDirectly);
  const whole = await measureMs(placeOrder);
  if (index < 0) continue;
  times.direct.push(direct);
  times.site.push(whole);
}
const overheads = times.site.map((whole, index) => whole - (times.direct[index] ?? 0));
console.log(`${SAMPLES} of each in turns, one at a time:\n`);
const results: readonly [string, number[]][] = [
  ['`POST /order`', times.site],
  ['the same order at the simulated PayPal', times.direct],
  ['what the site adds', overheads],
];
printTable(
  ['what', 'p50 ms', 'p99 ms'],
  results.map(([what, waits]) => [what, ...[0.5, 0.99].map(part => shortly(quantile(waits, part)))]),
);
await site.end();
await paypal.close();

async function placeOrder(): Promise<void> {
  const answer = await fetch(`${site.origin}/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ plan: 'pro', currency: 'USD', intent: 'CAPTURE' }),
  });
  if (answer.status !== 201) throw new Error(`/order answered ${answer.status}: ${await answer.text()}`);
  await answer.text();
}

async function createDirectly(): Promise<void> {
  const answer = await fetch(`${paypal.origin}/v2/checkout/orders`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'paypal-request-id': crypto.randomUUID(),
      prefer: 'return=representation',
    },
    body,
  });
  if (!answer.ok) throw new Error(`PayPal answered ${answer.status}: ${await answer.text()}`);
  await answer.text();
}

async function askForToken(): Promise<string> {
  const { clientId, clientSecret } = CREDENTIALS;
  const answer = await fetch(`${paypal.origin}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: accessToken } = (await answer.json()) as { access_token: string };
  return accessToken;
}

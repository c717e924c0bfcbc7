import { postOrder, startBenchSite, startProviders } from '../bench-site';
import { isShort, measureMs, printTable, quantilesOf } from '../figures';

const SAMPLES = isShort ? 20 : 300;
const WARM_UP = 10;

const { paypal, env, close } = await startProviders();
const site = await startBenchSite(env);

await placeOrder();
const [call] = paypal.calls('create');
if (!call) throw new Error('The site sent no order to PayPal');
const { body } = call;
const token = await fetchToken();
const times = { site: [] as number[], direct: [] as number[] };
for (let index = -WARM_UP; index < SAMPLES; index += 1) {
  const direct = await measureMs(createDirectly);
  const whole = await measureMs(placeOrder);
  if (index < 0) continue;
  times.direct.push(direct);
  times.site.push(whole);
}
const added = times.site.map((whole, index) => whole - (times.direct[index] ?? 0));
printTable(
  ['what', 'p50 ms', 'p99 ms'],
  [
    ['`POST /order`', ...quantilesOf(times.site)],
    ['the same order at the simulated PayPal', ...quantilesOf(times.direct)],
    ['what the site adds', ...quantilesOf(added)],
  ],
);
await site.end();
await close();

async function placeOrder(): Promise<void> {
  const answer = await postOrder(site.origin);
  if (answer?.status !== 201) throw new Error(`/order answered ${answer?.status}: ${await answer?.text()}`);
  await answer.text();
}

async function createDirectly(): Promise<void> {
  const headers = { 'paypal-request-id': crypto.randomUUID(), prefer: 'return=representation' };
  const answer = await fetch(`${paypal.origin}/v2/checkout/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body,
  });
  if (!answer.ok) throw new Error(`PayPal answered ${answer.status}: ${await answer.text()}`);
  await answer.text();
}

async function fetchToken(): Promise<string> {
  const answer = await fetch(`${paypal.origin}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('simulator-client:simulator-secret')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: accessToken } = (await answer.json()) as { access_token: string };
  return accessToken;
}

/**
 * What visitors feel while others fail: leads while Resend hangs, pages while a hundred orders hang at PayPal. Part of
 * `npm run bench`.
 */
import { providersOf, startMailProvider, startPayPal } from '../support/simulators';
import { startBenchSite } from './bench-site';
import { isShort, printTable, quantile, measureMs } from './figures';

const SAMPLES = isShort ? 20 : 200;
const SENDERS = 4;
const HANGING_ORDERS = 100;

const paypal = await startPayPal();
const mail = await startMailProvider();
const site = await startBenchSite({ ...providersOf({ paypal, mail }), MAILS_PER_SECOND: '100' });
await site.ready();

const rows: string[][] = [];
await leadsWithoutResend();
await pagesWithoutPayPal();
printTable(['what visitors feel', 'p50 ms', 'p99 ms', 'beside it'], rows);

await site.end();
await Promise.all([paypal.close(), mail.close()]);

async function leadsWithoutResend(): Promise<void> {
  await sample(postLead);
  row('a lead, Resend answering', await sample(postLead), '');
  mail.setFault({ kind: 'hang' });
  row('a lead, Resend hanging', await sample(postLead), '');
  mail.setFault(null);
}

async function pagesWithoutPayPal(): Promise<void> {
  row('the home page, PayPal answering', await sample(getHome), '');
  paypal.addFault({ kind: 'hang', operation: 'create', count: 10 * HANGING_ORDERS });
  const orders = Array.from({ length: HANGING_ORDERS }, () => measureMs(postOrder));
  const pages = await sample(getHome);
  const waits = await Promise.all(orders);
  paypal.clearFaults();
  row(
    `the home page, ${HANGING_ORDERS} orders hanging at PayPal`,
    pages,
    `the slowest order is answered after ${(Math.max(...waits) / 1000).toFixed(1)} s`,
  );
}

function row(what: string, waits: readonly number[], beside: string): void {
  rows.push([what, quantile(waits, 0.5).toFixed(0), quantile(waits, 0.99).toFixed(0), beside]);
}

async function sample(visit: () => Promise<unknown>): Promise<number[]> {
  const each = Array.from({ length: SENDERS }, async () => {
    const waits: number[] = [];
    for (let count = 0; count < SAMPLES / SENDERS; count += 1) waits.push(await measureMs(visit));
    return waits;
  });
  return (await Promise.all(each)).flat();
}

async function getHome(): Promise<void> {
  await (await fetch(`${site.origin}/`)).arrayBuffer();
}

async function postLead(): Promise<void> {
  const body = new URLSearchParams({
    'form-name': 'newsletter-form',
    email: `${crypto.randomUUID()}@shop.test`,
  });
  const answer = await fetch(`${site.origin}/`, { method: 'POST', redirect: 'manual', body });
  if (answer.status !== 303) throw new Error(`A lead was answered ${answer.status}`);
}

async function postOrder(): Promise<void> {
  const answer = await fetch(`${site.origin}/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ plan: 'pro', currency: 'USD', intent: 'CAPTURE' }),
  });
  await answer.text();
}

/**
 * What visitors feel while others fail: leads while Resend hangs, pages while a hundred orders hang at PayPal, pages
 * and memory while somebody sends a thousand slow heads and two hundred bodies that are too large. Part of `npm run bench`.
 */
import { request as sendRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { startPayPalSimulator } from '@/simulators/paypal/start';
import { startMailProvider } from '../support/simulators';
import { freePort } from '../support/site-process';
import { memoryMb, startBenchSite } from './bench-site';
import { isShort, printTable, quantile, timed } from './figures';

const SAMPLES = isShort ? 20 : 200;
const SENDERS = 4;
const HANGING_ORDERS = 100;
const SLOW_CLIENTS = 1_000;
const TOO_LARGE = isShort ? 20 : 200;
const TOO_LARGE_BYTES = 10 * 1024 * 1024;

const paypal = await startPayPalSimulator({
  port: 0,
  clientId: 'simulator-client',
  clientSecret: 'simulator-secret',
  siteOrigin: `http://127.0.0.1:${await freePort()}`,
  webhookId: 'WH-BENCH',
  webhookUrl: null,
});
const mail = await startMailProvider();
const site = await startBenchSite({
  PAYPAL_SIMULATOR_ORIGIN: paypal.origin,
  PAYPAL_WEBHOOK_ID: 'WH-BENCH',
  MAIL_SIMULATOR_ORIGIN: mail.origin,
  MAILS_PER_SECOND: '100',
});
await site.ready();

const rows: string[][] = [];
await leadsWithoutResend();
await pagesWithoutPayPal();
await pagesWithSlowClients();
await memoryWithLargeBodies();
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
  const orders = Array.from({ length: HANGING_ORDERS }, () => timed(postOrder));
  const pages = await sample(getHome);
  const waits = await Promise.all(orders);
  paypal.clearFaults();
  row(
    `the home page, ${HANGING_ORDERS} orders hanging at PayPal`,
    pages,
    `the slowest order is answered after ${(Math.max(...waits) / 1000).toFixed(1)} s`,
  );
}

async function pagesWithSlowClients(): Promise<void> {
  const startedAt = performance.now();
  const sockets = await Promise.all(Array.from({ length: SLOW_CLIENTS }, openSlowly));
  const ended = Promise.all(sockets.map(socket => new Promise(done => socket.once('close', done))));
  const pages = await sample(getHome);
  await ended;
  const lasted = (performance.now() - startedAt) / 1000;
  row(`the home page, ${SLOW_CLIENTS} slow heads`, pages, `the last is cut off after ${lasted.toFixed(1)} s`);
}

async function memoryWithLargeBodies(): Promise<void> {
  const before = memoryMb(site.pid);
  const waits = await Promise.all(Array.from({ length: TOO_LARGE }, () => timed(postTooMuch)));
  const grown = memoryMb(site.pid) - before;
  row(`a body of 10 MB, ${TOO_LARGE} at once`, waits, `memory grows by ${grown.toFixed(0)} MB`);
}

function row(what: string, waits: readonly number[], beside: string): void {
  rows.push([what, quantile(waits, 0.5).toFixed(0), quantile(waits, 0.99).toFixed(0), beside]);
}

async function sample(visit: () => Promise<unknown>): Promise<number[]> {
  const each = Array.from({ length: SENDERS }, async () => {
    const waits: number[] = [];
    for (let count = 0; count < SAMPLES / SENDERS; count += 1) waits.push(await timed(visit));
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

function postTooMuch(): Promise<void> {
  return new Promise(done => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': TOO_LARGE_BYTES,
    };
    const sent = sendRequest(`${site.origin}/`, { method: 'POST', headers, agent: false });
    sent.on('response', answer => answer.resume().once('close', done));
    sent.on('error', () => done());
    sent.end(Buffer.alloc(TOO_LARGE_BYTES, 97));
  });
}

function openSlowly(): Promise<Socket> {
  return new Promise(done => {
    const socket = connect({ port: site.port, host: '127.0.0.1' }, () => {
      socket.write('GET / HTTP/1.1\r\nhost: a\r\nx-slow: ');
      done(socket);
    });
    socket.on('error', () => undefined).resume();
  });
}

import { EventEmitter, once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { paypalCertificates } from './certificates';

const FOLDER = 'https://api.paypal.com/v1/notifications/certs/';
const URL_1 = `${FOLDER}CERT-1`;
const PAYPAL = '173.0.81.1';
const FORGER = '203.0.113.7';
const PEM = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n';
const NOW = Date.parse('2026-01-05T09:00:00Z');

function someCertificates(answer: (url: string) => Promise<Response>) {
  const time = { now: NOW };
  const send = vi.fn<typeof fetch>(url => answer(url as string));
  const mayFetch = vi.fn((address: string) => Promise.resolve(address !== FORGER));
  const certificates = paypalCertificates({ now: () => time.now, mayFetch, send });
  const find = (url: string, address = PAYPAL) => certificates.find(url, address);
  return { time, send, mayFetch, find };
}

test('a certificate is fetched once, without following redirects, however many events name it at once', async () => {
  const { send, find } = someCertificates(() => Promise.resolve(new Response(PEM)));
  const certificates = await Promise.all([find(URL_1), find(URL_1)]);
  expect([...certificates, await find(URL_1)]).toEqual([PEM, PEM, PEM]);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith(URL_1, expect.objectContaining({ redirect: 'error' }));
});

test.each([
  ['an error answer', () => Promise.resolve(new Response(PEM, { status: 500 }))],
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['something else', () => Promise.resolve(new Response('<html>'))],
  ['far too much', () => Promise.resolve(new Response(PEM + 'x'.repeat(20_000)))],
])('%s is no certificate, and is asked for again after a minute', async (_, answer) => {
  const { time, send, find } = someCertificates(answer);
  expect(await find(URL_1)).toBeNull();
  send.mockResolvedValue(new Response(PEM));
  time.now = NOW + 59_999;
  expect(await find(URL_1)).toBeNull();
  expect(send).toHaveBeenCalledTimes(1);
  time.now = NOW + 60_000;
  expect(await find(URL_1)).toBe(PEM);
});

test('one client who may name no more certificates keeps no other client’s from being fetched', async () => {
  const { send, mayFetch, find } = someCertificates(() => Promise.resolve(new Response(PEM)));
  expect(await Promise.all([find(URL_1, FORGER), find(`${FOLDER}FORGED`, FORGER)])).toEqual([null, null]);
  expect(send).not.toHaveBeenCalled();
  expect(await find(URL_1)).toBe(PEM);
  expect(await find(URL_1, FORGER)).toBe(PEM);
  expect(mayFetch).toHaveBeenCalledTimes(3);
});

test('a known certificate, and one that was just tried, are not counted', async () => {
  const { mayFetch, find } = someCertificates(url =>
    Promise.resolve(new Response(url === URL_1 ? PEM : '<html>')),
  );
  for (let times = 0; times < 3; times += 1)
    expect([await find(URL_1), await find(`${FOLDER}GONE`)]).toEqual([PEM, null]);
  expect(mayFetch).toHaveBeenCalledTimes(2);
});

test('four certificates are fetched at a time, and what is too much now is not remembered as missing', async () => {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  const { send, find } = someCertificates(() => opened.then(() => new Response(PEM)));
  const first = Array.from({ length: 36 }, (_, index) => find(`${FOLDER}OTHER-${index}`));
  expect(await find(URL_1)).toBeNull();
  expect(send).toHaveBeenCalledTimes(4);
  gate.emit('open');
  expect(new Set(await Promise.all(first))).toEqual(new Set([PEM]));
  expect(await find(URL_1)).toBe(PEM);
});

test('of many certificates the last eight are kept', async () => {
  const { send, find } = someCertificates(() => Promise.resolve(new Response(PEM)));
  for (let index = 0; index < 9; index += 1) await find(`${FOLDER}CERT-${index}`);
  await find(`${FOLDER}CERT-8`);
  expect(send).toHaveBeenCalledTimes(9);
  await find(`${FOLDER}CERT-0`);
  expect(send).toHaveBeenCalledTimes(10);
});

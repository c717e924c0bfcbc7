import { expect, test, vi } from 'vitest';
import { paypalCertificates } from './paypal-certificates';

const FOLDER = 'https://api.paypal.com/v1/notifications/certs/';
const URL_1 = `${FOLDER}CERT-1`;
const PEM = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n';
const NOW = Date.parse('2026-01-05T09:00:00Z');

function someCertificates(answer: (url: string) => Promise<Response>) {
  const time = { now: NOW };
  const send = vi.fn<typeof fetch>(url => answer(url as string));
  return { time, send, certificates: paypalCertificates({ clock: { now: () => time.now }, send }) };
}

test('a certificate is fetched once, without following redirects, however many events name it at once', async () => {
  const { send, certificates } = someCertificates(() => Promise.resolve(new Response(PEM)));
  const found = await Promise.all([certificates.find(URL_1), certificates.find(URL_1)]);
  expect([...found, await certificates.find(URL_1)]).toEqual([PEM, PEM, PEM]);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith(URL_1, expect.objectContaining({ redirect: 'error' }));
});

test.each([
  ['an error answer', () => Promise.resolve(new Response(PEM, { status: 500 }))],
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['something else', () => Promise.resolve(new Response('<html>'))],
  ['far too much', () => Promise.resolve(new Response(PEM + 'x'.repeat(20_000)))],
])('%s is no certificate, and is asked for again after a minute', async (_, answer) => {
  const { time, send, certificates } = someCertificates(answer);
  expect(await certificates.find(URL_1)).toBeNull();
  send.mockResolvedValue(new Response(PEM));
  time.now = NOW + 59_999;
  expect(await certificates.find(URL_1)).toBeNull();
  expect(send).toHaveBeenCalledTimes(1);
  time.now = NOW + 60_000;
  expect(await certificates.find(URL_1)).toBe(PEM);
});

test('a thousand forged names cause twenty fetches in a minute, and no certificate is forgotten for them', async () => {
  const { time, send, certificates } = someCertificates(url =>
    Promise.resolve(new Response(url === URL_1 ? PEM : '', { status: url === URL_1 ? 200 : 404 })),
  );
  await certificates.find(URL_1);
  const forged = Array.from({ length: 1_000 }, (_, index) => certificates.find(`${FOLDER}FORGED-${index}`));
  expect(new Set(await Promise.all(forged))).toEqual(new Set([null]));
  expect(send).toHaveBeenCalledTimes(21);
  expect(await certificates.find(URL_1)).toBe(PEM);
  expect(send).toHaveBeenCalledTimes(21);
  time.now = NOW + 60_000;
  await certificates.find(`${FOLDER}FORGED-AGAIN`);
  expect(send).toHaveBeenCalledTimes(22);
});

test('of many certificates the last eight are kept', async () => {
  const { send, certificates } = someCertificates(() => Promise.resolve(new Response(PEM)));
  for (let index = 0; index < 9; index += 1) await certificates.find(`${FOLDER}CERT-${index}`);
  await certificates.find(`${FOLDER}CERT-8`);
  expect(send).toHaveBeenCalledTimes(9);
  await certificates.find(`${FOLDER}CERT-0`);
  expect(send).toHaveBeenCalledTimes(10);
});

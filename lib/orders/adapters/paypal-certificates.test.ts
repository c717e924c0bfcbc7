import { expect, test, vi } from 'vitest';
import { paypalCertificates } from './paypal-certificates';

const URL_1 = 'https://api.paypal.com/v1/notifications/certs/CERT-1';
const PEM = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n';

test('a certificate is fetched once, without following redirects', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response(PEM)));
  const certificates = paypalCertificates(send);
  expect([await certificates.find(URL_1), await certificates.find(URL_1)]).toEqual([PEM, PEM]);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith(URL_1, expect.objectContaining({ redirect: 'error' }));
});

test.each([
  ['an error answer', () => Promise.resolve(new Response(PEM, { status: 500 }))],
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['something else', () => Promise.resolve(new Response('<html>'))],
  ['far too much', () => Promise.resolve(new Response(PEM + 'x'.repeat(20_000)))],
])('%s is no certificate, and is asked for again the next time', async (_, answer) => {
  const send = vi.fn<typeof fetch>(answer);
  const certificates = paypalCertificates(send);
  expect(await certificates.find(URL_1)).toBeNull();
  send.mockResolvedValueOnce(new Response(PEM));
  expect(await certificates.find(URL_1)).toBe(PEM);
});

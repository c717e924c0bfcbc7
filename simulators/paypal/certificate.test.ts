import { generateKeyPairSync, sign, verify, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCertificate } from './certificate.ts';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const validFrom = Date.UTC(2026, 0, 5, 9, 30);
const validTo = Date.UTC(2027, 0, 5, 9, 30);

function certificate(): X509Certificate {
  return new X509Certificate(createCertificate({ commonName: 'certs.example', keys, validFrom, validTo }));
}

test('Node reads the certificate, with its name, host, dates and use', () => {
  const { subject, issuer, subjectAltName, validFromDate, validToDate, ca } = certificate();
  expect(subject).toBe('O=PayPal simulator (TEST MODE)\nCN=certs.example');
  expect(issuer).toBe(subject);
  expect(subjectAltName).toBe('DNS:certs.example');
  expect([validFromDate.getTime(), validToDate.getTime()]).toEqual([validFrom, validTo]);
  expect(ca).toBe(false);
});

test('the certificate is signed with its own key, and no other', () => {
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  expect(certificate().verify(keys.publicKey)).toBe(true);
  expect(certificate().verify(stranger.publicKey)).toBe(false);
  expect(certificate().checkPrivateKey(keys.privateKey)).toBe(true);
});

test('its key verifies what the private key signed', () => {
  const message = Buffer.from('a message');
  const signature = sign('RSA-SHA256', message, keys.privateKey);
  expect(verify('RSA-SHA256', message, certificate().publicKey, signature)).toBe(true);
});

test('two certificates have different serial numbers', () => {
  expect(certificate().serialNumber).not.toBe(certificate().serialNumber);
});

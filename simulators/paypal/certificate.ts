import { randomBytes, type KeyObject } from 'node:crypto';
import forge from 'node-forge';

/**
 * A self-signed X.509 v3 certificate as PEM. Node reads certificates but cannot issue them, and the webhooks that
 * the simulator signs must be checkable against a certificate, as PayPal's are.
 */
export function createCertificate({ commonName, keys, validFrom, validTo }: CertificateRequest): string {
  const { md, pki } = forge;
  const certificate = pki.createCertificate();
  const { publicKey, privateKey } = keys;
  certificate.publicKey = pki.publicKeyFromPem(publicKey.export({ type: 'spki', format: 'pem' }).toString());
  // A serial number is positive.
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity = { notBefore: new Date(validFrom), notAfter: new Date(validTo) };
  const name = [
    { name: 'organizationName', value: 'PayPal simulator (TEST MODE)' },
    { name: 'commonName', value: commonName },
  ];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, critical: true },
    { name: 'subjectAltName', altNames: [{ type: DNS_NAME, value: commonName }] },
  ]);
  const signingKey = pki.privateKeyFromPem(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  certificate.sign(signingKey, md.sha256.create());
  return pki.certificateToPem(certificate);
}

const DNS_NAME = 2;

/** `validFrom` and `validTo` are epoch milliseconds. */
type CertificateRequest = {
  commonName: string;
  keys: { publicKey: KeyObject; privateKey: KeyObject };
  validFrom: number;
  validTo: number;
};

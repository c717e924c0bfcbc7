import { randomBytes, sign, type KeyObject } from 'node:crypto';
import * as der from './der.ts';

/**
 * A self-signed X.509 v3 certificate as PEM. Node reads certificates but cannot issue them, and the webhooks that
 * the simulator signs must be checkable against a certificate, as PayPal's are.
 */
export function createCertificate({ commonName, keys, validFrom, validTo }: CertificateRequest): string {
  const name = distinguishedName(commonName);
  const content = der.sequence(
    der.explicit(0, der.integer(Buffer.from([VERSION_3]))),
    der.integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    SHA256_WITH_RSA,
    name,
    der.sequence(der.utcTime(validFrom), der.utcTime(validTo)),
    name,
    keys.publicKey.export({ type: 'spki', format: 'der' }),
    der.explicit(3, extensions(commonName)),
  );
  const signature = sign('RSA-SHA256', content, keys.privateKey);
  return toPem(der.sequence(content, SHA256_WITH_RSA, der.bitString(signature)));
}

function distinguishedName(commonName: string): Buffer {
  return der.sequence(
    attribute(ORGANIZATION, 'PayPal simulator (TEST MODE)'),
    attribute(COMMON_NAME, commonName),
  );
}

function attribute(oid: string, value: string): Buffer {
  return der.set(der.sequence(der.objectIdentifier(oid), der.utf8String(value)));
}

/** Not an authority; for signatures only; good for the host that its name says. */
function extensions(host: string): Buffer {
  const digitalSignature = der.bitString(Buffer.from([0x80]), 7);
  const dnsName = der.implicit(2, Buffer.from(host, 'ascii'));
  return der.sequence(
    criticalExtension(BASIC_CONSTRAINTS, der.sequence()),
    criticalExtension(KEY_USAGE, digitalSignature),
    der.sequence(der.objectIdentifier(SUBJECT_ALT_NAME), der.octetString(der.sequence(dnsName))),
  );
}

function criticalExtension(oid: string, value: Buffer): Buffer {
  return der.sequence(der.objectIdentifier(oid), der.booleanTrue(), der.octetString(value));
}

function toPem(certificate: Buffer): string {
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

const VERSION_3 = 2;
const ORGANIZATION = '2.5.4.10';
const COMMON_NAME = '2.5.4.3';
const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
const SUBJECT_ALT_NAME = '2.5.29.17';
const SHA256_WITH_RSA = der.sequence(der.objectIdentifier('1.2.840.113549.1.1.11'), der.nullValue());

type CertificateRequest = {
  commonName: string;
  keys: { publicKey: KeyObject; privateKey: KeyObject };
  validFrom: number;
  validTo: number;
};

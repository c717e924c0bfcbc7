import { generateKeyPairSync, randomBytes } from 'node:crypto';
import forge from 'node-forge';

const { md, pki } = forge;

export type CertificateKind = 'good' | 'self-signed' | 'other-name' | 'incomplete';

/** PEM of a key and what a server sends with it. */
type Credentials = { key: string; cert: string };

/** An authority of its own, made at the start, and certificates that it signs. Keys are shared: nothing here is secret. */
export function startAuthority(): {
  ca: string;
  issue: (host: string, options: { kind: CertificateKind; days: number }) => Credentials;
} {
  const keys = { authority: newKey(), leaf: newKey() };
  const name = nameOf('Simulated authority');
  const authority = certify({
    subject: name,
    issuer: name,
    publicKey: keys.authority.publicKey,
    signer: keys.authority.privateKey,
    days: 3_650,
    isAuthority: true,
  });
  const between = nameOf('Simulated authority in between');
  return {
    ca: authority,
    issue: (host, { kind, days }) => {
      const subject = nameOf(host);
      const isSelf = kind === 'self-signed';
      const cert = certify({
        subject,
        issuer: isSelf ? subject : kind === 'incomplete' ? between : name,
        publicKey: keys.leaf.publicKey,
        signer: isSelf || kind === 'incomplete' ? keys.leaf.privateKey : keys.authority.privateKey,
        days,
        host: kind === 'other-name' ? `other.${host}` : host,
      });
      return { key: pki.privateKeyToPem(keys.leaf.privateKey), cert };
    },
  };
}

type Key = { publicKey: forge.pki.rsa.PublicKey; privateKey: forge.pki.rsa.PrivateKey };

/** Node makes keys a hundred times faster than forge does. */
function newKey(): Key {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    publicKey: pki.publicKeyFromPem(publicKey),
    privateKey: pki.privateKeyFromPem(privateKey),
  };
}

type Certifying = {
  subject: forge.pki.CertificateField[];
  issuer: forge.pki.CertificateField[];
  publicKey: Key['publicKey'];
  signer: Key['privateKey'];
  days: number;
  host?: string;
  isAuthority?: boolean;
};

/** Valid since a year before its end or now, whichever is earlier, by this machine's clock. */
function certify({
  subject,
  issuer,
  publicKey,
  signer,
  days,
  host,
  isAuthority = false,
}: Certifying): string {
  const cert = pki.createCertificate();
  const end = Date.now() + days * DAY_MS + DAY_MS / 2;
  cert.publicKey = publicKey;
  cert.serialNumber = `00${randomBytes(15).toString('hex')}`;
  cert.validity.notBefore = new Date(Math.min(Date.now(), end) - 300 * DAY_MS);
  cert.validity.notAfter = new Date(end);
  cert.setSubject(subject);
  cert.setIssuer(issuer);
  cert.setExtensions([
    { name: 'basicConstraints', cA: isAuthority },
    { name: 'keyUsage', digitalSignature: true, keyEncipherment: true, keyCertSign: isAuthority },
    ...(host === undefined ? [] : [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }]),
  ]);
  cert.sign(signer, md.sha256.create());
  return pki.certificateToPem(cert);
}

function nameOf(commonName: string): forge.pki.CertificateField[] {
  return [{ name: 'commonName', value: commonName }];
}

const DAY_MS = 86_400_000;

import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/**
 * A device that makes one passkey and signs with it, as a browser posts its answers (WebAuthn Level 3). Every part of an
 * answer can be wrong.
 */
export function anAuthenticator({ counts = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let uses = 0;
  const answer = (type: 'create' | 'get', { origin, challenge, ...flags }: AnswerParts) => {
    const clientData = Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin }));
    uses += counts ? 1 : 0;
    const extra = type === 'create' ? credentialData(id, publicKey) : Buffer.alloc(0);
    return { clientData, data: authenticatorData({ ...flags, uses, isNew: type === 'create' }, extra) };
  };
  return {
    /** What the browser posts after `credentials.create`. */
    create: (options: unknown, wrong: Partial<AnswerParts> = {}) => {
      const { clientData, data } = answer('create', { ...partsOf(options), ...wrong });
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]);
      return post(id, {
        clientDataJSON: encode(clientData),
        attestationObject: encode(isoCBOR.encode(attestation as never)),
      });
    },
    /** What the browser posts after `credentials.get`. */
    get: (
      options: unknown,
      { userHandle, ...wrong }: Partial<AnswerParts> & { userHandle?: string } = {},
    ) => {
      const { clientData, data } = answer('get', { ...partsOf(options), ...wrong });
      return post(id, {
        clientDataJSON: encode(clientData),
        authenticatorData: encode(data),
        signature: encode(signed(Buffer.concat([data, digest(clientData)]), privateKey)),
        ...(userHandle === undefined ? {} : { userHandle: encode(Buffer.from(userHandle)) }),
      });
    },
  };
}

/** What the device answers when nothing is wrong, to the site of the tests. */
function partsOf(options: unknown): AnswerParts {
  const { challenge } = options as { challenge: string };
  return { challenge, origin: 'https://agency.test', host: 'agency.test', isVerified: true };
}

function authenticatorData({ host, isVerified, isNew, uses }: DataParts, extra: Buffer): Buffer {
  const flags = Buffer.from([1 | (isVerified ? 4 : 0) | (isNew ? 64 : 0)]);
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(uses);
  return Buffer.concat([digest(host), flags, counter, extra]);
}

/** The id and the public key, as a COSE key of ES256. */
function credentialData(id: Buffer, publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(x)],
    [-3, coordinate(y)],
  ]);
  const length = Buffer.from([0, id.length]);
  return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
}

function coordinate(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64url'));
}

function post(id: Buffer, response: Record<string, string>): string {
  const encoded = encode(id);
  return JSON.stringify({
    id: encoded,
    rawId: encoded,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
}

function signed(bytes: Buffer, key: KeyObject): Buffer {
  return sign('sha256', bytes, key);
}

function digest(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}

function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}

type AnswerParts = { challenge: string; origin: string; host: string; isVerified: boolean };
type DataParts = Pick<AnswerParts, 'host' | 'isVerified'> & { isNew: boolean; uses: number };

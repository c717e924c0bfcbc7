import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { erasureDirOf } from '@/lib/site/env';
import type { Site } from '@/lib/site/site';

/**
 * The register of erasures: who was erased, and whose account, without saying who. A restore does not reach it. It is a
 * file with a line for each note, with its time and a hash of the address. The hash is keyed with a secret, because
 * addresses can be guessed, and starts with a mark of that secret. So a note whose secret is not set is detected instead
 * of matching no one. Notes of earlier versions have neither key nor mark.
 */
export type ErasureRegister = {
  /** The first is written to and read; the others are only read. */
  dirs: readonly [string, ...string[]];
  secret: string;
  /** Secrets that notes were made with before. */
  previousSecrets: readonly string[];
};

/**
 * `account`: only that went, by its owner's wish or, for staff, by the agency's. `subscription`: its reader left the
 * newsletter.
 */
export type ErasureNote = { kind: 'person' | 'account' | 'subscription'; fingerprint: string; at: number };

/** The register that this site adds to. */
export function siteRegister({ env, secret }: Pick<Site, 'env' | 'secret'>): ErasureRegister {
  return {
    dirs: [erasureDirOf(env)],
    secret: secret('ERASURE_SECRET'),
    previousSecrets: env.ERASURE_SECRET_PREVIOUS ?? [],
  };
}

/** Notes an erasure, so a restore of an older copy does not bring back what went. */
export async function noteErasure(
  { kind, address, at }: Pick<ErasureNote, 'kind' | 'at'> & { address: string },
  { dirs: [dir], secret }: ErasureRegister,
): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const line = `${new Date(at).toISOString()} ${PREFIXES[kind]}${keyedHash(address, secret)}\n`;
  await appendFile(join(dir, ERASURE_FILE), line, { mode: 0o600, flush: true });
}

/** Everything that may stand for the address in a note. */
export function fingerprintsOf(address: string, register: ErasureRegister): string[] {
  return [
    ...secretsOf(register).map(secret => keyedHash(address, secret)),
    createHash('sha256').update(address).digest('hex'),
  ];
}

/** All notes. Throws when some of them cannot be understood with the secrets that are set. */
export async function listErasures(register: ErasureRegister): Promise<ErasureNote[]> {
  const known = new Set(secretsOf(register).map(markOf));
  const texts = await Promise.all(register.dirs.map(dir => readRegister(join(dir, ERASURE_FILE))));
  const notes = texts.flatMap(parseNotes);
  const unknown = notes.find(({ mark }) => mark !== '' && !known.has(mark));
  if (unknown) throw new ErasureKeyError(unknown.mark);
  return notes;
}

class ErasureKeyError extends Error {
  override name = 'ErasureKeyError';
  constructor(mark: string) {
    super(
      `The register of erasures has notes made with another secret (its mark is ${mark}): set ERASURE_SECRET to it, or add it to ERASURE_SECRET_PREVIOUS.`,
    );
  }
}

/** The text of a register; empty where there is none yet. */
export async function readRegister(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
}

function parseNotes(text: string): (ErasureNote & { mark: string })[] {
  return Array.from(text.matchAll(NOTE), ([, at = '', prefix, fingerprint = '', mark = '']) => ({
    kind: KINDS.find(kind => PREFIXES[kind] === prefix) ?? 'person',
    at: Date.parse(at),
    fingerprint,
    mark,
  }));
}

function secretsOf({ secret, previousSecrets }: ErasureRegister): string[] {
  return [secret, ...previousSecrets];
}

function keyedHash(address: string, secret: string): string {
  return `${markOf(secret)}.${hmac(secret, address)}`;
}

/** Tells secrets apart without giving one away. */
function markOf(secret: string): string {
  return hmac(secret, 'mark of the secret').slice(0, MARK_LENGTH);
}

function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

export const ERASURE_FILE = 'erasures.txt';
const MARK_LENGTH = 8;
const PREFIXES = { person: '', account: 'account:', subscription: 'subscription:' } as const;
const KINDS = ['person', 'account', 'subscription'] as const;
/** Not from a line's start: after a power cut half a note may stand before a whole one. */
const NOTE = /(\d{4}-\d\d-\d\dT[\d:.]+Z) (account:|subscription:)?((?:([0-9a-f]{8})\.)?[0-9a-f]{64})$/gm;

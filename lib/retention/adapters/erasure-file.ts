import 'server-only';
import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErasureRegister } from '../erase-person';

/** The register as a file in `dir`: a line per note, with its time and the address's fingerprint. */
export function erasureFile(dir: string): ErasureRegister {
  const file = join(dir, FILE);
  return {
    fingerprint: address => createHash('sha256').update(address).digest('hex'),
    note: async ({ kind, fingerprint, at }) => {
      const mark = kind === 'person' ? '' : `${kind}:`;
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await appendFile(file, `${new Date(at).toISOString()} ${mark}${fingerprint}\n`, {
        mode: 0o600,
        flush: true,
      });
    },
    list: async () => {
      const text = await readFile(file, 'utf8').catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
        throw error;
      });
      return Array.from(text.matchAll(NOTE), ([, at = '', mark, fingerprint = '']) => ({
        kind: mark === 'account:' ? 'account' : mark === 'subscription:' ? 'subscription' : 'person',
        at: Date.parse(at),
        fingerprint,
      }));
    },
  };
}

const FILE = 'erasures.txt';
/**
 * A mark is joined to the fingerprint: a former version takes the two for one that is nobody's, and erases no leads for it.
 * Not from a line's start: after a power cut half a note may stand before a whole one.
 */
const NOTE = /(\d{4}-\d\d-\d\dT[\d:.]+Z) (account:|subscription:)?([0-9a-f]{64})$/gm;

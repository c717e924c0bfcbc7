import 'server-only';
import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErasureRegister } from '../erase-person';

/** The register as a file in `dir`: a line per erasure, with its time and the address's fingerprint. */
export function erasureFile(dir: string): ErasureRegister {
  const file = join(dir, FILE);
  return {
    fingerprint: address => createHash('sha256').update(address).digest('hex'),
    note: async (fingerprint, at) => {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await appendFile(file, `${new Date(at).toISOString()} ${fingerprint}\n`, { mode: 0o600, flush: true });
    },
    list: async () => {
      const text = await readFile(file, 'utf8').catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
        throw error;
      });
      return text.split('\n').flatMap(line => line.split(' ')[1] ?? []);
    },
  };
}

const FILE = 'erasures.txt';

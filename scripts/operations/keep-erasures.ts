import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ERASURE_FILE, readRegister } from '@/lib/people/erasures';
import type { OperationSettings } from './settings';

/**
 * Appends to the register beside the backups what the site has noted since. It only grows: a compromised site cannot
 * make a restore forget an erasure, and the register survives the loss of the data folder.
 */
export async function keepErasures({
  erasureDir,
  backupDir,
}: Pick<OperationSettings, 'erasureDir' | 'backupDir'>): Promise<void> {
  const kept = join(backupDir, ERASURE_FILE);
  const known = new Set((await readRegister(kept)).split('\n'));
  const noted = (await readRegister(join(erasureDir, ERASURE_FILE))).split('\n');
  const added = noted.filter(line => line !== '' && !known.has(line));
  if (added.length === 0) return;
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
  // A power cut may have left half a line: the first of ours starts a new one.
  await appendFile(kept, `\n${added.join('\n')}\n`, { mode: 0o600, flush: true });
}

import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprintsOf, listErasures, type ErasureRegister } from '@/lib/privacy/erasures';
import { newId } from '@/lib/site/ids';

/** A folder for a register of its own, which goes with the test's process. */
export function anErasureDir(): string {
  return join(folder, newId());
}

const folder = join(tmpdir(), `site-erasures-${newId()}`);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Which of the addresses each note is about; '?' for any other. */
export async function notedAddresses(
  register: ErasureRegister,
  addresses: readonly string[],
): Promise<string[]> {
  const notes = await listErasures(register);
  return notes.map(
    ({ fingerprint }) =>
      addresses.find(address => fingerprintsOf(address, register).includes(fingerprint)) ?? '?',
  );
}

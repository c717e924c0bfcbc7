import type { Clock } from '@/lib/kernel/clock';
import type { ErasedRows, ErasureStore } from './ports';

/**
 * Erases what we hold about an address, except the books, and notes that it was erased: the privacy policy promises
 * that what comes back with an older copy is erased again. Noted first, so that a crash in between forgets nobody.
 */
export async function erasePerson(
  email: string,
  { store, register, clock }: ErasureDeps,
): Promise<ErasedRows> {
  const address = email.trim().toLowerCase();
  await register.note(register.fingerprint(address), clock.now());
  return store.erase(address);
}

/** Erases again whoever had asked for it, after a copy from before that was restored. Gives how many were found. */
export async function repeatErasures({ store, register }: Omit<ErasureDeps, 'clock'>): Promise<number> {
  const noted = new Set(await register.list());
  if (noted.size === 0) return 0;
  const addresses = await store.listAddresses();
  const returned = addresses.filter(address => noted.has(register.fingerprint(address)));
  for (const address of returned) await store.erase(address);
  return returned.length;
}

/** Who was erased, without saying who: it lies beside the backups, where a restore does not reach it. */
export type ErasureRegister = {
  fingerprint: (address: string) => string;
  note: (fingerprint: string, at: number) => Promise<void>;
  list: () => Promise<string[]>;
};

export type ErasureDeps = { store: ErasureStore; register: ErasureRegister; clock: Clock };

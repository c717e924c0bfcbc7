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
  return store.erase(address, EVER);
}

/**
 * Erases again whoever had asked for it, after a copy from before that was restored; what the same person sent later
 * stays. Gives how many were found.
 */
export async function repeatErasures({ store, register }: Omit<ErasureDeps, 'clock'>): Promise<number> {
  const noted = new Map<string, number>();
  for (const { fingerprint, at } of await register.list())
    noted.set(fingerprint, Math.max(at, noted.get(fingerprint) ?? at));
  if (noted.size === 0) return 0;
  let found = 0;
  for (const address of await store.listAddresses()) {
    const erasedAt = noted.get(register.fingerprint(address));
    if (erasedAt === undefined) continue;
    const { leads, accounts, mails } = await store.erase(address, erasedAt);
    if (leads + accounts + mails > 0) found += 1;
  }
  return found;
}

/** Who was erased, without saying who: it lies beside the backups, where a restore does not reach it. */
export type ErasureRegister = {
  fingerprint: (address: string) => string;
  note: (fingerprint: string, at: number) => Promise<void>;
  /** `at` in epoch milliseconds. */
  list: () => Promise<{ fingerprint: string; at: number }[]>;
};

export type ErasureDeps = { store: ErasureStore; register: ErasureRegister; clock: Clock };

/** Whenever a row was made, and whatever the clock of the process that made it. */
const EVER = Number.MAX_SAFE_INTEGER;

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
  await register.note({ fingerprint: register.fingerprint(address), at: clock.now() });
  return store.erase(address);
}

/**
 * Erases again whoever had asked for it, after a copy from before that was restored. What somebody left with us after
 * asking stays. Gives of how many something was found.
 */
export async function repeatErasures({ store, register }: Omit<ErasureDeps, 'clock'>): Promise<number> {
  const notes = (await register.list()).toSorted((a, b) => a.at - b.at);
  const lastAsked = new Map(notes.map(note => [note.fingerprint, note.at]));
  if (lastAsked.size === 0) return 0;
  let returned = 0;
  for (const address of await store.listAddresses()) {
    const until = lastAsked.get(register.fingerprint(address));
    if (until === undefined) continue;
    const { leads, accounts, mails, webhooks } = await store.erase(address, until);
    if (leads + accounts + mails + webhooks > 0) returned += 1;
  }
  return returned;
}

/** Who was erased, without saying who: it lies beside the backups, where a restore does not reach it. */
export type ErasureRegister = {
  fingerprint: (address: string) => string;
  note: (note: ErasureNote) => Promise<void>;
  list: () => Promise<ErasureNote[]>;
};

export type ErasureNote = { fingerprint: string; at: number };

export type ErasureDeps = { store: ErasureStore; register: ErasureRegister; clock: Clock };

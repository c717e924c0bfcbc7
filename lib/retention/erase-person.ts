import type { Clock } from '@/lib/site/clock';
import type { ErasedRows, ErasureStore } from './ports';

/**
 * Erases what we hold about an address, except the books, and notes that it was erased: the privacy policy promises
 * that what comes back with an older copy is erased again. Noted first, so a crash in between forgets no one.
 */
export async function erasePerson(
  email: string,
  { store, register, clock }: ErasureDeps,
): Promise<ErasedRows> {
  const address = email.trim().toLowerCase();
  await register.note({ kind: 'person', address, at: clock.now() });
  const erased = await store.erase(address);
  await store.emptyJournal();
  return erased;
}

/** Notes that an account was deleted or lost its rights, so a restore of an older copy does not give it back. */
export async function noteAccountDeletion(
  email: string,
  { register, clock }: Omit<ErasureDeps, 'store'>,
): Promise<void> {
  await register.note({ kind: 'account', address: email, at: clock.now() });
}

/** Notes that a reader left the newsletter, so a restore of an older copy does not bring them back. */
export async function noteUnsubscribe(
  email: string,
  { register, clock }: Omit<ErasureDeps, 'store'>,
): Promise<void> {
  await register.note({ kind: 'subscription', address: email, at: clock.now() });
}

/**
 * After a restore, erases again people who had asked for it and accounts that were deleted since the backup. Data that
 * someone gave us after the note stays. Returns for how many addresses something was found.
 */
export async function repeatErasures({ store, register }: Omit<ErasureDeps, 'clock'>): Promise<number> {
  const notes = await register.list();
  if (notes.length === 0) return 0;
  const [people, accounts] = [lastNotes(notes, 'person'), lastNotes(notes, 'account')];
  const readers = lastNotes(notes, 'subscription');
  let returned = 0;
  for (const address of await store.listAddresses()) {
    const fingerprints = register.fingerprints(address);
    const accountUntil = latestOf(accounts, fingerprints);
    const personUntil = latestOf(people, fingerprints);
    let found = accountUntil === undefined ? 0 : await store.eraseAccount(address, accountUntil);
    const readerUntil = latestOf(readers, fingerprints);
    if (readerUntil !== undefined) found += await store.endSubscription(address, readerUntil);
    if (personUntil !== undefined) found += countRows(await store.erase(address, personUntil));
    if (found > 0) returned += 1;
  }
  return returned;
}

/** The time of each fingerprint's last note. */
function lastNotes(notes: readonly ErasureNote[], kind: ErasureNote['kind']): Map<string, number> {
  const sorted = notes.filter(note => note.kind === kind).toSorted((a, b) => a.at - b.at);
  return new Map(sorted.map(note => [note.fingerprint, note.at]));
}

/** Notes of one person may have been made with several secrets. */
function latestOf(notes: ReadonlyMap<string, number>, fingerprints: readonly string[]): number | undefined {
  const times = fingerprints.flatMap(one => notes.get(one) ?? []);
  return times.length === 0 ? undefined : Math.max(...times);
}

function countRows({ leads, subscriptions, accounts, mails, webhooks }: ErasedRows): number {
  return leads + subscriptions + accounts + mails + webhooks;
}

/** Who was erased, and whose account, without saying who. A restore does not reach it. */
export type ErasureRegister = {
  note: (note: Pick<ErasureNote, 'kind' | 'at'> & { address: string }) => Promise<void>;
  /** Everything that may stand for the address in a note. */
  fingerprints: (address: string) => string[];
  /** Throws when some of the notes cannot be understood with the secrets that are set. */
  list: () => Promise<ErasureNote[]>;
};

/**
 * `account`: only that went, by its owner's wish or, for staff, by the agency's. `subscription`: its reader left the
 * newsletter.
 */
export type ErasureNote = { kind: 'person' | 'account' | 'subscription'; fingerprint: string; at: number };

type ErasureDeps = { store: ErasureStore; register: ErasureRegister; clock: Clock };

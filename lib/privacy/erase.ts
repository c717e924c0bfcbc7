import 'server-only';
import { sql, type Kysely, type Transaction } from 'kysely';
import { endAccess } from '@/lib/accounts';
import { emptyJournal } from '@/lib/site/db/connect';
import type { Database } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import { toAddressKey } from '@/lib/site/stored-address';
import { eraseAccount } from './accounts';
import {
  fingerprintsOf,
  listErasures,
  noteErasure,
  type ErasureNote,
  type ErasureRegister,
} from './erasures';
import type { ErasedRows, Erasure } from './holding';
import { entriesOf, holdings } from './holdings';

/**
 * Erases what we hold about an address, except the books, and notes that it was erased: the privacy policy promises
 * that what comes back with an older copy is erased again. Noted first, so a crash in between forgets no one.
 */
export async function erasePerson(
  { email, register }: { email: string; register: ErasureRegister },
  { db, now }: Pick<Site, 'db' | 'now'>,
): Promise<ErasedRows> {
  const address = toAddressKey(email);
  await noteErasure({ kind: 'person', address, at: now() }, register);
  const erased = await eraseRows({ address }, db);
  await emptyJournal(db);
  return erased;
}

/**
 * After a restore, erases again people who had asked for it and accounts that were deleted since the backup. Data that
 * someone gave us after the note stays. Returns for how many addresses something was found.
 */
export async function repeatErasures(register: ErasureRegister, db: Kysely<Database>): Promise<number> {
  const notes = await listErasures(register);
  if (notes.length === 0) return 0;
  const [people, accounts] = [lastNotes(notes, 'person'), lastNotes(notes, 'account')];
  const readers = lastNotes(notes, 'subscription');
  let returned = 0;
  for (const address of await listAddresses(db)) {
    const fingerprints = fingerprintsOf(address, register);
    const accountUntil = latestOf(accounts, fingerprints);
    const personUntil = latestOf(people, fingerprints);
    let erased = accountUntil === undefined ? 0 : await eraseAnyAccount({ address, until: accountUntil }, db);
    const readerUntil = latestOf(readers, fingerprints);
    if (readerUntil !== undefined) erased += await endSubscription({ address, until: readerUntil }, db);
    if (personUntil !== undefined) erased += countRows(await eraseRows({ address, until: personUntil }, db));
    if (erased > 0) returned += 1;
  }
  return returned;
}

/**
 * After a restore: signs everyone out, and no emailed link, no recovery code and no passkey works any more. No tool gets
 * leads or orders before an owner has checked it: one that was removed since the backup would again.
 */
export function endAllAccess(db: Kysely<Database>): Promise<void> {
  return db.transaction().execute(async transaction => {
    await endAccess(transaction, { accountId: null, event: 'restored' });
    await transaction.deleteFrom('passkey_challenges').execute();
    await transaction.updateTable('integrations').set({ is_on: 0 }).execute();
  });
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

function countRows({ leads, answers, subscriptions, accounts, mails, webhooks }: ErasedRows): number {
  return leads + answers + subscriptions + accounts + mails + webhooks;
}

/**
 * All or nothing: every holding by its rule. Orders stay, and the payers of those that took money: they are the books. With
 * `until`, only what came no later.
 */
export function eraseRows(
  { address, until = Number.MAX_SAFE_INTEGER }: { address: string; until?: number },
  db: Kysely<Database>,
): Promise<ErasedRows> {
  return db.transaction().execute(async transaction => {
    const erased = { ...NONE };
    for (const [table, { whose, erase }] of entriesOf(holdings)) {
      if ('work' in erase) add(erased, await erase.work(transaction, { address, until }));
      if ('rows' in erase && 'address' in whose) {
        const [column] = whose.address;
        const rows = await deleteRows(transaction, { table, column, at: erase.rows }, { address, until });
        if ('counts' in erase) erased[erase.counts] += rows;
      }
    }
    return erased;
  });
}

/** Columns whose rows go as they are store their addresses in lower case. */
async function deleteRows(
  transaction: Transaction<Database>,
  { table, column, at }: { table: string; column: string; at: string | null },
  { address, until }: Erasure,
): Promise<number> {
  const rows = sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${address}`;
  const { numAffectedRows = 0n } = await (
    at === null ? rows : sql`${rows} and ${sql.ref(at)} <= ${until}`
  ).execute(transaction);
  return Number(numAffectedRows);
}

function add(sum: ErasedRows, more: Partial<ErasedRows>): void {
  for (const [what, rows] of entriesOf(more)) sum[what] += rows ?? 0;
}

const NONE: ErasedRows = {
  leads: 0,
  answers: 0,
  subscriptions: 0,
  accounts: 0,
  mails: 0,
  webhooks: 0,
  keptOrders: 0,
};

/** The account alone, whatever its role, when it was made no later than `until`. Returns how many rows went. */
function eraseAnyAccount(what: Erasure, db: Kysely<Database>): Promise<number> {
  return db.transaction().execute(async transaction => {
    const erased = await eraseAccount(transaction, { ...what, roles: ['customer', 'staff'] });
    return countRows({ ...NONE, ...erased });
  });
}

/** The newsletter alone, when it was confirmed no later than `until`. Returns how many rows changed. */
async function endSubscription({ address, until }: Erasure, db: Kysely<Database>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('subscriptions')
    .set({ ended_at: until, end_reason: 'unsubscribed' })
    .where('email', '=', address)
    .where('confirmed_at', '<=', until)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Every address that a row which could be erased holds, in lower case. */
async function listAddresses(db: Kysely<Database>): Promise<string[]> {
  const found = new Set<string>();
  for (const [table, { whose }] of entriesOf(holdings)) {
    if (!('address' in whose)) continue;
    for (const column of whose.address) {
      const addresses = sql<{ address: string | null }>`select distinct lower(${sql.ref(column)}) as address
        from ${sql.table(table)}`;
      for (const { address } of (await addresses.execute(db)).rows) if (address) found.add(address);
    }
  }
  return [...found];
}

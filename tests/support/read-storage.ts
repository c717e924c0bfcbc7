import type { Kysely } from 'kysely';
import { connect, type StorageSettings } from '@/lib/site/db/connect';
import type { Database } from '@/lib/site/db/tables';

/** Works on a connection of its own, beside those of a site. */
export async function inDatabase<Result>(
  storage: StorageSettings,
  use: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const db = connect(storage);
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}

/** In alphabetical order. */
export async function readLeadNames(storage: StorageSettings): Promise<(string | null)[]> {
  const leads = await inDatabase(storage, db =>
    db.selectFrom('leads').select('name').orderBy('name').execute(),
  );
  return leads.map(lead => lead.name);
}

export async function readSubmissionIds(storage: StorageSettings): Promise<string[]> {
  const leads = await inDatabase(storage, db => db.selectFrom('leads').select('submission_id').execute());
  // The stored id carries a digest of the text behind the submission's own.
  return leads.map(lead => lead.submission_id.split('.')[0] ?? '');
}

/** Of all emails, sent or not. */
export async function readMailKeys(storage: StorageSettings): Promise<string[]> {
  const mails = await inDatabase(storage, db => db.selectFrom('outbox').select('idempotency_key').execute());
  return mails.map(mail => mail.idempotency_key);
}

/** How many mails have not gone out yet. */
export async function countMailsWaiting(storage: StorageSettings): Promise<number> {
  const waiting = await inDatabase(storage, db =>
    db.selectFrom('outbox').select('id').where('state', 'in', ['queued', 'sending']).execute(),
  );
  return waiting.length;
}

/** As if a killed process's hold on a checkup had ended (lib/checkup/run.ts). */
export function endCheckupLeases(storage: StorageSettings): Promise<unknown> {
  return inDatabase(storage, db =>
    db.updateTable('checkups').set({ lease_until: 0 }).where('state', '=', 'running').execute(),
  );
}

/** As if a killed process's hold on its batch of mails had ended (lib/mail/deliver.ts). */
export function endMailLeases(storage: StorageSettings): Promise<unknown> {
  return inDatabase(storage, db =>
    db
      .updateTable('outbox')
      .set(row => ({ lease_until: row('lease_until', '-', 300_000) }))
      .execute(),
  );
}

import 'server-only';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '@/lib/site/db/tables';
import { toOutboxRow, type OutgoingMail } from '@/lib/mail/outgoing-mail';
import { ORDER_MAIL_REASONS, type DueMail, type OrderMailReason } from '../ports';

/**
 * Puts emails into the outbox, each once: an existing idempotency key means that the email was queued before, which
 * must not fail the transaction. Call it in the transaction of what they report.
 */
export async function insertMails(trx: Kysely<Database>, { mails, newId, now }: NewMails): Promise<void> {
  const rows = mails.map(mail => toOutboxRow(mail, { id: newId(), now }));
  if (rows.length === 0) return;
  await trx
    .insertInto('outbox')
    .values(rows)
    .onConflict(conflict => conflict.column('idempotency_key').doNothing())
    .execute();
}

/** Notes emails that could not be rendered, so they are rendered later. */
export async function noteMailsDue(
  trx: Kysely<Database>,
  { orderId, mailsDue, now }: { orderId: string; mailsDue: readonly OrderMailReason[]; now: number },
): Promise<void> {
  const rows = mailsDue.map(reason => ({ order_id: orderId, reason, since: now }));
  if (rows.length === 0) return;
  await trx
    .insertInto('order_mails_due')
    .values(rows)
    .onConflict(conflict => conflict.columns(['order_id', 'reason']).doUpdateSet({ since: now }))
    .execute();
}

/** Orders that wait for an email, the longest waiting first. */
export async function findMailsDue(db: Kysely<Database>, limit: number): Promise<DueMail[]> {
  const rows = await db
    .selectFrom('order_mails_due')
    .select(['order_id', 'reason', 'since'])
    .orderBy('since')
    .limit(limit)
    .execute();
  return rows.map(row => ({
    orderId: row.order_id,
    reason: reasonSchema.parse(row.reason),
    since: row.since,
  }));
}

/** Ends the waiting and puts the emails into the outbox. One that became due again meanwhile waits on. */
export async function storeDueMails(
  db: Kysely<Database>,
  { due, mails, now, newId }: NewMails & { due: DueMail },
): Promise<void> {
  await db.transaction().execute(async trx => {
    const { numDeletedRows } = await trx
      .deleteFrom('order_mails_due')
      .where('order_id', '=', due.orderId)
      .where('reason', '=', due.reason)
      .where('since', '=', due.since)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 1n) await insertMails(trx, { mails, newId, now });
  });
}

/** Puts an email that failed again behind the others. */
export async function postponeMail(db: Kysely<Database>, due: DueMail, now: number): Promise<void> {
  await db
    .updateTable('order_mails_due')
    .set({ since: now })
    .where('order_id', '=', due.orderId)
    .where('reason', '=', due.reason)
    .execute();
}

const reasonSchema = z.enum(ORDER_MAIL_REASONS);

type NewMails = { mails: readonly OutgoingMail[]; now: number; newId: () => string };

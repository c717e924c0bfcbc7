import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import type { Database } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import { nameOf } from '@/lib/site/text';
import { findLedger, findOrder, insertMails, ORDER_MAIL_REASONS, type OrderMailReason } from './orders.sql';
import { renderOrderMails } from './mails';

/** Renders the emails that failed before, as the orders stand now. Returns how many orders still wait. */
export async function renderMailsDue(limit: number, site: Site): Promise<number> {
  const waiting = await findMailsDue(site.db, limit);
  let failed = 0;
  for (const due of waiting) {
    const order = await findOrder(site.db, 'id', due.orderId);
    if (!order) continue;
    const ledger = await findLedger(site.db, order.id);
    try {
      const mails = await renderOrderMails({ reason: due.reason, order, ledger }, site);
      await storeDueMails(site, due, mails);
    } catch (error) {
      failed += 1;
      await postponeMail(site.db, due, site.now());
      site.log('error', 'order_mail_not_rendered', {
        order: order.id,
        reason: due.reason,
        error: nameOf(error),
      });
    }
  }
  return failed;
}

/** Orders that wait for an email, the longest waiting first. */
async function findMailsDue(db: Kysely<Database>, limit: number): Promise<DueMail[]> {
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
async function storeDueMails(site: Site, due: DueMail, mails: readonly OutgoingMail[]): Promise<void> {
  await site.db.transaction().execute(async trx => {
    const { numDeletedRows } = await trx
      .deleteFrom('order_mails_due')
      .where('order_id', '=', due.orderId)
      .where('reason', '=', due.reason)
      .where('since', '=', due.since)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 1n) await insertMails(trx, { mails, now: site.now() }, site);
  });
}

/** Puts an email that failed again behind the others. */
async function postponeMail(db: Kysely<Database>, due: DueMail, now: number): Promise<void> {
  await db
    .updateTable('order_mails_due')
    .set({ since: now })
    .where('order_id', '=', due.orderId)
    .where('reason', '=', due.reason)
    .execute();
}

const reasonSchema = z.enum(ORDER_MAIL_REASONS);

/** `since`: when it became due, or was last put off; epoch milliseconds. */
type DueMail = { orderId: string; reason: OrderMailReason; since: number };

import 'server-only';
import { facts } from '@/content/facts';
import { queueMails } from '@/lib/mail';
import type { Site } from '@/lib/site/site';
import { DAY_MS, daysAfter } from '@/lib/site/time';
import { BATCH } from './billing.sql';
import { lateDays } from './calendar';
import { todayOf, toInvoice, type Invoice } from './invoice';
import { reminderMails } from './mails';

/** Open invoices that were sent to someone and that no one asks about, whose next step has come. What has ended is reminded of the fee alone. */
export async function findLate(site: Site): Promise<Invoice[]> {
  const rows = await site.db
    .selectFrom('invoices')
    .selectAll()
    .where('state', '=', 'open')
    .where('is_held', '=', 0)
    .where('customer_email', 'is not', null)
    .where('stopped_on', 'is', null)
    .where(row =>
      row.or(
        LATE_STEPS.map((step, reminders) =>
          row.and([row('reminders', '=', reminders), row('late_from', '<=', lateSince(step, todayOf(site)))]),
        ),
      ),
    )
    .where(row =>
      row.or([
        row('reminders', '=', 0),
        row('subscription_id', 'in', query =>
          query.selectFrom('billing_subscriptions').select('id').where('state', '!=', 'ended'),
        ),
      ]),
    )
    .orderBy('late_from')
    .limit(BATCH)
    .execute();
  return rows.map(toInvoice);
}

/** The last day from which an invoice is late for this step to have come by `today`. */
function lateSince(step: (typeof LATE_STEPS)[number], today: string): string {
  const days = (Date.parse(lateDays(today)[step]) - Date.parse(today)) / DAY_MS;
  return daysAfter(today, -days);
}

/**
 * The steps of a late invoice. The last one is an email to the agency: a person decides about the suspension. After an
 * outage the first reminder comes late, and the late fee then starts as much later: it is never owed before.
 */
const LATE_STEPS = ['feeReminder', 'suspensionReminder', 'suspendFrom'] as const;

export function remind(before: Invoice, site: Site): Promise<boolean> {
  const step = LATE_STEPS[before.reminders];
  if (!step) return Promise.resolve(false);
  const soonest = daysAfter(todayOf(site), -facts.billing.dueWithinDays);
  const lateFrom = step === 'feeReminder' && before.lateFrom < soonest ? soonest : before.lateFrom;
  const reminders = before.reminders + 1;
  return site.db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('invoices')
      .set({ reminders, late_from: lateFrom, updated_at: Math.max(site.now(), before.updatedAt + 1) })
      .where('id', '=', before.id)
      .where('state', '=', 'open')
      .where('updated_at', '=', before.updatedAt)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await queueMails(trx, await reminderMails({ ...before, lateFrom, reminders }, step, site), site);
    return true;
  });
}

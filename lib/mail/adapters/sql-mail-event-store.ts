import 'server-only';
import { PostgresAdapter, type Kysely, type Transaction } from 'kysely';
import type { SubscriptionEnd, Database, OutboxRow, OutboxState } from '@/lib/site/db/tables';
import { endSubscriptions } from '@/lib/newsletter';
import type { AppliedEvent, DecideState, MailEvent, MailEventStore } from '../ports';
import { findRepeatId } from '../repeat-key';

/** Webhook events and what they do to the outbox, on either engine. */
export function createSqlMailEventStore(db: Kysely<Database>): MailEventStore {
  return {
    apply: (event, { now, decide }) =>
      db.transaction().execute(async transaction => {
        const id = `${PROVIDER}:${event.eventId}`;
        const { type, payload } = event;
        const inserted = await transaction
          .insertInto('webhook_events')
          .values({ id, provider: PROVIDER, type, payload, received_at: now, handled_at: now, outcome: null })
          .onConflict(conflict => conflict.column('id').doNothing())
          .executeTakeFirst();
        if (inserted.numInsertedOrUpdatedRows !== 1n) return 'repeat';
        const outcome = await moveMail(transaction, event, { now, decide });
        const reason = ENDS_SUBSCRIPTION.get(type);
        if (reason) await endSubscriptions(transaction, { addresses: event.to, reason, now });
        await transaction.updateTable('webhook_events').set({ outcome }).where('id', '=', id).execute();
        return outcome;
      }),
  };
}

async function moveMail(
  transaction: Transaction<Database>,
  event: MailEvent,
  { now, decide }: { now: number; decide: DecideState },
): Promise<AppliedEvent> {
  const mail = await findMail(transaction, event);
  if (!mail) return 'no_mail';
  const state = decide(mail.state);
  if (!state) return 'no_change';
  await transaction
    .updateTable('outbox')
    .set({
      state,
      provider_id: event.providerId,
      sent_at: mail.sent_at ?? now,
      last_error: reasonFor(state, event),
      lease_id: null,
      lease_until: null,
    })
    .where('id', '=', mail.id)
    .execute();
  return 'applied';
}

/**
 * By the provider's id, or by our tag when the response with that id was lost or is just being stored.
 * PostgreSQL locks the row, so the worker and this event do not overwrite each other.
 */
async function findMail(
  transaction: Transaction<Database>,
  event: MailEvent,
): Promise<OutboxRow | undefined> {
  const locksRows = transaction.getExecutor().adapter instanceof PostgresAdapter;
  const mails = transaction
    .selectFrom('outbox')
    .selectAll()
    .$if(locksRows, query => query.forUpdate());
  const known = await mails.where('provider_id', '=', event.providerId).executeTakeFirst();
  if (known || event.outboxId === null) return known;
  const tagged = await mails.where('id', '=', event.outboxId).executeTakeFirst();
  // Otherwise the event is about an earlier sending of a mail that was sent again since.
  if (!tagged || findRepeatId(tagged.idempotency_key) !== event.repeatId) return undefined;
  return tagged.provider_id === null || tagged.provider_id === event.providerId ? tagged : undefined;
}

function reasonFor(state: OutboxState, { type, reason }: MailEvent): string | null {
  return state === 'sent' || state === 'delivered' ? null : `${type}: ${reason ?? 'no reason given'}`;
}

const PROVIDER = 'resend';
/** Newsletters that the agency sends through the provider by other means count too. */
const ENDS_SUBSCRIPTION = new Map<string, SubscriptionEnd>([
  ['email.bounced', 'bounced'],
  ['email.complained', 'complained'],
]);

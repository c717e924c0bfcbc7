import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { SubscriptionEnd, Database } from '@/lib/site/db/tables';
import type { QueueMails } from '@/lib/mail/queue';
import { NEWSLETTER_FORM } from '../newsletter';
import type { Confirmation, RequestState, Subscriber, SubscriptionStore } from '../ports';

/** Subscriptions in the site's database, on either engine. */
export function sqlSubscriptionStore({ db, queue }: SubscriptionStoreDeps): SubscriptionStore {
  return {
    findRequest: async leadId => {
      const request = await findRequest(db, leadId);
      return request === null ? 'dead' : stateOf(db, request);
    },
    confirm: confirmation => db.transaction().execute(trx => confirm(trx, { ...confirmation, queue })),
    findByKey: async key => {
      const row = await db
        .selectFrom('subscriptions')
        .select(['email', 'ended_at'])
        .where('unsubscribe_key', '=', key)
        .executeTakeFirst();
      return row ? { email: row.email, isActive: row.ended_at === null } : null;
    },
    end: async (key, { reason, now }) => {
      const { numUpdatedRows } = await db
        .updateTable('subscriptions')
        .set({ ended_at: now, end_reason: reason })
        .where('unsubscribe_key', '=', key)
        .where('ended_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    countActive: async () => {
      const { count } = await db
        .selectFrom('subscriptions')
        .select(row => row.fn.countAll().as('count'))
        .where('ended_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    findActive: async emails => {
      if (emails.length === 0) return new Set();
      const rows = await db
        .selectFrom('subscriptions')
        .select('email')
        .where('ended_at', 'is', null)
        .where(
          'email',
          'in',
          emails.map(email => email.toLowerCase()),
        )
        .execute();
      return new Set(rows.map(({ email }) => email));
    },
    listEnded: limit =>
      db
        .selectFrom('subscriptions')
        .select(['id', 'email', 'ended_at as endedAt', 'end_reason as reason'])
        .where('ended_at', 'is not', null)
        .orderBy('ended_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .$narrowType<{ endedAt: number }>()
        .execute(),
    listActive: () => listActive(db),
  };
}

/** Ends the subscriptions of these addresses: their emails bounce, or are marked as unwanted. */
export async function endSubscriptions(
  db: Kysely<Database>,
  { addresses, reason, now }: { addresses: readonly string[]; reason: SubscriptionEnd; now: number },
): Promise<void> {
  if (addresses.length === 0) return;
  await db
    .updateTable('subscriptions')
    .set({ ended_at: now, end_reason: reason })
    .where(
      'email',
      'in',
      addresses.map(address => address.toLowerCase()),
    )
    .where('ended_at', 'is', null)
    .execute();
}

async function findRequest(db: Kysely<Database>, leadId: string): Promise<SubscriptionRequest | null> {
  const lead = await db
    .selectFrom('leads')
    .select(['email', 'received_at', 'form_name'])
    .where('id', '=', leadId)
    .where('form_name', '=', NEWSLETTER_FORM)
    .executeTakeFirst();
  if (!lead?.email) return null;
  return { email: lead.email.toLowerCase(), at: lead.received_at, formName: lead.form_name };
}

/** People who unsubscribed since they asked must ask again: the earlier link no longer works. */
async function stateOf(db: Kysely<Database>, { email, at }: SubscriptionRequest): Promise<RequestState> {
  const row = await db
    .selectFrom('subscriptions')
    .select('ended_at')
    .where('email', '=', email)
    .executeTakeFirst();
  if (!row) return 'open';
  if (row.ended_at === null) return 'already';
  return row.ended_at < at ? 'open' : 'dead';
}

/** One statement decides, so two taps at one moment are one subscription. */
async function confirm(
  trx: Transaction<Database>,
  {
    id,
    leadId,
    unsubscribeKey,
    consentText,
    now,
    renderWelcome,
    queue,
  }: Confirmation & { queue: QueueMails },
): Promise<'confirmed' | 'already' | 'dead'> {
  const request = await findRequest(trx, leadId);
  if (!request) return 'dead';
  const consent = {
    requested_at: request.at,
    form_name: request.formName,
    consent_text: consentText,
    confirmed_at: now,
    ended_at: null,
    end_reason: null,
  };
  const row = await trx
    .insertInto('subscriptions')
    .values({ id, email: request.email, unsubscribe_key: unsubscribeKey, ...consent })
    .onConflict(conflict =>
      conflict.column('email').doUpdateSet(consent).where('subscriptions.ended_at', '<', request.at),
    )
    .returning(['id', 'unsubscribe_key'])
    .executeTakeFirst();
  if (!row) return (await stateOf(trx, request)) === 'already' ? 'already' : 'dead';
  const to = { email: request.email, subscriptionId: row.id, unsubscribeKey: row.unsubscribe_key };
  await queue(trx, await renderWelcome(to), now);
  return 'confirmed';
}

async function* listActive(db: Kysely<Database>): AsyncGenerator<readonly Subscriber[]> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('subscriptions')
      .selectAll()
      .where('id', '>', last)
      .where('ended_at', 'is', null)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield rows.map(row => ({
      email: row.email,
      unsubscribeKey: row.unsubscribe_key,
      requestedAt: row.requested_at,
      confirmedAt: row.confirmed_at,
      formName: row.form_name,
      consentText: row.consent_text,
    }));
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) return;
    last = end.id;
  }
}

const PAGE = 500;

type SubscriptionRequest = { email: string; at: number; formName: string };
type SubscriptionStoreDeps = { db: Kysely<Database>; queue: QueueMails };

import 'server-only';
import { PostgresAdapter, type Transaction } from 'kysely';
import { Resend } from 'resend';
import { z } from 'zod';
import { receiveAnswer } from '@/lib/leads';
import { endSubscriptions } from '@/lib/newsletter';
import type { Database, OutboxRow, OutboxState, SubscriptionEnd } from '@/lib/site/db/tables';
import { clientAddressOf } from '@/lib/site/http/request';
import type { Site } from '@/lib/site/site';
import { parseJson } from '@/lib/site/text';
import { findRepeatId } from './outgoing-mail';
import { readReceivedMail, toPlainAddress } from './received-mail';
import { OUTBOX_TAG, REPEAT_TAG } from './resend';

/**
 * Handles one webhook of the email provider: verifies it, and updates the email that it is about. A repeat
 * changes nothing. Throws when the database does, so the provider sends the event again.
 */
export async function receiveMailWebhook(
  { body, headers }: { body: string; headers: Headers },
  site: Site,
): Promise<MailWebhookOutcome> {
  const { RESEND_WEBHOOK_SECRET: webhookSecret, RESEND_API_KEY, TRUSTED_PROXY_HOPS } = site.env;
  // Nothing can be verified without one.
  if (webhookSecret === null) return { kind: 'switched_off' };
  const eventId = headers.get('svix-id') ?? '';
  const signed = {
    id: eventId,
    timestamp: headers.get('svix-timestamp') ?? '',
    signature: headers.get('svix-signature') ?? '',
  };
  try {
    new Resend(RESEND_API_KEY).webhooks.verify({ payload: body, headers: signed, webhookSecret });
  } catch (error) {
    // Anyone may post here: it is noted where lines are bounded.
    site.noteSecurity('mail_webhook_refused', {
      address: clientAddressOf(headers, TRUSTED_PROXY_HOPS),
      reason: error instanceof Error ? error.message : 'unknown',
    });
    return { kind: 'refused' };
  }
  const parsed = eventSchema.safeParse(parseJson(body));
  // Theirs, but about contacts or domains.
  if (!parsed.success) return { kind: 'ignored' };
  if (parsed.data.type === RECEIVED) {
    const { email_id: emailId, from, subject, to, cc, bcc, received_for: receivedFor } = parsed.data.data;
    const answer = {
      id: `${PROVIDER}:${eventId}`,
      provider: PROVIDER,
      type: RECEIVED,
      emailId,
      to: [...receivedFor, ...to, ...cc, ...bcc].map(toPlainAddress),
      from: toPlainAddress(from),
      subject,
      readMail: () => readReceivedMail(emailId, site),
    };
    const effect = await receiveAnswer(answer, site);
    site.log('info', 'mail_webhook', { detail: `${RECEIVED} ${effect}` });
    return { kind: 'taken', effect };
  }
  const event = toMailEvent(parsed.data, eventId);
  const effect = await applyMailEvent(event, site);
  site.log('info', 'mail_webhook', { detail: `${event.type} ${effect}` });
  return { kind: 'taken', effect };
}

type MailWebhookOutcome =
  | { kind: 'taken'; effect: MailEffect | Awaited<ReturnType<typeof receiveAnswer>> }
  | { kind: 'refused' }
  | { kind: 'ignored' }
  | { kind: 'switched_off' };

type MailEffect = 'applied' | 'no_change' | 'no_mail' | 'repeat';

/** A verified event of the provider, in our words. */
type MailEvent = {
  /** The provider's id of the delivery: the same for every repeat. */
  eventId: string;
  type: string;
  providerId: string;
  /** Our outbox id, which travels with the mail as a tag; null for mails that were not ours. */
  outboxId: string | null;
  /** Which sending of it, as a tag too; null for the first. */
  repeatId: string | null;
  /** Whom the email was for, ours or not. */
  to: readonly string[];
  /** When it happened, by the provider's clock, in epoch milliseconds: events come late. Null when it does not say. */
  happenedAt: number | null;
  /** A bounce that says nothing of the address: a full mailbox, a server that was down. */
  isTemporary: boolean;
  reason: string | null;
};

const words = z.string().optional().catch(undefined);
const detail = z.object({ message: words, reason: words, type: words, subType: words }).optional();
const tags = z.union([
  z.record(z.string(), z.string()),
  z
    .array(z.object({ name: z.string(), value: z.string() }))
    .transform(list => Object.fromEntries(list.map(({ name, value }) => [name, value]))),
]);
const addresses = z.array(z.string()).catch([]);
const eventSchema = z.object({
  type: z.string(),
  created_at: words,
  data: z.object({
    email_id: z.string(),
    from: z.string().max(1_000).catch(''),
    subject: z.string().catch(''),
    to: addresses,
    cc: addresses,
    bcc: addresses,
    received_for: addresses,
    tags: tags.optional(),
    bounce: detail,
    failed: detail,
    suppressed: detail,
  }),
});

function toMailEvent(
  { type, data, created_at: at }: z.infer<typeof eventSchema>,
  eventId: string,
): MailEvent {
  const happenedAt = Date.parse(at ?? '');
  const isTemporary = data.bounce?.type !== undefined && !/^permanent$/i.test(data.bounce.type);
  const detail = data.bounce ?? data.failed ?? data.suppressed;
  const said = detail?.message ?? detail?.reason ?? null;
  return {
    eventId,
    type,
    providerId: data.email_id,
    outboxId: data.tags?.[OUTBOX_TAG] ?? null,
    repeatId: data.tags?.[REPEAT_TAG] ?? null,
    to: data.to.map(toPlainAddress),
    happenedAt: Number.isNaN(happenedAt) ? null : happenedAt,
    isTemporary,
    reason: isTemporary ? [data.bounce?.type, data.bounce?.subType, said].filter(Boolean).join(', ') : said,
  };
}

/**
 * Remembers the event, moves its mail on, and ends subscriptions whose emails do not arrive or are not wanted, in one
 * transaction.
 */
export function applyMailEvent(event: MailEvent, site: Pick<Site, 'db' | 'now'>): Promise<MailEffect> {
  const now = site.now();
  return site.db.transaction().execute(async transaction => {
    const id = `${PROVIDER}:${event.eventId}`;
    const { type } = event;
    const inserted = await transaction
      .insertInto('webhook_events')
      // Of what it says nothing is kept: the subject of an email to the agency has a name and a phone.
      .values({ id, provider: PROVIDER, type, payload: '', received_at: now, handled_at: now, outcome: null })
      .onConflict(conflict => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows !== 1n) return 'repeat';
    const outcome = await moveMail(transaction, event, now);
    const reason = event.isTemporary ? undefined : ENDS_SUBSCRIPTION.get(type);
    const at = Math.min(event.happenedAt ?? now, now);
    if (reason) await endSubscriptions(transaction, { addresses: event.to, reason, at });
    await transaction.updateTable('webhook_events').set({ outcome }).where('id', '=', id).execute();
    return outcome;
  });
}

async function moveMail(
  transaction: Transaction<Database>,
  event: MailEvent,
  now: number,
): Promise<'applied' | 'no_change' | 'no_mail'> {
  const mail = await findMail(transaction, event);
  if (!mail) return 'no_mail';
  // Where the provider's own event said that it failed, `sent` is an older one that comes late.
  const isLate = event.type === 'email.sent' && mail.state === 'failed' && mail.provider_id !== null;
  const state = isLate ? null : stateAfterEvent(mail.state, event.type);
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
  const mail = await mails.where('provider_id', '=', event.providerId).executeTakeFirst();
  if (mail || event.outboxId === null) return mail;
  const tagged = await mails.where('id', '=', event.outboxId).executeTakeFirst();
  // Otherwise the event is about an earlier sending of a mail that was sent again since.
  if (!tagged || findRepeatId(tagged.idempotency_key) !== event.repeatId) return undefined;
  return tagged.provider_id === null || tagged.provider_id === event.providerId ? tagged : undefined;
}

function reasonFor(state: OutboxState, { type, reason }: MailEvent): string | null {
  return state === 'sent' || state === 'delivered' ? null : `${type}: ${reason ?? 'no reason given'}`;
}

/**
 * The state after an event of the provider, or null when it changes nothing. Events come late, twice and in any
 * order: a mail never goes back, so a late `sent` cannot undo `delivered`.
 */
export function stateAfterEvent(current: OutboxState, eventType: string): OutboxState | null {
  const move = MOVES.get(eventType);
  return move?.from.includes(current) ? move.to : null;
}

const UNSETTLED: OutboxState[] = ['queued', 'sending', 'failed'];

const MOVES = new Map<string, { from: OutboxState[]; to: OutboxState }>([
  ['email.sent', { from: UNSETTLED, to: 'sent' }],
  ['email.delivered', { from: [...UNSETTLED, 'sent'], to: 'delivered' }],
  ['email.bounced', { from: [...UNSETTLED, 'sent', 'delivered'], to: 'bounced' }],
  ['email.complained', { from: [...UNSETTLED, 'sent', 'delivered', 'bounced'], to: 'complained' }],
  ['email.failed', { from: ['queued', 'sending', 'sent'], to: 'failed' }],
  ['email.suppressed', { from: ['queued', 'sending', 'sent'], to: 'failed' }],
]);

const PROVIDER = 'resend';
/** An email came to the domain that the provider receives for. */
const RECEIVED = 'email.received';
/** Newsletters that the agency sends through the provider by other means count too. */
const ENDS_SUBSCRIPTION = new Map<string, SubscriptionEnd>([
  ['email.bounced', 'bounced'],
  ['email.complained', 'complained'],
]);

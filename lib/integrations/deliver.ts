import 'server-only';
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { NEWSLETTER_FORM } from '@/lib/newsletter';
import type { WebhookDeliveryRow } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/site/time';
import { listIntegrations, noteUse, type Integration } from './integrations';
import { postEvent, type PostOutcome } from './post';
import { describeLead, describeOrder, toIso } from './subjects';

/** What the desk's table of troubles shows row by row. */
export type { WebhookDeliveryRow };

/**
 * Tells every webhook what has happened since it was added, and tries again what did not arrive. Any number of processes may
 * run it: an event is queued once for each webhook, and an attempt is one process's. Leads and orders are read from their own
 * tables, so none is lost between them and a queue.
 */
export async function deliverWebhooks(site: Site, stopping: AbortSignal): Promise<void> {
  const webhooks = (await listIntegrations(site)).filter(({ kind, isOn }) => kind === 'webhook' && isOn);
  // Side by side, so one that does not answer holds up no other.
  await Promise.all(
    webhooks.map(async webhook => {
      await queueEvents(webhook, site);
      await sendDue(webhook, site, stopping);
    }),
  );
}

/** Sends an event that tells of nothing, once. Null when the webhook is gone. */
export async function testWebhook(id: string, site: Site): Promise<PostOutcome | null> {
  const webhook = (await listIntegrations(site)).find(one => one.id === id && one.kind === 'webhook');
  if (!webhook) return null;
  const data = { message: 'This is a test. Nothing has happened.' };
  const event = { id: site.newId(), type: 'test', happened_at: site.now() };
  return post(event, data, { webhook, stopping: new AbortController().signal }, site);
}

/** Puts an event that failed for good back into the queue. False when it is gone, or not failed any more. */
export async function repeatDelivery(db: Site['db'], id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({ state: 'queued', attempts: 0, next_attempt_at: now })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Events that did not arrive, given up or still tried, the newest first. */
export function listTroubles({ db }: Pick<Site, 'db'>): Promise<WebhookDeliveryRow[]> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where(row =>
      row.or([
        row('state', '=', 'failed'),
        row.and([row('state', '=', 'queued'), row('last_error', 'is not', null)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(TROUBLES_SHOWN)
    .execute();
}

/** How many have been given up. */
export async function countFailedDeliveries({ db }: Pick<Site, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_deliveries')
    .select(row => row.fn.countAll().as('count'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function queueEvents(webhook: Integration, site: Site): Promise<void> {
  const since = Math.max(webhook.createdAt, site.now() - LOOK_BACK_MS);
  const isQueued = (cause: 'leads.id' | 'order_events.id') =>
    sql<boolean>`exists (select 1 from webhook_deliveries where integration_id = ${webhook.id} and cause_id = ${sql.ref(cause)})`;
  if (webhook.topics.includes('leads')) {
    const leads = await site.db
      .selectFrom('leads')
      .select(['id', 'received_at'])
      .where('received_at', '>=', since)
      .where('is_held', '=', 0)
      .where('status', '!=', 'spam')
      .where('form_name', '!=', NEWSLETTER_FORM)
      .where(row => row.not(isQueued('leads.id')))
      .orderBy('received_at')
      .limit(BATCH)
      .execute();
    const rows = leads.map(
      ({ id, received_at }) =>
        ({ type: 'lead.created', cause_id: id, subject_id: id, happened_at: received_at }) as const,
    );
    await insertDeliveries(webhook, rows, site);
  }
  if (webhook.topics.includes('orders')) {
    const steps = await site.db
      .selectFrom('order_events')
      .select(['id', 'order_id', 'at'])
      .where('at', '>=', since)
      .where('to_state', 'in', TOLD_STATES)
      .where(row => row.not(isQueued('order_events.id')))
      .orderBy('at')
      .limit(BATCH)
      .execute();
    const rows = steps.map(
      ({ id, order_id, at }) =>
        ({ type: 'order.changed', cause_id: id, subject_id: order_id, happened_at: at }) as const,
    );
    await insertDeliveries(webhook, rows, site);
  }
}

async function insertDeliveries(
  webhook: Integration,
  events: readonly NewDelivery[],
  site: Site,
): Promise<void> {
  if (events.length === 0) return;
  const now = site.now();
  const rows = events.map(event => ({
    id: site.newId(),
    integration_id: webhook.id,
    state: 'queued' as const,
    attempts: 0,
    next_attempt_at: now,
    last_error: null,
    created_at: now,
    ...event,
  }));
  await site.db
    .insertInto('webhook_deliveries')
    .values(rows)
    .onConflict(conflict => conflict.columns(['integration_id', 'cause_id']).doNothing())
    .execute();
}

type NewDelivery = Pick<WebhookDeliveryRow, 'type' | 'cause_id' | 'subject_id' | 'happened_at'> & {
  id?: string;
};

async function sendDue(webhook: Integration, site: Site, stopping: AbortSignal): Promise<void> {
  const due = await site.db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('integration_id', '=', webhook.id)
    .where('state', '=', 'queued')
    .where('next_attempt_at', '<=', site.now())
    .orderBy('next_attempt_at')
    .orderBy('happened_at')
    .limit(BATCH)
    .execute();
  for (const delivery of due) {
    if (stopping.aborted) return;
    const isTaken = await attempt(delivery, webhook, site, stopping);
    // Who does not answer is not asked for each of a hundred events.
    if (!isTaken) return;
  }
}

/**
 * One attempt, by whichever process counts it first. The next one is planned before the request leaves, so a crash in between
 * repeats the event under its own id, and never loses it.
 */
async function attempt(
  delivery: WebhookDeliveryRow,
  webhook: Integration,
  site: Site,
  stopping: AbortSignal,
): Promise<boolean> {
  const attempts = delivery.attempts + 1;
  const wait = WAITS_MS[delivery.attempts] ?? 0;
  const claim = await site.db
    .updateTable('webhook_deliveries')
    .set({ attempts, next_attempt_at: site.now() + Math.max(wait, LEASE_MS) })
    .where('id', '=', delivery.id)
    .where('state', '=', 'queued')
    .where('attempts', '=', delivery.attempts)
    .executeTakeFirst();
  if (claim.numUpdatedRows !== 1n) return true;
  const data = await readSubject(delivery, site);
  const row = site.db
    .updateTable('webhook_deliveries')
    .where('id', '=', delivery.id)
    .where('attempts', '=', attempts);
  if (data === null) {
    // Erased meanwhile: there is nothing to tell.
    await site.db.deleteFrom('webhook_deliveries').where('id', '=', delivery.id).execute();
    return true;
  }
  const outcome = await post(delivery, data, { webhook, stopping }, site);
  if (outcome.kind === 'taken') {
    await row.set({ state: 'sent', last_error: null }).execute();
    return true;
  }
  const isLast = attempts > WAITS_MS.length;
  await row.set({ state: isLast ? 'failed' : 'queued', last_error: outcome.reason }).execute();
  site.log(isLast ? 'error' : 'info', isLast ? 'webhook_failed' : 'webhook_will_retry', {
    detail: delivery.type,
  });
  return false;
}

/** What the event says; null when its lead or order is gone, or has become nothing to tell. */
async function readSubject(
  { type, subject_id: id }: WebhookDeliveryRow,
  { db, env }: Site,
): Promise<object | null> {
  if (type === 'lead.created') {
    const lead = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
    return lead && lead.status !== 'spam' ? describeLead(lead, env.SITE_URL) : null;
  }
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return order ? describeOrder(order, env.SITE_URL) : null;
}

async function post(
  { id, type, happened_at }: { id: string; type: string; happened_at: number },
  data: object,
  { webhook, stopping }: { webhook: Integration; stopping: AbortSignal },
  site: Site,
): Promise<PostOutcome> {
  const body = JSON.stringify({ type, timestamp: toIso(happened_at), data });
  // It stays queued, and fails like one whose receiver does not answer.
  if (webhook.secret === null) return { kind: 'failed', reason: 'Its secret can’t be read: add it again.' };
  const headers = signedHeaders({ id, body, secret: webhook.secret, now: site.now() });
  const isPublicOnly = site.env.isProduction;
  const outcome = await postEvent(webhook.url ?? '', { body, headers, isPublicOnly, signal: stopping });
  if (outcome.kind === 'taken') await noteUse(webhook, site);
  return outcome;
}

/** The headers of Standard Webhooks (docs/integrations.md): the receiver's library checks them with the secret. */
function signedHeaders({ id, body, secret, now }: { id: string; body: string; secret: string; now: number }) {
  const timestamp = String(Math.floor(now / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'website-webhooks',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

/** States of an order that concern someone outside the checkout. */
const TOLD_STATES = ['paid', 'refunded', 'disputed', 'reversed', 'attention'] as const;

/** How long after an attempt the next one comes: together three days, as Standard Webhooks advise. */
export const WAITS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  DAY_MS,
] as const;

/** Longer than a request may take: until then the attempt is the first process's. */
const LEASE_MS = MINUTE_MS;
/** A lead that leaves quarantine later than this is not told. */
const LOOK_BACK_MS = 30 * DAY_MS;
const BATCH = 100;
const TROUBLES_SHOWN = 50;

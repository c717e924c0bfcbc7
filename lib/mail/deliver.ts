import 'server-only';
import { PostgresAdapter, type Kysely, type Transaction } from 'kysely';
import { z } from 'zod';
import { isReaderOf } from '@/lib/newsletter';
import type { Database, OutboxRow } from '@/lib/site/db/tables';
import { newRequestId, withRequestId } from '@/lib/site/log';
import type { Site } from '@/lib/site/site';
import { DAY_MS, MINUTE_MS } from '@/lib/site/time';
import { PRIORITIES, type ClaimedMail } from './outgoing-mail';
import { sendMail, type SendOutcome } from './resend';

/**
 * Sends what is due, one mail after another. Safe to run in any number of processes: a mail is sent only under its
 * lease, and repeated only under its own idempotency key. `pauseMs` above 0: the provider refuses everyone that long.
 */
export async function deliverOutbox(run: DeliveryRun, site: Site): Promise<DeliveryReport> {
  const { limit, signal, pace } = run;
  const claim = { limit, leaseId: site.newId(), now: site.now(), leaseMs: limit * LEASE_MS_PER_MAIL };
  const claimed = await claimDue(site.db, claim);
  for (const [index, mail] of claimed.entries()) {
    await pace(signal);
    if (signal.aborted) {
      await release(claimed.slice(index), site.db);
      break;
    }
    const { pauseMs } = await withRequestId(newRequestId(), () => deliverOne(mail, run, site));
    if (pauseMs > 0) {
      await release(claimed.slice(index + 1), site.db);
      return { claimed: claimed.length, pauseMs };
    }
  }
  return { claimed: claimed.length, pauseMs: 0 };
}

export type DeliveryReport = { claimed: number; pauseMs: number };

export type DeliveryRun = {
  /** How many mails to claim at once. */
  limit: number;
  /** Lets one mail pass at a time. */
  pace: (signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  send?: typeof sendMail;
  /** 0 to 1. */
  random?: () => number;
};

async function deliverOne(
  mail: ClaimedMail,
  { send = sendMail, random = Math.random }: DeliveryRun,
  site: Site,
): Promise<{ pauseMs: number }> {
  const startedAt = site.now();
  if (isPastBlindRetry(mail, startedAt)) {
    await record(mail, { kind: 'failed', reason: needsPerson(mail) }, site);
    return { pauseMs: 0 };
  }
  // A lease that ended while earlier mails were slow is someone else's by now.
  if (startedAt >= mail.leaseUntil || !(await recordAttempt(mail, startedAt, site.db))) return { pauseMs: 0 };
  if (mail.unsubscribeUrl !== null && !(await isReaderOf(mail.unsubscribeUrl, site))) {
    await drop(mail, site);
    return { pauseMs: 0 };
  }
  const outcome = await send(mail, site);
  const decision = decideDelivery(outcome, {
    attempts: mail.attempts + 1,
    now: site.now(),
    random: random(),
  });
  await record(mail, decision, site);
  return { pauseMs: decision.kind === 'retry' ? decision.pauseMs : 0 };
}

function needsPerson({ lastError }: ClaimedMail): string {
  return `needs a person: it may have been delivered, and 24 hours of retries did not tell. Last answer: ${lastError ?? 'none'}`;
}

/** The state of an email after an attempt, and how long the whole worker must wait. */
type DeliveryDecision =
  | { kind: 'sent'; providerId: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'retry'; at: number; reason: string; wasRefused: boolean; pauseMs: number; isAlarm: boolean };

/** Reads the outcome of one attempt; `random` (0 to 1) spreads the retries. */
export function decideDelivery(
  outcome: SendOutcome,
  { attempts, now, random }: { attempts: number; now: number; random: number },
): DeliveryDecision {
  const pause = backoffMs(attempts, random);
  switch (outcome.kind) {
    case 'sent':
      return outcome;
    case 'reject':
      return { kind: 'failed', reason: outcome.reason };
    case 'stop':
      return {
        ...retry(outcome, now + STOP_PAUSE_MS),
        wasRefused: true,
        pauseMs: STOP_PAUSE_MS,
        isAlarm: true,
      };
    case 'retry_later':
      return retryLater(outcome, { now, random, pause });
    default:
      return retry(outcome, now + pause);
  }
}

/** True when the provider may have forgotten the key of a mail that it may have taken: a retry could send it twice. */
export function isPastBlindRetry(
  { firstAttemptAt }: Pick<ClaimedMail, 'firstAttemptAt'>,
  now: number,
): boolean {
  return firstAttemptAt !== null && now - firstAttemptAt >= BLIND_RETRY_MS;
}

/** A 429 pauses the worker for as long as it says; other failures concern one email. */
function retryLater(
  outcome: Extract<SendOutcome, { kind: 'retry_later' }>,
  { now, random, pause }: { now: number; random: number; pause: number },
): DeliveryDecision {
  const retryAfterMs = outcome.retryAfterMs;
  const wait =
    retryAfterMs === null
      ? pause
      : Math.min(retryAfterMs, MAX_TOLD_PAUSE_MS) + Math.round(random * SPREAD_MS);
  const pauseMs = outcome.wasRefused ? wait : 0;
  return {
    ...retry(outcome, now + wait),
    wasRefused: outcome.wasRefused,
    pauseMs,
    isAlarm: pauseMs >= ALARM_PAUSE_MS,
  };
}

function retry({ reason }: { reason: string }, at: number): Extract<DeliveryDecision, { kind: 'retry' }> {
  return { kind: 'retry', at, reason, wasRefused: false, pauseMs: 0, isAlarm: false };
}

/**
 * How long to wait after attempt number `attempt` (1 is the first): doubling from five seconds to ten minutes,
 * each time between half and the whole of it, so many mails do not come back in one wave. `random` is 0 to 1.
 */
export function backoffMs(attempt: number, random: number): number {
  const full = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, attempt - 1));
  return Math.round(full * (0.5 + random / 2));
}

/** Logs never an address or any content. */
async function record(mail: ClaimedMail, decision: DeliveryDecision, { db, now, log }: Site): Promise<void> {
  const entry = { mailId: mail.id, detail: mail.kind };
  if (decision.kind === 'sent') {
    await recordSent(mail, { providerId: decision.providerId, at: now() }, db);
    log('info', 'mail_sent', entry);
  } else if (decision.kind === 'failed') {
    await recordFailed(mail, decision.reason, db);
    log('error', 'mail_failed', entry);
  } else {
    await recordRetry(mail, decision, db);
    log(decision.isAlarm ? 'error' : 'info', decision.isAlarm ? 'mail_stopped' : 'mail_will_retry', entry);
  }
}

/**
 * Every change counts only while the lease still holds: none of them touches the row once another worker, or the
 * provider's webhook, has settled the mail.
 */
function leased(mail: ClaimedMail, db: Kysely<Database>) {
  return db
    .updateTable('outbox')
    .where('id', '=', mail.id)
    .where('lease_id', '=', mail.leaseId)
    .where('state', '=', 'sending');
}

/**
 * Counts the attempt before the request leaves, so a crash cannot hide that the provider may have the mail. False when the
 * lease is gone.
 */
export async function recordAttempt(mail: ClaimedMail, at: number, db: Kysely<Database>): Promise<boolean> {
  const { numUpdatedRows } = await leased(mail, db)
    .set(row => ({
      attempts: row('attempts', '+', 1),
      first_attempt_at: row.fn.coalesce('first_attempt_at', row.val(at)),
    }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function recordSent(
  mail: ClaimedMail,
  { providerId, at }: { providerId: string; at: number },
  db: Kysely<Database>,
): Promise<void> {
  const sent = { state: 'sent', provider_id: providerId, sent_at: at, last_error: null } as const;
  await leased(mail, db)
    .set({ ...sent, ...NO_LEASE })
    .execute();
}

/** After a sure refusal (`wasRefused`) the attempt does not count toward the time of the first one. */
async function recordRetry(
  mail: ClaimedMail,
  { at, reason, wasRefused }: { at: number; reason: string; wasRefused: boolean },
  db: Kysely<Database>,
): Promise<void> {
  await leased(mail, db)
    .set({ state: 'queued', next_attempt_at: at, last_error: reason, ...NO_LEASE })
    .$if(wasRefused, update => update.set({ first_attempt_at: mail.firstAttemptAt }))
    .execute();
}

export async function recordFailed(mail: ClaimedMail, reason: string, db: Kysely<Database>): Promise<void> {
  await leased(mail, db)
    .set({ state: 'failed', last_error: reason, ...NO_LEASE })
    .execute();
}

/** Its reader has unsubscribed, or was erased, since it was queued. */
async function drop(mail: ClaimedMail, { db, log }: Site): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('id', '=', mail.id)
    .where('lease_id', '=', mail.leaseId)
    .where('state', '=', 'sending')
    .execute();
  log('info', 'mail_dropped', { mailId: mail.id, detail: mail.kind });
}

/** Gives claimed emails back unsent, due at once. */
async function release(mails: readonly ClaimedMail[], db: Kysely<Database>): Promise<void> {
  for (const mail of mails)
    await leased(mail, db)
      .set({ state: 'queued', ...NO_LEASE })
      .execute();
}

/**
 * Emails whose worker went away, then those that wait, by class and then by time. Asked one after the other and class by
 * class, so each query follows the index of what is due: in one query with an `or` a hundred thousand that wait were
 * all read and sorted.
 */
export function claimDue(
  db: Kysely<Database>,
  { limit, leaseId, now, leaseMs }: { limit: number; leaseId: string; now: number; leaseMs: number },
): Promise<ClaimedMail[]> {
  return db.transaction().execute(async trx => {
    const abandoned = await findDue(trx, { state: 'sending', clock: 'lease_until', now, limit });
    const places = limit - abandoned.length;
    const waiting = places > 0 ? await findWaiting(trx, { now, limit: places }) : [];
    const due = [...abandoned, ...pickBatch(waiting, { limit: places, now })];
    if (due.length === 0) return [];
    const lease = { leaseId, leaseUntil: now + leaseMs };
    const ids = due.map(row => row.id);
    await trx
      .updateTable('outbox')
      .set({ state: 'sending', lease_id: leaseId, lease_until: lease.leaseUntil })
      .where('id', 'in', ids)
      .execute();
    return due.map(row => toClaimedMail(row, lease));
  });
}

async function findWaiting(
  trx: Transaction<Database>,
  { now, limit }: { now: number; limit: number },
): Promise<OutboxRow[]> {
  const due: OutboxRow[] = [];
  for (const priority of PRIORITIES)
    due.push(...(await findDue(trx, { state: 'queued', priority, clock: 'next_attempt_at', now, limit })));
  return due;
}

/**
 * The embedded engine has one writer at a time, so the plain select is safe there; PostgreSQL locks the rows it
 * reads and passes over those that another worker is just claiming.
 */
function findDue(
  trx: Transaction<Database>,
  { state, priority, clock, now, limit }: Due,
): Promise<OutboxRow[]> {
  const locksRows = trx.getExecutor().adapter instanceof PostgresAdapter;
  return trx
    .selectFrom('outbox')
    .selectAll()
    .where('state', '=', state)
    .$if(priority !== undefined, query => query.where('priority', '=', priority ?? 0))
    .where(clock, '<=', now)
    .orderBy('priority')
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit)
    .$if(locksRows, query => query.forUpdate().skipLocked())
    .execute();
}

type Due = {
  state: OutboxRow['state'];
  /** Left out: any. */
  priority?: number;
  /** What must have passed. */
  clock: 'lease_until' | 'next_attempt_at';
  now: number;
  limit: number;
};

/**
 * Chooses what goes out next from the emails that are due, the most urgent class first and in order of time inside
 * each. The last place of a batch goes to the email that has been due the longest, once that is `STARVED_MS`: a busy
 * class slows the others to a third, but never stops them.
 */
export function pickBatch<Mail extends { next_attempt_at: number }>(
  due: readonly Mail[],
  { limit, now }: { limit: number; now: number },
): Mail[] {
  const batch = due.slice(0, limit);
  const [starved] = due
    .slice(limit)
    .filter(mail => mail.next_attempt_at <= now - STARVED_MS)
    .toSorted((a, b) => a.next_attempt_at - b.next_attempt_at);
  return starved && limit > 1 ? [...batch.slice(0, -1), starved] : batch;
}

function toClaimedMail(row: OutboxRow, lease: { leaseId: string; leaseUntil: number }): ClaimedMail {
  return {
    id: row.id,
    ...lease,
    idempotencyKey: row.idempotency_key,
    kind: row.kind,
    from: row.from_address,
    to: row.to_address,
    replyTo: row.reply_to,
    subject: row.subject,
    html: row.html,
    text: row.text,
    unsubscribeUrl: row.unsubscribe_url,
    headers: headersSchema.parse(JSON.parse(row.headers ?? '{}')),
    attachments: attachmentsSchema.parse(JSON.parse(row.attachments ?? '[]')),
    attempts: row.attempts,
    firstAttemptAt: row.first_attempt_at,
    lastError: row.last_error,
  };
}

const headersSchema = z.record(z.string(), z.string());
const attachmentsSchema = z.array(
  z.object({ filename: z.string(), contentType: z.string(), content: z.string() }),
);

/** The wait in the throttle, a request that times out, and a margin. */
const LEASE_MS_PER_MAIL = 12_000;
const NO_LEASE = { lease_id: null, lease_until: null };

export const FIRST_PAUSE_MS = 5_000;
export const MAX_PAUSE_MS = 10 * MINUTE_MS;
/** The provider remembers keys for 24 hours; a minute less covers a request that is under way. */
export const BLIND_RETRY_MS = DAY_MS - MINUTE_MS;
export const STOP_PAUSE_MS = 5 * MINUTE_MS;
const MAX_TOLD_PAUSE_MS = DAY_MS;
const ALARM_PAUSE_MS = MINUTE_MS;
const SPREAD_MS = 250;
export const STARVED_MS = 10 * MINUTE_MS;

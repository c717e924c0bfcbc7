import type { Clock } from '@/lib/site/clock';
import { newRequestId, withRequestId } from '@/lib/site/request-id';
import { decideDelivery, isPastBlindRetry, type DeliveryDecision } from './decide-delivery';
import type { Throttle } from './throttle';
import type { ClaimedMail, MailGateway, MailLog, OutboxStore } from './ports';

/**
 * Sends what is due, one mail after another. Safe to run in any number of processes: a mail is sent only under its
 * lease, and repeated only under its own idempotency key.
 */
export async function deliverOutbox(deps: DeliveryDeps): Promise<DeliveryReport> {
  const { store, clock, limit, signal } = deps;
  const claim = { limit, leaseId: deps.newId(), now: clock.now(), leaseMs: limit * LEASE_MS_PER_MAIL };
  const claimed = await store.claimDue(claim);
  for (const [index, mail] of claimed.entries()) {
    await deps.pace(signal);
    if (signal.aborted) return releaseRest(claimed.slice(index), deps, claimed.length);
    const { pauseMs } = await withRequestId(newRequestId(), () => deliverOne(mail, deps));
    if (pauseMs > 0) {
      const report = await releaseRest(claimed.slice(index + 1), deps, claimed.length);
      return { ...report, pauseMs };
    }
  }
  return { claimed: claimed.length, pauseMs: 0 };
}

async function releaseRest(
  mails: ClaimedMail[],
  { store }: DeliveryDeps,
  claimed: number,
): Promise<DeliveryReport> {
  await store.release(mails);
  return { claimed, pauseMs: 0 };
}

async function deliverOne(mail: ClaimedMail, deps: DeliveryDeps): Promise<{ pauseMs: number }> {
  const { store, gateway, clock } = deps;
  const startedAt = clock.now();
  if (isPastBlindRetry(mail, startedAt)) {
    await record(mail, { kind: 'failed', reason: needsPerson(mail) }, deps);
    return { pauseMs: 0 };
  }
  // A lease that ended while earlier mails were slow is someone else's by now.
  if (startedAt >= mail.leaseUntil || !(await store.recordAttempt(mail, startedAt))) return { pauseMs: 0 };
  const outcome = await gateway.send(mail);
  const context = { attempts: mail.attempts + 1, now: clock.now(), random: deps.random() };
  const decision = decideDelivery(outcome, context);
  await record(mail, decision, deps);
  return { pauseMs: decision.kind === 'retry' ? decision.pauseMs : 0 };
}

async function record(mail: ClaimedMail, decision: DeliveryDecision, deps: DeliveryDeps): Promise<void> {
  const { store, clock, log } = deps;
  const entry = { mailId: mail.id, detail: mail.kind };
  if (decision.kind === 'sent') {
    await store.recordSent(mail, { providerId: decision.providerId, at: clock.now() });
    return log({ level: 'info', event: 'mail_sent', ...entry });
  }
  if (decision.kind === 'failed') {
    await store.recordFailed(mail, decision.reason);
    return log({ level: 'error', event: 'mail_failed', ...entry });
  }
  await store.recordRetry(mail, decision);
  log({
    level: decision.isAlarm ? 'error' : 'info',
    event: decision.isAlarm ? 'mail_stopped' : 'mail_will_retry',
    ...entry,
  });
}

function needsPerson({ lastError }: ClaimedMail): string {
  return `needs a person: it may have been delivered, and 24 hours of retries did not tell. Last answer: ${lastError ?? 'none'}`;
}

/** The wait in the throttle, a request that times out, and a margin. */
const LEASE_MS_PER_MAIL = 12_000;

export type DeliveryDeps = {
  store: OutboxStore;
  gateway: MailGateway;
  clock: Clock;
  newId: () => string;
  /** 0 to 1. */
  random: () => number;
  pace: Throttle;
  log: MailLog;
  /** How many mails to claim at once. */
  limit: number;
  signal: AbortSignal;
};

/** `pauseMs` above 0: the provider refuses everyone that long. */
export type DeliveryReport = { claimed: number; pauseMs: number };

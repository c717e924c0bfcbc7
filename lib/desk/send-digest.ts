import type { Clock } from '@/lib/kernel/clock';
import { zoneOffsetAt } from '@/lib/kernel/zone-offset';
import type { DigestFacts } from '@/lib/mail/render-desk-digest';
import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import type { Comparison } from '@/lib/orders/comparison/compare-with-paypal';
import type { UnknownPaymentStore } from '@/lib/orders/ports';
import type { DeskLeadStore, DeskMailStore, DeskOrderStore, DeskOverview } from './ports';
import { overdueSince, type PromiseRules } from './reply-promise';

/**
 * Once a day, from the agreed hour on and by whichever process comes first: tells the agency what is stuck. When
 * nothing is, no mail goes out. The day's mark and the mail are one write, so a crash loses neither.
 */
export async function sendDigest(deps: DigestDeps): Promise<DigestOutcome> {
  const now = deps.clock.now();
  const wall = new Date(now + zoneOffsetAt(now, deps.promise.calendar.timeZone));
  if (wall.getUTCHours() < deps.hour) return 'too_early';
  const day = wall.toISOString().slice(0, 'YYYY-MM-DD'.length);
  if (await deps.store.isDone(day)) return 'done_already';
  const facts = await findStuck(now, deps);
  const isQuiet = Object.values(facts).every(count => count === 0);
  const mails = isQuiet ? [] : [await deps.render(facts, day)];
  if (!(await deps.store.finish({ day, mails, now }))) return 'done_already';
  return isQuiet ? 'quiet' : 'sent';
}

async function findStuck(now: number, deps: DigestDeps): Promise<DigestFacts> {
  return {
    overdueLeads: await deps.leads.countOverdue(overdueSince(deps.promise, deps.leadForms, now)),
    unknownPayments: await deps.unknownPayments.count(),
    paymentDifferences: differencesIn(await deps.findComparison()),
    failedMails: await deps.mails.countFailed(),
    ordersInAttention: await deps.orders.countAttention(now - STUCK_MS),
    oldQuarantine: await deps.overview.countHeld(now - DAY_MS),
  };
}

/** A comparison that failed counts as one. */
function differencesIn(comparison: Comparison | null): number {
  if (comparison === null) return 0;
  return comparison.failure === null ? comparison.differences.length : 1;
}

/** An order that has been under way for so long is not simply being paid. */
export const STUCK_MS = 30 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

export type DigestOutcome = 'sent' | 'quiet' | 'too_early' | 'done_already';

export type DigestStore = {
  isDone(day: string): Promise<boolean>;
  /** Marks the day and queues its mails, all or nothing. False when another process was first. */
  finish(digest: { day: string; mails: readonly OutgoingMail[]; now: number }): Promise<boolean>;
};

export type DigestDeps = {
  clock: Clock;
  store: DigestStore;
  leads: Pick<DeskLeadStore, 'countOverdue'>;
  mails: Pick<DeskMailStore, 'countFailed'>;
  orders: Pick<DeskOrderStore, 'countAttention'>;
  unknownPayments: Pick<UnknownPaymentStore, 'count'>;
  findComparison: () => Promise<Comparison | null>;
  overview: Pick<DeskOverview, 'countHeld'>;
  promise: PromiseRules;
  leadForms: readonly string[];
  /** From this hour on, by the agency's clock. */
  hour: number;
  render: (facts: DigestFacts, day: string) => Promise<OutgoingMail>;
};

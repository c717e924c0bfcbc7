import type { Clock } from '@/lib/site/clock';
import { DAY_MS, HOUR_MS, MINUTE_MS, zonedInstant, zoneOffsetAt } from '@/lib/site/time';
import type { DigestFacts } from '@/lib/mail/render-desk-digest';
import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import type { Comparison } from '@/lib/orders';
import type { DeskLeadStore, DeskMailStore, DeskOrderStore, DeskOverview } from './ports';
import { allUnanswered, overdueSince, type PromiseRules } from '@/lib/leads';

/**
 * Once a day, from the agreed hour on and by whichever process comes first: tells the agency what happened since that hour
 * of the last such day, who waits and what is stuck. When there is none of it, no mail goes out. The day's mark and the
 * mail are one write, so a crash loses neither.
 */
export async function sendDigest(deps: DigestDeps): Promise<DigestOutcome> {
  const now = deps.clock.now();
  const { timeZone } = deps.promise.calendar;
  const wall = new Date(now + zoneOffsetAt(now, timeZone));
  if (wall.getUTCHours() < deps.hour) return 'too_early';
  const day = wall.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const last = await deps.store.findLastDay();
  if (last !== null && last >= day) return 'done_already';
  const hourOf = (midnight: number) => zonedInstant(midnight + deps.hour * HOUR_MS, timeZone);
  const from = hourOf(last === null ? Date.parse(day) - DAY_MS : Date.parse(last));
  const facts = await findFacts({ from, to: hourOf(Date.parse(day)), now }, deps);
  const isQuiet = isNothing(facts);
  const mails = isQuiet ? [] : [await deps.render(facts, day)];
  if (!(await deps.store.finish({ day, mails, now }))) return 'done_already';
  return isQuiet ? 'quiet' : 'sent';
}

async function findFacts(
  { now, ...period }: Period & { now: number },
  deps: DigestDeps,
): Promise<DigestFacts> {
  return {
    now,
    from: period.from,
    leads: await deps.leads.countArrived(period),
    ...(await deps.store.findNews(period)),
    waiting: await deps.leads.findUnanswered(allUnanswered(deps.leadForms, now)),
    stuck: await findStuck(now, deps),
  };
}

function isNothing({ leads, sales, places, subscribers, waiting, stuck }: DigestFacts): boolean {
  const counts = [...leads, ...sales, ...Object.values(waiting)].map(({ count }) => count);
  return [...counts, places, subscribers, ...Object.values(stuck)].every(count => count === 0);
}

async function findStuck(now: number, deps: DigestDeps): Promise<DigestFacts['stuck']> {
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
export const STUCK_MS = 30 * MINUTE_MS;

export type DigestOutcome = 'sent' | 'quiet' | 'too_early' | 'done_already';

export type DigestStore = {
  /** The latest day that is marked (`YYYY-MM-DD`). */
  findLastDay(): Promise<string | null>;
  /** What happened from `from` on and before `to`, besides new leads. */
  findNews(period: Period): Promise<Pick<DigestFacts, 'sales' | 'places' | 'subscribers'>>;
  /** Marks the day and queues its mails, all or nothing. False when another process was first. */
  finish(digest: { day: string; mails: readonly OutgoingMail[]; now: number }): Promise<boolean>;
};

type Period = { from: number; to: number };

export type DigestDeps = {
  clock: Clock;
  store: DigestStore;
  leads: Pick<DeskLeadStore, 'countOverdue' | 'countArrived' | 'findUnanswered'>;
  mails: Pick<DeskMailStore, 'countFailed'>;
  orders: Pick<DeskOrderStore, 'countAttention'>;
  unknownPayments: { count: () => Promise<number> };
  findComparison: () => Promise<Comparison | null>;
  overview: Pick<DeskOverview, 'countHeld'>;
  promise: PromiseRules;
  leadForms: readonly string[];
  /** From this hour on, by the agency's clock. */
  hour: number;
  render: (facts: DigestFacts, day: string) => Promise<OutgoingMail>;
};

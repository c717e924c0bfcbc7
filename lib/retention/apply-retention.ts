import type { Clock } from '@/lib/site/clock';
import { DAY_MS } from '@/lib/site/time';
import type { RetentionStore } from './ports';

/**
 * Deletes what is past its time, once a day, whichever process comes first. Gives null when today's round is done or in
 * another process's hands. After a failure, and when the process is killed, a later round makes up for the day.
 */
export async function applyDailyRetention(deps: RetentionDeps): Promise<RetentionReport | null> {
  const now = deps.clock.now();
  if (!(await deps.store.claimDay(now))) return null;
  const report = await applyRetention(deps);
  await (report.failures.length === 0 ? deps.store.finishDay(now) : deps.store.giveBackDay(now));
  return report;
}

/**
 * Deletes what is past its time, now. Safe to repeat and to run in several processes. A duty that fails does not keep
 * the others from theirs.
 */
export async function applyRetention({ store, clock, periods }: RetentionDeps): Promise<RetentionReport> {
  const now = clock.now();
  const before = (days: number) => now - days * DAY_MS;
  const duties: Record<string, () => Promise<number>> = {
    quarantinedLeads: () => store.deleteQuarantinedLeads(before(periods.quarantinedLeadDays)),
    oldLeads: () => store.deleteOldLeads(before(periods.leadDays)),
    sentMails: () => store.emptySentMails(before(periods.sentMailDays)),
    handledWebhooks: () => store.emptyHandledWebhooks(before(periods.handledWebhookDays)),
    searchMisses: () => store.deleteSearchMisses(before(periods.searchMissDays)),
    rateLimits: () => store.deleteRateLimits(before(periods.rateLimitDays)),
    deskAudit: () => store.deleteDeskAudit(before(periods.deskAuditDays)),
    unpaidOrderHistory: () => store.deleteUnpaidOrderHistory(before(periods.unpaidOrderHistoryDays)),
    unpaidOrderPayers: () => store.emptyUnpaidOrders(before(periods.unpaidOrderHistoryDays)),
    paymentCalls: () => store.deletePaymentCalls(before(periods.paymentCallDays)),
    expiredAccess: () => store.deleteExpiredAccess(now),
  };
  const report: RetentionReport = { rows: {}, failures: [] };
  for (const [duty, work] of Object.entries(duties)) {
    try {
      report.rows[duty] = await work();
    } catch (cause) {
      report.failures.push({ duty, cause });
    }
  }
  await store.emptyJournal();
  return report;
}

/** `rows`: how many each duty touched; one that failed is among the `failures` instead. */
type RetentionReport = {
  rows: Record<string, number>;
  failures: { duty: string; cause: unknown }[];
};

type RetentionPeriods = {
  quarantinedLeadDays: number;
  leadDays: number;
  sentMailDays: number;
  handledWebhookDays: number;
  searchMissDays: number;
  rateLimitDays: number;
  deskAuditDays: number;
  unpaidOrderHistoryDays: number;
  paymentCallDays: number;
};

type RetentionDeps = { store: RetentionStore; clock: Clock; periods: RetentionPeriods };

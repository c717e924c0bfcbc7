import type { Clock } from '@/lib/kernel/clock';
import type { RetentionStore } from './ports';

/** Deletes what is past its time, once a day, whichever process comes first. Gives null when today's round is done. */
export async function applyDailyRetention(deps: RetentionDeps): Promise<RetentionReport | null> {
  const isFirst = await deps.store.claimDay(deps.clock.now());
  return isFirst ? applyRetention(deps) : null;
}

/** Deletes what is past its time, now. Safe to repeat and to run in several processes. */
export async function applyRetention({ store, clock, periods }: RetentionDeps): Promise<RetentionReport> {
  const now = clock.now();
  const before = (days: number) => now - days * DAY_MS;
  return {
    quarantinedLeads: await store.deleteQuarantinedLeads(before(periods.quarantinedLeadDays)),
    sentMails: await store.emptySentMails(before(periods.sentMailDays)),
    handledWebhooks: await store.emptyHandledWebhooks(before(periods.handledWebhookDays)),
    searchMisses: await store.deleteSearchMisses(before(periods.searchMissDays)),
    rateLimits: await store.deleteRateLimits(before(periods.rateLimitDays)),
    deskAudit: await store.deleteDeskAudit(before(periods.deskAuditDays)),
    expiredAccess: await store.deleteExpiredAccess(now),
  };
}

const DAY_MS = 24 * 60 * 60_000;

/** Rows per duty. */
export type RetentionReport = {
  quarantinedLeads: number;
  sentMails: number;
  handledWebhooks: number;
  searchMisses: number;
  rateLimits: number;
  deskAudit: number;
  expiredAccess: number;
};

export type RetentionPeriods = {
  quarantinedLeadDays: number;
  sentMailDays: number;
  handledWebhookDays: number;
  searchMissDays: number;
  rateLimitDays: number;
  deskAuditDays: number;
};

export type RetentionDeps = { store: RetentionStore; clock: Clock; periods: RetentionPeriods };

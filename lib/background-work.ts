import { showState } from '#engine';
import 'server-only';
import { runBilling } from '@/lib/billing';
import { cancelErasedCalls } from '@/lib/bookings';
import { startCheckups } from '@/lib/checkup/run';
import { deliverWebhooks } from '@/lib/integrations';
import { compareDaily, sweepOrders } from '@/lib/ledger';
import { startDelivery } from '@/lib/mail/worker';
import { sendDueBatches } from '@/lib/newsletter/issues';
import { checkCredentials } from '@/lib/paypal/paypal';
import { applyDailyRetention } from '@/lib/privacy/retention';
import { readPromotionNow } from '@/lib/promotion/state';
import { followReleases, readPreview } from '@/lib/publishing';
import { sendDigest } from '@/lib/reports/digest';
import { sendReports } from '@/lib/reports/report';
import { storeViews } from '@/lib/reports/views';
import { migrateStorage } from '@/lib/site/db/migrate';
import { log, logError } from '@/lib/site/log';
import { siteProcess } from '@/lib/site/process';
import { repeat } from '@/lib/site/repeat';
import { getEnv, getSite, storageSettings, type Site } from '@/lib/site/site';
import { MINUTE_MS } from '@/lib/site/time';
import { readSiteFacts } from '@/lib/watch/site-facts';

/**
 * Starts the work of this process besides requests: sending email, settling orders whose buyers never came back,
 * retention, the comparison with PayPal, billing, the daily email, reports, counts of views, and the promotion's state in
 * the pages. Any number of processes
 * may run it. Ends the process, with one sentence, when the settings or the database cannot be used: a site that cannot
 * store a lead must not respond.
 */
export async function startBackgroundWork(): Promise<void> {
  if (!siteProcess.hasServer && process.env.NODE_ENV === 'production') {
    process.stderr.write(`\n${WITHOUT_SERVER}\n`);
    process.exit(1);
  }
  try {
    await migrateStorage(storageSettings(getEnv()));
    await followPromotion();
    start(getSite().db);
  } catch (error) {
    process.stderr.write(`\nThe site cannot start: ${explain(error)}\n`);
    process.exit(1);
  }
}

function start(db: Site['db']): void {
  siteProcess.readFacts = () => readSiteFacts(getSite());
  siteProcess.readPreview = cookies => readPreview(cookies, getSite());
  const { PAYPAL_ENVIRONMENT, isTestMoney } = getEnv();
  if (isTestMoney) log('warn', 'paypal_sandbox_in_production');
  if (PAYPAL_ENVIRONMENT !== 'simulator') checkCredentials(getSite()).catch(reportRound);
  const delivery = startDelivery(getSite());
  getSite().wakeDelivery = () => delivery.wake();
  const checkups = startCheckups(getSite());
  getSite().wakeCheckups = () => checkups.wake();
  const rounds = [
    delivery,
    checkups,
    ...Object.values(ROUNDS).map(({ work, ...when }) => repeat(when, work, reportRound)),
  ];
  siteProcess.stopBackgroundWork = async () => {
    await Promise.all(rounds.map(round => round.stop()));
    await keepViews().catch(reportRound);
    await db.destroy();
  };
}

/** An error's message with its cause's: what the database or the settings said. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${explain(error.cause)}`;
}

/** Deletes what the policies promise to let go. */
async function deleteExpired(): Promise<void> {
  const report = await applyDailyRetention(getSite());
  if (!report) return;
  log('info', 'retention_applied', report.rows);
  for (const { duty, cause } of report.failures) logError('retention_failed', cause, { duty });
}

async function sweep(stopping: AbortSignal): Promise<void> {
  const { failures } = await sweepOrders(getSite(), stopping);
  for (const { subject, cause } of failures) logError('order_sweep_failed', cause, { subject });
}

/** Once a day, by one process: what PayPal has and we have not, or the other way round. */
async function compareWithPayPal(): Promise<void> {
  const comparison = await compareDaily(getSite());
  if (comparison) log('info', 'comparison_made', { differences: comparison.differences.length });
}

/** The pages of this process follow the clock, and the places that any process has sold. */
async function followPromotion(): Promise<void> {
  const now = await readPromotionNow(getSite());
  if (JSON.stringify(now) === JSON.stringify(siteProcess.promotionNow)) return;
  await showState(now.pages);
  siteProcess.promotionNow = now;
}

/** Once a day, a mail to the agency about what waits for a person. */
async function sendDailyDigest(): Promise<void> {
  const outcome = await sendDigest(getSite());
  if (outcome === 'sent') log('info', 'desk_digest_queued');
}

/** Each Monday and each first of a month, the report of what was before. */
async function sendDueReports(): Promise<void> {
  for (const period of await sendReports(getSite())) log('info', 'report_made', { period });
}

async function keepViews(): Promise<void> {
  await storeViews(getSite());
}

/** Invoices, reminders and what was paid: what a day or a payment causes. */
async function bill(stopping: AbortSignal): Promise<void> {
  const { failures } = await runBilling(getSite(), stopping);
  for (const { subject, cause } of failures) logError('billing_failed', cause, { subject });
}

function reportRound(error: unknown): void {
  logError('background_round_failed', error);
}

/** `next start` would send pages without their policies, their slots and their compressed files. */
const WITHOUT_SERVER = 'Start this build with `npm run serve`: its own server stands in front of Next.';

/** In development five seconds, so the first rounds can be watched. */
const MINUTE_BEFORE_FIRST_MS = process.env.NODE_ENV === 'development' ? 5_000 : MINUTE_MS;
/**
 * The first rounds come soon, one after the other, because a process may not live for an interval. What is done once a
 * day is marked in the database: the rounds ask for it often, and a restart repeats nothing.
 */
const ROUNDS = {
  sweep: { work: sweep, everyMs: MINUTE_MS, firstMs: MINUTE_BEFORE_FIRST_MS },
  // How late a page may be that says how many places are left.
  promotion: { work: followPromotion, everyMs: 3_000, firstMs: 3_000 },
  retention: { work: deleteExpired, everyMs: 10 * MINUTE_MS, firstMs: MINUTE_BEFORE_FIRST_MS },
  comparison: { work: compareWithPayPal, everyMs: 10 * MINUTE_MS, firstMs: 2 * MINUTE_BEFORE_FIRST_MS },
  // Other tools of the agency learn of leads and orders.
  webhooks: {
    work: (stopping: AbortSignal) => deliverWebhooks(getSite(), stopping),
    everyMs: 10_000,
    firstMs: MINUTE_BEFORE_FIRST_MS / 6,
  },
  billing: { work: bill, everyMs: MINUTE_MS, firstMs: MINUTE_BEFORE_FIRST_MS },
  // What is published is on every page a few seconds later; processes on PostgreSQL change at one moment (`follow.ts`).
  releases: {
    work: (stopping: AbortSignal) => followReleases(getSite(), stopping),
    everyMs: 1_000,
    firstMs: 1_000,
  },
  // The next readers get the newsletter that is being sent.
  newsletter: {
    work: (stopping: AbortSignal) => sendDueBatches(getSite(), stopping),
    everyMs: 10_000,
    firstMs: MINUTE_BEFORE_FIRST_MS / 6,
  },
  // Of people who were erased by a command, which sends no email itself.
  calls: { work: () => cancelErasedCalls(getSite()), everyMs: MINUTE_MS, firstMs: MINUTE_BEFORE_FIRST_MS },
  digest: { work: sendDailyDigest, everyMs: 5 * MINUTE_MS, firstMs: 3 * MINUTE_BEFORE_FIRST_MS },
  reports: { work: sendDueReports, everyMs: 5 * MINUTE_MS, firstMs: 4 * MINUTE_BEFORE_FIRST_MS },
  // What a kill may cost of the counts.
  views: { work: keepViews, everyMs: MINUTE_MS, firstMs: MINUTE_BEFORE_FIRST_MS },
};

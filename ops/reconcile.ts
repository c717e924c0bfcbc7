import type { Kysely } from 'kysely';
import { site } from '@/content/site';
import { connect } from '@/lib/site/db/connect';
import { migrateStorage } from '@/lib/site/db/migrate';
import type { Database } from '@/lib/site/db/tables';
import { parseEnv, type Env } from '@/lib/site/env/parse-env';
import { systemClock } from '@/lib/site/clock';
import { newId } from '@/lib/site/ids';
import { toDecimal } from '@/lib/site/money';
import { createPayPalClient } from '@/lib/orders/adapters/paypal-client';
import { paypalGateway } from '@/lib/orders/adapters/paypal-gateway';
import { sqlComparisonStore } from '@/lib/orders/adapters/sql-comparison-store';
import { sqlOrderStore } from '@/lib/orders/adapters/sql-order-store';
import { sqlPaymentCalls } from '@/lib/orders/adapters/sql-payment-calls';
import { sqlUnknownPayments } from '@/lib/orders/adapters/sql-unknown-payments';
import type { Difference } from '@/lib/orders/comparison/compare-books';
import { PAYPAL_LATE_MS } from '@/lib/orders/comparison/compare-daily';
import {
  compareWithPayPal,
  type CompareDeps,
  type Comparison,
} from '@/lib/orders/comparison/compare-with-paypal';
import { takeOpenDisputes } from '@/lib/orders/comparison/take-open-disputes';
import { orderNumber } from '@/lib/orders/order';
import type { OrderMails } from '@/lib/orders/ports';
import { OperationError, readArguments, reportFailure, requireDatabase } from './settings';

async function run(): Promise<void> {
  const { values } = readArguments(USAGE, { options: { since: { type: 'string' } } });
  const from = parseDay(values.since);
  const parsed = parseEnv(process.env);
  if (parsed.kind === 'invalid') throw new OperationError(parsed.problems.join('\n'));
  const { env } = parsed;
  const storage = { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR };
  requireDatabase(storage);
  await migrateStorage(storage);
  const db = connect(storage);
  try {
    const to = Date.now() - PAYPAL_LATE_MS;
    if (from >= to)
      throw new OperationError('PayPal’s transactions are up to three hours late. Try again later.');
    const deps = compareDeps(db, env);
    // Reported on standard error, too.
    if ((await takeOpenDisputes(deps)) !== null) process.exitCode = 1;
    show(await compareWithPayPal({ from, to }, deps));
  } finally {
    await db.destroy();
  }
}

/** Midnight UTC of a day such as 2026-11-01. */
function parseDay(text: string | undefined): number {
  const at = text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  if (Number.isNaN(at)) throw new OperationError(`Since which day? ${USAGE}`);
  return at;
}

function show({ transactions, entries, repaired, differences, failure }: Comparison): void {
  if (failure !== null) throw new OperationError(`PayPal’s transactions could not be read: ${failure}`);
  console.log(
    `${transactions} transactions at PayPal, ${entries} entries here, ${repaired} orders asked about.`,
  );
  for (const difference of differences) console.log(describe(difference));
  console.log(differences.length === 0 ? 'Both sides agree.' : `${differences.length} differences.`);
  if (differences.some(({ kind }) => kind === 'missing_here')) console.log(UNKNOWN_MONEY);
  if (differences.length > 0) process.exitCode = 1;
}

function describe({ kind, type, providerId, orderId, ourMinor, theirMinor, currency }: Difference): string {
  const amount = (minor: number | null) => (minor === null ? 'nothing' : `${toDecimal(minor)} ${currency}`);
  const order = orderId === null ? 'no order' : orderNumber(orderId);
  return `${kind} ${type} ${providerId} (${order}): here ${amount(ourMinor)}, at PayPal ${amount(theirMinor)}`;
}

function compareDeps(db: Kysely<Database>, env: Env): CompareDeps {
  const isSimulated = env.PAYPAL_ENVIRONMENT === 'simulator';
  const client = createPayPalClient({
    environment: env.PAYPAL_ENVIRONMENT,
    clientId: env.PAYPAL_CLIENT_ID,
    clientSecret: env.PAYPAL_CLIENT_SECRET,
    simulatorOrigin: env.PAYPAL_SIMULATOR_ORIGIN,
    timeoutMs: TIMEOUT_MS,
  });
  return {
    // It places no orders and has no visitors, so the limits do not matter.
    orders: sqlOrderStore({ db, newId, limits: { perMinute: 1, perHour: 1, looksPerHour: 1, secret: '' } }),
    calls: sqlPaymentCalls({ db, newId }),
    comparisons: sqlComparisonStore(db),
    unknownPayments: sqlUnknownPayments({ db, newId }),
    gateway: paypalGateway({
      client,
      webOrigins: isSimulated ? [env.PAYPAL_SIMULATOR_ORIGIN] : [],
      brandName: site.name,
    }),
    mails: MAILS_OF_THE_SITE,
    renderUnknownPayment: () => Promise.resolve([]),
    payeeMerchantId: env.PAYPAL_PAYEE_MERCHANT_ID,
    clock: systemClock,
    newId,
    wait: ms => new Promise(resume => setTimeout(resume, ms)),
    report: (_level, event, fields) => console.error(`${event} ${JSON.stringify(fields ?? {})}`),
  };
}

/** This command has no templates: what it cannot render here, the running site renders within a minute. */
function leaveToTheSite(): never {
  throw new Error('The site renders it');
}

const MAILS_OF_THE_SITE: OrderMails = {
  receipt: leaveToTheSite,
  attention: leaveToTheSite,
  refund: leaveToTheSite,
  'refund-failed': leaveToTheSite,
  declined: leaveToTheSite,
  reversal: leaveToTheSite,
  dispute: leaveToTheSite,
  duplicate: leaveToTheSite,
};

/** One email for each would need the site's templates. */
const UNKNOWN_MONEY =
  'Money that belongs to no order is on the desk under Payments. No email is sent for it now: the desk’s daily email counts it until staff settle it.';
const TIMEOUT_MS = 20_000;
const USAGE = 'npm run reconcile -- --since 2026-11-01';

await reportFailure(run);

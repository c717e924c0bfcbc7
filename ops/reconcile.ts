import type { Difference } from '@/lib/ledger/books';
import { compareWithPayPal, PAYPAL_LATE_MS } from '@/lib/ledger/comparison';
import type { Comparison } from '@/lib/ledger/comparison.sql';
import { takeOpenDisputes } from '@/lib/ledger/lookups';
import { orderNumber } from '@/lib/orders/order';
import { connectPayPal, type PayPal } from '@/lib/paypal/paypal';
import { connect } from '@/lib/site/db/connect';
import { migrateStorage } from '@/lib/site/db/migrate';
import { parseEnv, type Env } from '@/lib/site/env';
import { newId } from '@/lib/site/ids';
import { toDecimal } from '@/lib/site/money';
import type { Site } from '@/lib/site/site';
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
    const site = siteOf(db, env);
    // Reported on standard error, too.
    if ((await takeOpenDisputes(site)) !== null) process.exitCode = 1;
    show(await compareWithPayPal({ from, to }, site));
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

/** What the command has of the site. It places no orders, has no visitors and sends no emails. */
function siteOf(db: Site['db'], env: Env): Site & { paypal: PayPal } {
  return {
    db,
    now: Date.now,
    wait: ms => new Promise(resume => setTimeout(resume, ms)),
    newId,
    env,
    secret: notNeeded,
    log: (_level, event, fields) => {
      // It says so once, in `UNKNOWN_MONEY`.
      if (event !== 'unknown_payment_mail_not_rendered') console.error(`${event} ${JSON.stringify(fields)}`);
    },
    logError: notNeeded,
    noteSecurity: notNeeded,
    wakeDelivery: () => undefined,
    wakeCheckups: () => undefined,
    paypal: connectPayPal(env, { timeoutMs: TIMEOUT_MS }),
    passwordWork: notNeeded,
    mailsPerMailbox: 0,
  };
}

function notNeeded(): never {
  throw new Error('The comparison does not need it');
}

/** One email for each would need the site's templates. */
const UNKNOWN_MONEY =
  'Money that belongs to no order is on the desk under Payments. No email is sent for it now: the desk’s daily email counts it until staff settle it.';
const TIMEOUT_MS = 20_000;
const USAGE = 'npm run reconcile -- --since 2026-11-01';

await reportFailure(run);

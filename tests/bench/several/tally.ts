import { connect } from '@/lib/site/db/connect';
import { findLost } from '../mixed-load';
import type { PhaseReport } from '../load-plan';
import type { Purchases } from './buyers';
import type { ProcessSet } from './process-set';

/** What was acknowledged and what became of it: each row must be 0 but the counts. */
export type Tally = {
  leadsThanked: number;
  leadsLost: number;
  ordersTaken: number;
  ordersLost: number;
  ordersPaid: number;
  /** The buyer was told that it is paid, and it is not. */
  paymentsLost: number;
  receiptsMissing: number;
  mailsStored: number;
  mailsNotArrived: number;
  mailsTwice: number;
};

/** Waits until every email is out and no order is under way, then compares answers with what is stored. */
export async function tallyResults(
  { postgres, mail }: ProcessSet,
  { reports, bought }: { reports: readonly PhaseReport[]; bought: Purchases },
): Promise<Tally> {
  const storage = { databaseUrl: postgres.url, dataDir: '' };
  await untilSettled(postgres.url);
  const { thanked, lost } = await findLost(storage, reports);
  const db = connect(storage);
  const orders = await db.selectFrom('orders').select(['id', 'key', 'state']).execute();
  const mails = await db.selectFrom('outbox').select('idempotency_key').execute();
  await db.destroy();
  const stateOf = new Map(orders.map(({ key, state }) => [key, state]));
  const arrived = mail.messages().map(({ idempotencyKey }) => idempotencyKey ?? '');
  return {
    leadsThanked: thanked,
    leadsLost: lost,
    ordersTaken: bought.taken.length,
    ordersLost: bought.taken.filter(key => !stateOf.has(key)).length,
    ordersPaid: bought.paid.length,
    paymentsLost: bought.paid.filter(key => stateOf.get(key) !== 'paid').length,
    receiptsMissing: orders.filter(({ id, state }) => state === 'paid' && !arrived.includes(`receipt/${id}`))
      .length,
    mailsStored: mails.length,
    mailsNotArrived: mails.filter(row => !arrived.includes(row.idempotency_key)).length,
    mailsTwice: arrived.length - new Set(arrived).size,
  };
}

/** Emails that a killed process had claimed are free again after its lease, half a minute. */
async function untilSettled(databaseUrl: string): Promise<void> {
  const db = connect({ databaseUrl, dataDir: '' });
  const deadline = performance.now() + SETTLED_MS;
  for (;;) {
    const mails = await db
      .selectFrom('outbox')
      .select('id')
      .where('state', 'in', ['queued', 'sending'])
      .execute();
    const orders = await db.selectFrom('orders').select('id').where('state', '=', 'capturing').execute();
    if (mails.length + orders.length === 0) break;
    if (performance.now() > deadline)
      throw new Error(`Still under way: ${mails.length} emails, ${orders.length} captures`);
    await new Promise(resume => setTimeout(resume, 500));
  }
  await db.destroy();
}

const SETTLED_MS = 150_000;

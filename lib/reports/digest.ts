import 'server-only';
import { sql } from 'kysely';
import { z } from 'zod';
import { deskFigures } from '@/content/desk';
import { site as agency } from '@/content/site';
import { countLateInvoices } from '@/lib/billing';
import { countFailedDeliveries } from '@/lib/integrations';
import {
  countAnswers,
  countArrived,
  countDue,
  countOverdue,
  countQuarantine,
  findUnanswered,
} from '@/lib/leads/leads.sql';
import { countUnknownPayments, findComparison, type Comparison } from '@/lib/ledger';
import { countFailedMails } from '@/lib/mail/mails.sql';
import { mailSettings, type OutgoingMail, toOutboxRow } from '@/lib/mail/outgoing-mail';
import { countAttention } from '@/lib/orders/desk-orders.sql';
import { claimDay } from '@/lib/site/daily';
import { CURRENCIES } from '@/lib/site/money';
import type { Site } from '@/lib/site/site';
import { DAY_MS, HOUR_MS, toDay, zonedInstant, zoneOffsetAt } from '@/lib/site/time';
import { renderDeskDigest, type DigestFacts } from './digest-mail';

/**
 * Once a day, from the agreed hour on and by whichever process comes first: tells the agency what happened since that hour
 * of the last such day, who waits and what is stuck. When there is none of it, no email goes out. The day's mark and the
 * email are one write, so a crash loses neither.
 */
export async function sendDigest(site: Site): Promise<'sent' | 'quiet' | 'too_early' | 'done_already'> {
  const now = site.now();
  const { timeZone } = agency;
  const wall = new Date(now + zoneOffsetAt(now, timeZone));
  if (wall.getUTCHours() < deskFigures.digestHour) return 'too_early';
  const day = toDay(wall.getTime());
  const last = await findLastDay(site);
  if (last !== null && last >= day) return 'done_already';
  const hourOf = (midnight: number) => zonedInstant(midnight + deskFigures.digestHour * HOUR_MS, timeZone);
  const from = hourOf(last === null ? Date.parse(day) - DAY_MS : Date.parse(last));
  const facts = await findFacts({ from, to: hourOf(Date.parse(day)) }, site);
  const isQuiet = isNothing(facts);
  const mails = isQuiet ? [] : [await renderDeskDigest(facts, day, mailSettings(site.env))];
  if (!(await finish({ day, mails }, site))) return 'done_already';
  if (isQuiet) return 'quiet';
  site.wakeDelivery();
  return 'sent';
}

/** What happened from `from` on and before `to`, who waits now, and what is stuck. */
async function findFacts(period: Period, site: Site): Promise<DigestFacts> {
  return {
    now: site.now(),
    from: period.from,
    leads: await countArrived(period, site),
    sales: await findSales(period, site),
    places: await countIn('promotion_places', 'taken_at', { period, site }),
    subscribers: await countIn('subscriptions', 'confirmed_at', { period, site }),
    waiting: await findUnanswered(site),
    stuck: {
      dueSteps: await countDue(site),
      answers: await countAnswers(site),
      overdueLeads: await countOverdue(site),
      unknownPayments: await countUnknownPayments(site.db),
      paymentDifferences: differencesIn(await findComparison(site.db)),
      lateInvoices: await countLateInvoices(site),
      failedMails: await countFailedMails(site),
      failedWebhooks: await countFailedDeliveries(site),
      ordersInAttention: await countAttention(site),
      oldQuarantine: await countQuarantine(site.now() - DAY_MS, site),
    },
  };
}

function isNothing({ leads, sales, places, subscribers, waiting, stuck }: DigestFacts): boolean {
  const counts = [...leads, ...sales, ...Object.values(waiting)].map(({ count }) => count);
  return [...counts, places, subscribers, ...Object.values(stuck)].every(count => count === 0);
}

/** A comparison that failed counts as one. */
function differencesIn(comparison: Comparison | null): number {
  if (comparison === null) return 0;
  return comparison.failure === null ? comparison.differences.length : 1;
}

/** The latest day that is marked (`YYYY-MM-DD`). */
async function findLastDay({ db }: Site): Promise<string | null> {
  const { day } = await db
    .selectFrom('daily_marks')
    .select(row => row.fn.max('day').as('day'))
    .where('job', '=', JOB)
    .executeTakeFirstOrThrow();
  return day;
}

async function findSales({ from, to }: Period, { db }: Site): Promise<DigestFacts['sales']> {
  const sales = await db
    .selectFrom('orders')
    .select(row => ['currency', row.fn.countAll().as('count'), row.fn.sum('amount_minor').as('minor')])
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  return sales.map(({ currency, count, minor }) => ({
    currency: currencySchema.parse(currency),
    count: Number(count),
    minor: Number(minor),
  }));
}

async function countIn<Table extends 'promotion_places' | 'subscriptions'>(
  table: Table,
  column: Table extends 'subscriptions' ? 'confirmed_at' : 'taken_at',
  { period: { from, to }, site }: { period: Period; site: Site },
): Promise<number> {
  const { rows } = await sql<{ count: number | bigint | string }>`
    select count(*) as count from ${sql.table(table)}
    where ${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`.execute(site.db);
  return Number(rows[0]?.count ?? 0);
}

/** Marks the day and queues its email, all or nothing. False when another process was first. */
function finish(
  { day, mails }: { day: string; mails: readonly OutgoingMail[] },
  site: Site,
): Promise<boolean> {
  return site.db.transaction().execute(async trx => {
    if (!(await claimDay(trx, { job: JOB, day }, { now: site.now(), until: null }))) return false;
    const rows = mails.map(mail => toOutboxRow(mail, { id: site.newId(), now: site.now() }));
    if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute();
    return true;
  });
}

const JOB = 'desk-digest';
const currencySchema = z.enum(CURRENCIES);

type Period = { from: number; to: number };

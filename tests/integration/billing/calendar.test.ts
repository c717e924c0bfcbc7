import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { runBilling } from '@/lib/billing';
import { cancelPlan } from '@/lib/billing/account';
import { sayMinor, standingOf, toInvoice, todayOf } from '@/lib/billing/invoice';
import { creditSubscription, repriceSubscription } from '@/lib/billing/staff';
import { catalog } from '@/lib/orders/price';
import { newId } from '@/lib/site/ids';
import { DAY_MS, formatDay } from '@/lib/site/time';
import { testCatalog } from '@/tests/support/price-list';
import { storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { testSite } from '../../support/site';

// The tests' own price list: a changed price in content/ changes no sum.
Object.assign(catalog, testCatalog);

const EMAIL = 'maria@example.com';
/** The end of a month, in a leap year. */
const FIRST_DAY = '2028-01-31';
const DAYS = 150;

onBothEngines('the calendar of one customer', engine => {
  beforeEach(() => engine.clear());

  test('who pays late, changes the plan, gets a credit and leaves is the one in docs/billing.md', async () => {
    const time = { now: noon(0) };
    const db = engine.database();
    const site = testSite(db, { now: () => time.now });
    const rows: string[] = [];
    const note = (what: string) => {
      rows.push(`| ${formatDay(todayOf(site))} | ${what} |`);
    };
    const plan = () => db.selectFrom('billing_subscriptions').selectAll().executeTakeFirstOrThrow();
    const byStaff = async () => ({ id: (await plan()).id, staffId: 'staff' });
    const pay = async () => {
      const row = await db
        .selectFrom('invoices')
        .selectAll()
        .where('state', '=', 'open')
        .orderBy('number')
        .executeTakeFirstOrThrow();
      const invoice = toInvoice(row);
      const { payableMinor: amount_minor } = standingOf(invoice, todayOf(site));
      await storeOrder(db, {
        amount_minor,
        captured_minor: amount_minor,
        paid_at: time.now,
        invoice_key: row.key,
      });
      note(`pays ${sayMinor(amount_minor, invoice.currency)} for ${invoice.number}`);
    };
    const steps: Record<string, () => Promise<unknown>> = {
      '2028-01-31': async () => {
        const lines = [
          { label: 'Basic plan, website setup', minor: 149_900, guarantee: 'build' },
          { label: 'Basic plan, first month', minor: 9_900, guarantee: 'plan' },
        ];
        note('buys the Basic plan, and pays setup and first month');
        return storeOrder(db, {
          plan_id: 'basic',
          billing: 'monthly-only',
          lines: JSON.stringify(lines),
          monthly_minor: 9_900,
          paid_at: time.now,
          created_at: time.now,
          payer_email: EMAIL,
        });
      },
      '2028-03-06': pay,
      '2028-03-10': async () => {
        note('moves up to the Pro plan');
        const change = { ids: ['pro'], taxMillipercent: 0, customerEmail: EMAIL };
        return repriceSubscription({ ...(await byStaff()), ...change }, site);
      },
      '2028-03-20': async () => {
        note('gets a credit of $50.00 for downtime');
        const credit = { reason: 'downtime', minor: 5_000, creditId: newId() } as const;
        return creditSubscription({ ...(await byStaff()), ...credit }, site);
      },
      '2028-03-31': pay,
      '2028-04-25': async () => {
        note('cancels in the account');
        const customer = { accountId: 'none', confirmedEmail: EMAIL };
        return cancelPlan({ customer, id: (await plan()).id }, site);
      },
      '2028-05-01': pay,
    };
    const seen = new Set<string>();
    for (let day = 0; day < DAYS; day += 1) {
      time.now = noon(day);
      await steps[todayOf(site)]?.();
      expect((await runBilling(site)).failures).toEqual([]);
      const mails = await db.selectFrom('outbox').selectAll().where('to_address', '=', EMAIL).execute();
      for (const mail of mails.filter(({ id }) => !seen.has(id)).toSorted(byKey)) {
        seen.add(mail.id);
        note(`email: ${mail.subject}`);
      }
    }
    expect(rows.map(squeeze)).toEqual(tableInDocs());
  });
});

function byKey(one: { idempotency_key: string }, other: { idempotency_key: string }): number {
  return one.idempotency_key.localeCompare(other.idempotency_key);
}

function tableInDocs(): string[] {
  const docs = readFileSync('docs/billing.md', 'utf8');
  const section = docs.split('\n## ').find(text => text.startsWith("One customer's calendar")) ?? '';
  return section
    .split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(squeeze);
}

function squeeze(line: string): string {
  return line.replaceAll(/ +/g, ' ');
}

function noon(daysLater: number): number {
  return Date.parse(`${FIRST_DAY}T17:00:00Z`) + daysLater * DAY_MS;
}

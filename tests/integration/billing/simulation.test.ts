import { beforeEach, expect, test } from 'vitest';
import { runBilling } from '@/lib/billing';
import { cancelPlan } from '@/lib/billing/account';
import { maySuspend } from '@/lib/billing/desk';
import { standingOf, toInvoice, todayOf } from '@/lib/billing/invoice';
import { creditSubscription, repriceSubscription, stepSubscription } from '@/lib/billing/staff';
import { catalog } from '@/lib/orders/price';
import { DAY_MS } from '@/lib/site/time';
import { testCatalog } from '@/tests/support/price-list';
import { storeOrder } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { testSite } from '../../support/site';

// The tests' own price list: a changed price in content/ changes no sum.
Object.assign(catalog, testCatalog);

/** `BILLING_SIMULATION=whole npm run integration -- billing-simulation` takes five minutes for each engine. */
const [CUSTOMERS, DAYS, BUYING_DAYS] =
  process.env['BILLING_SIMULATION'] === 'whole' ? [500, 3 * 365 + 1, 360] : [12, 300, 60];
const FIRST_DAY = '2027-01-04';
const TIME_LIMIT_MS = 900_000;

onBothEngines('months of many customers', engine => {
  beforeEach(() => engine.clear());

  test(
    'come to the sums of a model that was written apart',
    async () => {
      const time = { now: noon(FIRST_DAY, 0) };
      const db = engine.database();
      const site = testSite(db, { now: () => time.now });
      const people = Array.from({ length: CUSTOMERS }, (_, index) => aPerson(index));
      const orders = new Map<string, Person>();
      for (let day = 0; day < DAYS; day += 1) {
        time.now = noon(FIRST_DAY, day);
        for (const person of people.filter(({ buys }) => buys === day)) orders.set(await buy(person), person);
        expect((await runBilling(site)).failures).toEqual([]);
        await act(day);
        await payToday();
      }
      expect((await runBilling(site)).failures).toEqual([]);

      async function buy(person: Person): Promise<string> {
        const line = { label: 'Basic plan, first month', minor: 9_900, guarantee: 'plan' };
        const setup = { label: 'Basic plan, website setup', minor: 149_900, guarantee: 'build' };
        return storeOrder(db, {
          plan_id: 'basic',
          // Both kinds begin on the day of purchase here: setups count for the way up alone.
          billing: 'monthly-only',
          lines: JSON.stringify(person.paysSetup ? [setup, line] : [line]),
          monthly_minor: 9_900,
          paid_at: time.now,
          created_at: time.now,
          payer_email: person.email,
        });
      }

      async function act(day: number): Promise<void> {
        const today = people.filter(person =>
          [person.changes, person.credited, person.cancels].includes(day),
        );
        const late = await db.selectFrom('invoices').selectAll().where('reminders', '=', 3).execute();
        const rows = await db
          .selectFrom('billing_subscriptions')
          .select(['id', 'order_id', 'state'])
          .execute();
        for (const { id, order_id, state } of rows) {
          const person = orders.get(order_id);
          const whom = { id, staffId: 'staff' };
          const isLate = late
            .filter(row => row.subscription_id === id)
            .map(toInvoice)
            .some(row => maySuspend({ ...row, standing: standingOf(row, todayOf(site)) }, todayOf(site)));
          if (isLate && state !== 'suspended') await stepSubscription({ ...whom, step: 'suspend' }, site);
          if (!person || !today.includes(person)) continue;
          const { email } = person;
          if (person.changes === day)
            await repriceSubscription(
              {
                ...whom,
                ids: ['pro', 'live-chat'],
                taxMillipercent: person.taxMillipercent,
                customerEmail: email,
              },
              site,
            );
          if (person.credited === day)
            await creditSubscription(
              { ...whom, reason: 'referral', minor: CREDIT, creditId: site.newId() },
              site,
            );
          if (person.cancels === day)
            await cancelPlan({ customer: { accountId: 'none', confirmedEmail: email }, id }, site);
        }
      }

      /** Everyone pays so many days after the due day as they always do, or never. */
      async function payToday(): Promise<void> {
        const open = await db.selectFrom('invoices').selectAll().where('state', '=', 'open').execute();
        for (const row of open) {
          const invoice = toInvoice(row);
          const owner = people.find(({ email }) => email === invoice.customerEmail);
          if (!owner || noon(invoice.dueOn, owner.paysAfter) > time.now) continue;
          const { payableMinor } = standingOf(invoice, todayOf(site));
          await storeOrder(db, {
            amount_minor: payableMinor,
            captured_minor: payableMinor,
            paid_at: time.now,
            invoice_key: invoice.key,
          });
        }
      }

      const paid = await db
        .selectFrom('orders')
        .select('amount_minor')
        .where('invoice_key', 'is not', null)
        .execute();
      const invoices = await db.selectFrom('invoices').selectAll().orderBy('number').execute();
      const ended = await db
        .selectFrom('billing_subscriptions')
        .select('id')
        .where('state', '=', 'ended')
        .execute();
      const expected = people.map(modelOf);
      const sumOf = (pick: (one: Model) => number) => expected.reduce((sum, one) => sum + pick(one), 0);
      expect(invoices.map(({ number }) => number)).toEqual(invoices.map((_, index) => index + 1));
      expect({
        invoices: invoices.length,
        invoiced: invoices.reduce((sum, row) => sum + row.total_minor, 0),
        paid: paid.reduce((sum, row) => sum + row.amount_minor, 0),
        ended: ended.length,
      }).toEqual({
        invoices: sumOf(({ invoices }) => invoices),
        invoiced: sumOf(({ invoiced }) => invoiced),
        paid: sumOf(({ paid }) => paid),
        ended: sumOf(({ hasEnded }) => (hasEnded ? 1 : 0)),
      });
    },
    TIME_LIMIT_MS,
  );
});

const CREDIT = 12_345;
const NEVER = 100_000;

type Person = {
  email: string;
  paysSetup: boolean;
  /** Days counted from the first one. */
  buys: number;
  changes: number;
  credited: number;
  cancels: number;
  /** Days after the due day. */
  paysAfter: number;
  taxMillipercent: number;
};

/** Different people, the same ones each time. */
function aPerson(index: number): Person {
  const pick = (choices: number, salt: number) => ((index + 1) * (salt * 7_919 + 104_729)) % choices;
  const buys = pick(BUYING_DAYS, 1);
  return {
    email: `person${index}@example.com`,
    paysSetup: pick(2, 2) === 0,
    buys,
    changes: pick(3, 3) === 0 ? buys + 40 + pick(300, 4) : NEVER,
    credited: pick(4, 5) === 0 ? buys + 20 + pick(500, 6) : NEVER,
    cancels: pick(3, 7) === 1 ? buys + 60 + pick(700, 8) : NEVER,
    paysAfter: [0, 0, 2, 3, 4, 20, 33, NEVER][pick(8, 9)] ?? 0,
    taxMillipercent: [0, 8_000, 8_125][pick(3, 10)] ?? 0,
  };
}

function noon(day: string, daysLater: number): number {
  return Date.parse(`${day}T17:00:00Z`) + daysLater * DAY_MS;
}

/**
 * What one person should have been billed, from the policy alone: with dates of its own, month by month and not day by
 * day, and nothing of the code under test.
 */
function modelOf(person: Person): Model {
  const model = { invoices: 0, invoiced: 0, paid: 0, hasEnded: false };
  const bought = dateAfter(new Date(`${FIRST_DAY}T00:00:00Z`), person.buys);
  const end = dateAfter(new Date(`${FIRST_DAY}T00:00:00Z`), DAYS - 1);
  const on = (days: number) => dateAfter(new Date(`${FIRST_DAY}T00:00:00Z`), days);
  let leaves: Date | null = null;
  let credit = 0;
  let isCredited = false;
  let isChanged = false;
  for (let month = 1; ; month += 1) {
    const start = sameDay(bought, month);
    const sent = dateAfter(start, -1);
    // What a person does after noon of the day on which the invoice was sent is too late for it.
    if (
      person.cancels !== NEVER &&
      leaves === null &&
      on(person.cancels) < sent &&
      isInTime(on(person.cancels), start)
    )
      leaves = start;
    if (leaves !== null && leaves <= start) {
      model.hasEnded = leaves <= end;
      return model;
    }
    if (sent > end) return model;
    if (person.credited !== NEVER && !isCredited && on(person.credited) < sent) {
      credit += CREDIT;
      isCredited = true;
    }
    let sum = 9_900;
    if (person.changes !== NEVER && on(person.changes) < sent) {
      sum = 14_900 + 3_900;
      if (!isChanged && person.paysSetup) sum += 249_900 - 149_900;
      isChanged = true;
    }
    const taken = Math.min(credit, sum);
    credit -= taken;
    const net = sum - taken;
    const total = net + (isChanged ? Math.round((net * person.taxMillipercent) / 100_000) : 0);
    model.invoices += 1;
    model.invoiced += total;
    if (total === 0) continue;
    const pays = dateAfter(start, person.paysAfter);
    // Three days to pay, then 3% for each month that has begun; on day 31 past due someone suspends the service.
    const suspended = dateAfter(start, 3 + 31);
    if (pays <= end && person.paysAfter !== NEVER) {
      let months = 0;
      while (sameDay(dateAfter(start, 4), months) <= pays) months += 1;
      model.paid += total + Math.floor(total * 0.03 + 1e-9) * months;
    }
    // The notice of termination ends it before the next month that is still five business days away.
    const isLeaving = person.cancels !== NEVER && on(person.cancels) < suspended;
    if (person.paysAfter === NEVER && leaves === null && !isLeaving && suspended <= end) {
      let next = month + 1;
      while (!isInTime(suspended, sameDay(bought, next))) next += 1;
      leaves = sameDay(bought, next);
    }
  }
}

type Model = { invoices: number; invoiced: number; paid: number; hasEnded: boolean };

/** Whether notice on a day is at least five business days before another. */
function isInTime(notice: Date, start: Date): boolean {
  let business = 0;
  for (let day = dateAfter(start, -1); day >= notice; day = dateAfter(day, -1))
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6 && !HOLIDAYS.has(day.toISOString().slice(0, 10)))
      business += 1;
  return business >= 5;
}

/** Of three years, on weekdays, as the Office of Personnel Management publishes them. */
const HOLIDAYS = new Set(
  [
    '2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-18 2027-07-05 2027-09-06 2027-10-11 2027-11-11 2027-11-25',
    '2027-12-24 2027-12-31 2028-01-17 2028-02-21 2028-05-29 2028-06-19 2028-07-04 2028-09-04 2028-10-09 2028-11-10',
    '2028-11-23 2028-12-25 2029-01-01 2029-01-15 2029-02-19 2029-05-28 2029-06-19 2029-07-04 2029-09-03 2029-10-08',
    '2029-11-12 2029-11-22 2029-12-25 2030-01-01',
  ].flatMap(days => days.split(' ')),
);

function dateAfter(date: Date, days: number): Date {
  const later = new Date(date);
  later.setUTCDate(later.getUTCDate() + days);
  return later;
}

function sameDay(date: Date, months: number): Date {
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date.getUTCDate(), last));
  return first;
}

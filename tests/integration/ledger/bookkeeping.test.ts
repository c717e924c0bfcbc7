import { expect, test } from 'vitest';
import { readLedger, type Movement } from '@/app/(desk)/desk/orders/queries';
import { site as agency } from '@/content/site';
import { runBilling } from '@/lib/billing';
import { answerInvoicePayment } from '@/lib/billing/pay';
import { repriceSubscription } from '@/lib/billing/staff';
import { sweepOrders } from '@/lib/ledger';
import { compareWithPayPal } from '@/lib/ledger/comparison';
import { refundOrder } from '@/lib/ledger/refund';
import { readTransactions } from '@/lib/paypal/books';
import type { OrderRow } from '@/lib/site/db/tables';
import { monthSpan } from '@/lib/site/list-filter';
import { serverRoutes } from '@/lib/site/routes';
import { DAY_MS, dayIn, MINUTE_MS } from '@/lib/site/time';
import { aDesk } from '../../support/desk';
import { onBothEngines } from '../../support/engines';
import { askRefund } from '../../support/money-steps';
import { approvedOrder, comeBack, rowByKey } from '../../support/orders-steps';
import { anOrderWorld, SITE_ORIGIN } from '../../support/orders-world';
import { readCsv } from '../../support/read-csv';

/** `BOOKS_SIMULATION=whole npm run integration -- bookkeeping` plays thirty rounds of some 35 days, which is as far back as PayPal lists; the gate plays two months. */
const MONTHS = process.env['BOOKS_SIMULATION'] === 'whole' ? 30 : 2;
const TAX = 8_125;
const MONTH = 9_900;
const TIME_LIMIT_MS = 1_200_000;

onBothEngines('the books of a month', engine => {
  const world = anOrderWorld(engine);
  const desk = aDesk(engine.database, { shop: () => world.site });
  const db = () => engine.database();

  test(
    'add up to PayPal’s own list, to the cent, in the model, the tables and the files',
    async () => {
      const began = world.site.now();
      const model: { at: number; minor: number }[] = [];
      let disputes = 0;
      const moved = (minor: number) => void model.push({ at: world.site.now(), minor });

      // One pays by link and gets a part back now and then, one agreed to automatic payment, one asks the bank.
      await buy();
      await buy();
      await buy();
      const subscriptions = await db().selectFrom('billing_subscriptions').select('id').execute();
      for (const { id } of subscriptions) {
        const change = { ids: ['basic'], taxMillipercent: TAX, customerEmail: `${id}@example.com` };
        expect(await repriceSubscription({ id, staffId: 'staff', ...change }, world.site)).toBe('done');
      }
      await compare();
      const [link, automatic, bank] = subscriptions.map(({ id }) => id);
      for (let month = 0; month < MONTHS; month += 1) {
        world.advance(25 * DAY_MS);
        for (let day = 0; day < 7; day += 1) await aDay();
        await payOpen(month);
        await aDay();
        await compare();
      }

      expect(disputes).toBeGreaterThan(0);
      const months = await monthsOf();
      const rows = await download('ledger-export');
      const invoices = await download('invoices-export');
      const sums = [];
      for (const month of months) {
        const span = monthSpan(month);
        // Before its first day there is nothing, and PayPal lists no more than three years.
        const listed = await paypalRows({ ...span, from: Math.max(span.from, began - MINUTE_MS) });
        const ours = rows.filter(row => row[BOOKED]?.startsWith(month));
        const ofMonth = await download('ledger-export', { month });
        expect(ofMonth, `the file of ${month}`).toEqual(ours);
        const sum = {
          model: total(model.filter(({ at }) => at >= span.from && at < span.to).map(({ minor }) => minor)),
          books: total((await movementsOf(month)).map(({ amountMinor }) => amountMinor)),
          files: total(ours.map(row => cents(row['amount']))),
          fees: total(ours.map(row => cents(row['paypalFee']))),
          paypal: total(listed.map(row => row.amountMinor)),
          paypalFees: total(listed.map(row => row.feeMinor)),
        };
        sums.push({ month, ...sum });
        expect({ ...sum, month }).toMatchObject({
          books: sum.model,
          files: sum.model,
          paypal: sum.model,
          fees: sum.paypalFees,
        });
      }
      if (process.env['BOOKS_SIMULATION'] === 'whole')
        process.stdout.write(`${sums.map(sum => JSON.stringify(sum)).join('\n')}\n`);

      // What the file of invoices says was received is what the other file has for invoices.
      const received = total(invoices.map(row => cents(row['received'])));
      const paid = rows.filter(row => row['kind'] === 'payment' && row['invoice'] !== '');
      expect(paid.length).toBeGreaterThan(0);
      expect(received).toBe(total(paid.map(row => cents(row['amount']))));
      expect(total(invoices.map(row => cents(row['lateFee'])))).toBe(
        total(paid.map(row => cents(row['ofThatLateFee']))),
      );
      expect(new Set(invoices.map(row => row['tax']))).toEqual(new Set(['8.04']));
      expect(total(paid.map(row => cents(row['ofThatTax'])))).toBe(804 * paid.length);
      expect(new Set(paid.map(row => row['order']))).toEqual(
        new Set(invoices.flatMap(row => row['order']?.split(' ') ?? []).filter(Boolean)),
      );

      async function buy(): Promise<void> {
        const order = await approvedOrder(world, { amount: '99.00', plan: 'basic', billing: 'monthly-only' });
        await comeBack(world.site, order);
        moved(MONTH);
        await bill();
        world.advance(10 * MINUTE_MS);
      }

      async function aDay(): Promise<void> {
        world.advance(DAY_MS);
        const charges = await chargedSum();
        await bill();
        await sweepOrders(world.site);
        const now = await chargedSum();
        if (now > charges) moved(now - charges);
      }

      /** As every day, only for more days at once. */
      async function compare(): Promise<void> {
        world.advance(MINUTE_MS);
        const at = world.site.now();
        const comparison = await compareWithPayPal({ from: at - 20 * DAY_MS, to: at }, world.site);
        expect(comparison).toMatchObject({ failure: null, differences: [] });
      }

      /** The invoices of those who pay by link; the first is paid late every third month, and partly given back. */
      async function payOpen(month: number): Promise<void> {
        const open = await db().selectFrom('invoices').selectAll().where('state', '=', 'open').execute();
        for (const { key, subscription_id: id } of open) {
          const isLate = id === link && month % 3 === 0;
          if (isLate) for (let day = 0; day < 6; day += 1) await aDay();
          const order = await pay(key, id === automatic);
          moved(order.amount_minor);
          world.advance(MINUTE_MS);
          if (id === link) {
            const request = askRefund(order.id, { amountMinor: 1_234 });
            const { kind } = await refundOrder(request, world.site);
            if (kind === 'recorded') moved(-1_234);
          }
          if (id === link && month % 2 === 0) {
            world.paypal.refundCapture(order.capture_id ?? '', '5.00');
            moved(-500);
          }
          if (id === bank && month % 2 === 1) {
            world.paypal.reverseCapture(order.capture_id ?? '');
            moved(-order.amount_minor);
          }
          if (id === bank && month % 2 === 0) await dispute(order, month % 4 === 0);
        }
        await bill();
      }

      async function pay(key: string, isAutomatic: boolean) {
        const body = new URLSearchParams({ key, ...(isAutomatic ? { automatic: 'yes' } : {}) }).toString();
        const headers = {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
        };
        const url = `${SITE_ORIGIN}${serverRoutes.invoicePay()}`;
        await answerInvoicePayment(new Request(url, { method: 'POST', body, headers }), world.site);
        const placed = await db()
          .selectFrom('orders')
          .selectAll()
          .where('invoice_key', '=', key)
          .orderBy('created_at', 'desc')
          .executeTakeFirstOrThrow();
        world.paypal.approveOrder(placed.paypal_order_id ?? '');
        await comeBack(world.site, placed);
        return rowByKey(db(), placed.key);
      }

      /** PayPal holds the money while the case is open, which moves nothing; one that is lost takes it. */
      async function dispute(order: OrderRow, isLost: boolean): Promise<void> {
        const opened = world.paypal.openDispute(order.capture_id ?? '');
        world.advance(MINUTE_MS);
        await sweepOrders(world.site);
        world.paypal.resolveDispute(
          opened?.id ?? '',
          isLost ? 'RESOLVED_BUYER_FAVOUR' : 'RESOLVED_SELLER_FAVOUR',
        );
        if (isLost) moved(-order.amount_minor);
        disputes += 1;
      }

      async function chargedSum(): Promise<number> {
        const charged = await db()
          .selectFrom('orders')
          .select('captured_minor')
          .where('vault', '=', 'charge')
          .execute();
        return total(charged.map(row => row.captured_minor));
      }

      async function monthsOf(): Promise<string[]> {
        const all = [];
        for (let at = began; at <= world.site.now() + 31 * DAY_MS; at += 27 * DAY_MS)
          all.push(dayIn(agency.timeZone, Math.min(at, world.site.now())).slice(0, 7));
        return [...new Set(all)];
      }
    },
    TIME_LIMIT_MS,
  );

  async function bill(): Promise<void> {
    expect((await runBilling(world.site)).failures).toEqual([]);
  }

  async function movementsOf(month: string): Promise<Movement[]> {
    const all = [];
    for await (const page of readLedger(month, world.site)) all.push(...page);
    return all;
  }

  async function download(action: 'ledger-export' | 'invoices-export', fields: Record<string, string> = {}) {
    const { cookie } = await desk.signIn();
    const answer = await desk.act(action, { ...fields, factorCode: desk.code() }, { cookie });
    const [head = [], ...rows] = readCsv(await answer.text());
    return rows.map(row => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
  }

  /** What PayPal's own list has of customers' money in that time: no money that it holds, and none that it declined. */
  async function paypalRows({ from, to }: { from: number; to: number }) {
    const rows = [];
    const end = Math.min(to, world.site.now());
    for (let start = from; start < end; start += 30 * DAY_MS) {
      const range = { from: start, to: Math.min(end, start + 30 * DAY_MS) };
      const read = await readTransactions(range, world.site);
      if (read.kind === 'failed') throw new Error(read.reason);
      rows.push(...read.transactions.filter(({ at }) => (at ?? 0) >= range.from && (at ?? 0) < range.to));
    }
    return rows
      .filter(
        ({ eventCode, status }) => eventCode !== 'T1110' && eventCode !== 'T1111' && status !== 'denied',
      )
      .map(({ eventCode, amountMinor, feeMinor }) =>
        eventCode === 'T1108' ? { amountMinor: 0, feeMinor: amountMinor } : { amountMinor, feeMinor },
      );
  }
});

const BOOKED = `booked (${agency.timeZone})`;

function cents(text: string | undefined): number {
  return Math.round(Number(text) * 100);
}

function total(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0);
}

import fc from 'fast-check';
import { site as agency } from '@/content/site';
import { cancelPlan } from '@/lib/billing/account';
import { endAutomatic } from '@/lib/billing/automatic';
import {
  beginSubscription,
  creditSubscription,
  repriceSubscription,
  stepSubscription,
  type StaffStep,
} from '@/lib/billing/staff';
import { refundOrder, settleReversal } from '@/lib/ledger';
import { erasePerson, siteRegister } from '@/lib/privacy';
import { toDecimal } from '@/lib/site/money';
import { DAY_MS, dayIn, MINUTE_MS } from '@/lib/site/time';
import { storeOrder } from './desk';
import { anErasureDir } from './erasures';
import {
  aPage,
  aPayment,
  approves,
  aSentInvoice,
  clicks,
  command,
  holds,
  part,
  payALink,
  pick,
  refunds,
  voids,
  withdrawALink,
  type Deed,
  type MoneyCommand,
} from './money-deeds';
import type { Facts, Life } from './money-life';
import { atOnce } from './money-moments';
import { approvedOrder, cancelAtPayPal, comeBack } from './orders-steps';
import { testSite } from './site';

export const PURCHASES = ['plan', 'website', 'old'] as const;
type Purchase = (typeof PURCHASES)[number];

/** The first thing that a customer does. */
export async function buy(life: Life, kind: Purchase): Promise<void> {
  const { world, db } = life;
  if (kind === 'old') {
    const paid_at = world.site.now() - 15 * DAY_MS;
    const lines = '[{"label":"Basic plan, first month","minor":9900,"guarantee":"plan"}]';
    const order = { plan_id: 'basic', billing: 'monthly-only', lines, monthly_minor: 9_900 } as const;
    await storeOrder(db, { ...order, paid_at, payer_email: 'buyer@paypal-simulator.example' });
  } else {
    const website = { amount: '1598.00', plan: 'basic', billing: 'setup-and-monthly' };
    const upkeep = { amount: '99.00', plan: 'basic', billing: 'monthly-only' };
    await comeBack(world.site, await approvedOrder(world, kind === 'website' ? website : upkeep));
  }
  await life.bill();
  await life.bill();
}

const step = (words: string, name: StaffStep, after?: (life: Life, facts: Facts) => Promise<void>) =>
  command(words, async (life, facts) => {
    const before = await life.plan();
    const outcome = await stepSubscription({ ...(await life.whom()), step: name }, life.site());
    if (outcome === 'done') await after?.(life, facts);
    if (outcome === 'done' && name === 'resume' && before?.paused_on) {
      if (before.paused_on !== dayIn(agency.timeZone, life.world.site.now())) facts.isMoved = true;
    }
  });

const noteEnd = async (life: Life, facts: Facts) => {
  facts.endsOn = (await life.plan())?.ends_on ?? null;
};

const which = fc.nat({ max: 2 });
const always = (words: string, deed: Deed) => fc.constant(command(words, deed));
const numbered = (words: string, deed: (index: number) => Deed) =>
  which.map(index => command(index === 0 ? words : `${words} (${index + 1}. from the end)`, deed(index)));
const parts = (words: string, deed: (index: number, isAll: boolean) => Deed) =>
  fc
    .tuple(which, fc.boolean())
    .map(([index, isAll]) =>
      command(`${words} ${isAll ? 'all' : '$10'} of payment ${index + 1} from the end`, deed(index, isAll)),
    );

/** Deeds that others depend on. */
const often: fc.Arbitrary<MoneyCommand>[] = [
  fc.boolean().map(isTold =>
    command(isTold ? 'PayPal’s messages come, twice' : 'the comparison runs', async (life, facts) => {
      await life.settle(isTold);
      facts.isCompared = isTold;
    }),
  ),
  fc
    .constantFrom(1, 4, 31)
    .map(days => command(days === 1 ? 'a day passes' : `${days} days pass`, life => life.pass(days))),
  numbered('click to pay the last invoice', clicks),
  numbered('approve the page and come back', index => approves(index, true)),
  always('click to pay a link that staff made', payALink),
  always('staff withdraw the link', withdrawALink),
  numbered('approve the page and close it', index => approves(index, false)),
  numbered('cancel at PayPal', index => async life => {
    const page = await aPage(life, index);
    if (page) await cancelAtPayPal(life.site(), page);
  }),
  parts('staff refund', refunds),
  parts('refund at PayPal', (index, isAll) => async life => {
    const payment = await aPayment(life, index);
    if (payment) life.world.paypal.refundCapture(payment.captureId, toDecimal(part(payment.kept, isAll)));
  }),
  parts('the bank takes back', (index, isAll) => async life => {
    const payment = await aPayment(life, index);
    if (payment) life.world.paypal.reverseCapture(payment.captureId, toDecimal(part(payment.kept, isAll)));
  }),
  parts('the buyer opens a dispute about', (index, isAll) => async (life, facts) => {
    const payment = await aPayment(life, index);
    if (!payment) return;
    const value = toDecimal(part(payment.kept, isAll));
    const opened = life.world.paypal.openDispute(payment.captureId, { value });
    if (opened) facts.disputes.push(opened.id);
  }),
  fc.boolean().map(isWon =>
    command(isWon ? 'we win the dispute' : 'we lose the dispute', async (life, facts) => {
      const outcome = isWon ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR';
      const id = facts.disputes.shift();
      // PayPal's times are to the second.
      life.world.advance(MINUTE_MS);
      if (id) life.world.paypal.resolveDispute(id, outcome);
    }),
  ),
  numbered('staff void the last invoice', index => voids(index, false)),
  fc.constant(step('put the plan on hold', 'pause')),
  fc.constant(step('let the plan go on', 'resume')),
  always('the customer cancels the plan', async (life, facts) => {
    const customer = { accountId: 'none', confirmedEmail: 'buyer@paypal-simulator.example' };
    const { id } = await life.whom();
    if ((await cancelPlan({ customer, id }, life.site())) === 'done') await noteEnd(life, facts);
  }),
];

/** How many of them are in each story. */
const CORE = 4;

const seldom: fc.Arbitrary<MoneyCommand>[] = [
  always('eight hours pass', life => life.minutes(8 * 60)),
  always('click to pay the last invoice and each later one', async life => {
    const invoice = await aSentInvoice(life, 0);
    if (invoice) await life.payInvoice(invoice.key, { automatic: 'yes' });
  }),
  always('turn automatic payment off', async life => {
    const { id, staffId } = await life.whom();
    await endAutomatic({ subscriptionId: id, staffId }, life.site());
  }),
  numbered('approve the page with a declined card', index => async life => {
    const page = await aPage(life, index);
    if (!page) return;
    life.world.paypal.approveOrder(page.paypal_order_id ?? '', 'declining');
    await comeBack(life.site(), page);
  }),
  always('approve the page with an eCheck', async life => {
    const page = await aPage(life, 0);
    if (!page) return;
    life.world.paypal.approveOrder(page.paypal_order_id ?? '');
    life.world.paypal.setNextOutcome({ kind: 'pending' });
    await comeBack(life.site(), page);
  }),
  fc.boolean().map(isPaid =>
    command(isPaid ? 'the eCheck clears' : 'the eCheck bounces', async life => {
      const pending = (await life.holdings()).find(({ isPending }) => isPending);
      if (pending) life.world.paypal.settleCapture(pending.captureId, isPaid ? 'COMPLETED' : 'DECLINED');
    }),
  ),
  always('the plan’s own payment is refunded in part, in goodwill', async life => {
    const bought = (await life.orders()).find(
      ({ monthly_minor, capture_id }) => monthly_minor > 0 && capture_id,
    );
    if (!bought) return;
    const refund = { orderId: bought.id, refundId: life.newId(), amountMinor: 1_000 };
    await refundOrder({ ...refund, reason: 'goodwill', note: '', actorId: 'staff' }, life.site());
    await life.bill();
  }),
  fc
    .boolean()
    .map(isHeld =>
      command(isHeld ? 'hold the last invoice' : 'take the last invoice off hold', holds(isHeld)),
    ),
  always('staff give a credit of $50, clicked twice', async (life, facts) => {
    const creditId = life.newId();
    const credit = { ...(await life.whom()), reason: 'downtime', minor: 5_000, creditId } as const;
    if ((await creditSubscription(credit, life.site())) === 'done') facts.credits.set(creditId, 5_000);
    await creditSubscription(credit, life.site());
  }),
  fc.constantFrom('basic', 'pro').map(plan =>
    command(`staff change the plan to ${plan}`, async life => {
      const row = await life.plan();
      const customerEmail = row?.customer_email ?? '';
      const change = { ids: [plan], taxMillipercent: 0, customerEmail };
      await repriceSubscription({ ...(await life.whom()), ...change }, life.site());
    }),
  ),
  numbered('staff void the last invoice, and bill its month again', index => voids(index, true)),
  numbered('PayPal gives back what the bank took, and staff say so', index => async life => {
    const reversed = (await life.holdings()).filter(({ reversed }) => reversed > 0);
    const payment = pick(reversed.toReversed(), index);
    const rows = await life.db.selectFrom('reversals').selectAll().where('state', '=', 'open').execute();
    const own = rows.filter(({ order_id }) => order_id === payment?.orderId);
    const told = own.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
    const returned = payment?.reversed === told ? life.world.paypal.winBack(payment.captureId) : null;
    const row = own.find(({ amount_minor }) => amount_minor === returned?.amount.minor);
    if (!payment || !row) return;
    const { orderId } = payment;
    await settleReversal({ orderId, id: row.id, outcome: 'returned', staffId: 'staff' }, life.site());
  }),
  numbered('PayPal takes the money of the open page all the same', index => async (life, facts) => {
    const page = await aPage(life, index);
    const paymentId = page?.paypal_order_id ?? '';
    if (!page || life.world.paypal.approveOrder(paymentId) === null) return;
    const request = { paymentId, requestId: life.newId(), timeoutMs: MINUTE_MS };
    const taken = await life.world.calls.capturePayment(request);
    if (taken.kind === 'captured') facts.slipped.add(paymentId);
  }),
  always('the customer asks us to erase their data', async life => {
    const register = siteRegister(testSite(life.db, { env: { ERASURES_DIR: anErasureDir() } }));
    await erasePerson({ email: 'buyer@paypal-simulator.example', register }, life.site());
  }),
  fc.constantFrom(0, 20, -90).map(days =>
    command(days === 0 ? 'the site goes live' : `staff enter a launch ${days} days from now`, async life => {
      const on = dayIn(agency.timeZone, life.world.site.now() + days * DAY_MS);
      await beginSubscription({ ...(await life.whom()), on }, life.site());
    }),
  ),
  fc.constant(step('suspend the plan', 'suspend', noteEnd)),
  fc.constant(step('end the plan today', 'close', noteEnd)),
  fc.constant(step('the customer stays', 'keep', async (_, facts) => void (facts.endsOn = null))),
];

/**
 * What happens in one story: time, messages and payments, and a few of all other deeds. With all of them in each story,
 * four that belong together would hardly ever come in a row.
 */
export const moneyStory = fc
  .subarray([...often.slice(CORE), ...seldom, atOnce], { minLength: 3, maxLength: 6 })
  .chain(some => fc.commands([...often.slice(0, CORE), ...some, ...some], { maxCommands: 16, size: 'max' }));

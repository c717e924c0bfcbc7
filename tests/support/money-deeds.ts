import type fc from 'fast-check';
import { addPaymentLink, withdrawPaymentLink } from '@/lib/billing';
import { holdInvoice, voidInvoice } from '@/lib/billing/staff-invoices';
import { refundOrder } from '@/lib/ledger';
import { DAY_MS } from '@/lib/site/time';
import type { Facts, Life } from './money-life';
import { checkMoney, takeSnapshot } from './money-rules';
import { comeBack, rowByKey } from './orders-steps';

export type Deed = (life: Life, facts: Facts) => Promise<void>;
export type MoneyCommand = fc.AsyncCommand<Facts, Life>;

/** A deed in words, after which all rules must hold. One that has no place in the life as it is does nothing. */
export function command(words: string, deed: Deed): MoneyCommand {
  return {
    check: () => true,
    run: async (facts, life) => {
      const before = await takeSnapshot(life, facts);
      await deed(life, facts);
      await checkMoney({ life, facts, before });
    },
    toString: () => words,
  };
}

export const pick = <Row>(rows: readonly Row[], index: number): Row | undefined => rows[index % rows.length];

/** The invoice that was sent last, or the one before. */
export const anInvoice = async (life: Life, index: number) =>
  pick((await life.invoices()).toReversed(), index);

/** The same, after waiting for the first one as long as it takes. */
export const aSentInvoice = async (life: Life, index: number) => {
  for (let days = 0; days < 32 && (await life.invoices()).length === 0; days += 1) await life.pass(1);
  return anInvoice(life, index);
};

/** An order whose buyer has PayPal's page open, in whatever state it is with us. */
export const aPage = async (life: Life, index: number) => {
  const pages = (await life.orders()).filter(
    row =>
      (row.invoice_key ?? row.payment_link_id) !== null &&
      life.world.paypal.order(row.paypal_order_id ?? '')?.capture === null,
  );
  return pick(pages.toReversed(), index);
};

export const aPayment = async (life: Life, index: number) =>
  pick((await life.holdings()).filter(({ kept, isPending }) => kept > 0 && !isPending).toReversed(), index);

export const lastLink = ({ links }: Facts): string | undefined => [...links.keys()].at(-1);

async function addLink(life: Life, facts: Facts): Promise<string> {
  const id = life.newId();
  const validUntil = life.world.site.now() + 14 * DAY_MS;
  const link = { id, what: 'Photos', amountMinor: 45_000, email: null, leadId: null, validUntil };
  await addPaymentLink({ ...link, isSent: false }, 'staff', life.site());
  facts.links.set(id, validUntil);
  return id;
}

/** Money of a payment goes back: a part of it, or all that is left. */
export const part = (kept: number, isAll: boolean) => (isAll ? kept : Math.min(kept, 1_000));

export const voids =
  (index: number, isBilledAgain: boolean): Deed =>
  async (life, facts) => {
    const invoice = await anInvoice(life, index);
    if (!invoice) return;
    const outcome = await voidInvoice({ id: invoice.id, staffId: 'staff', isBilledAgain }, life.site());
    if (outcome === 'done') facts.ended.add(invoice.key);
  };

/** Clicks to pay the link that staff made last, or make one. */
export const payALink: Deed = async (life, facts) =>
  life.payLink(lastLink(facts) ?? (await addLink(life, facts))).then(() => undefined);

export const withdrawALink: Deed = async (life, facts) => {
  const id = lastLink(facts);
  if (id && (await withdrawPaymentLink({ id, staffId: 'staff' }, life.site()))) facts.ended.add(id);
};

export const clicks =
  (index: number): Deed =>
  async life => {
    const invoice = await aSentInvoice(life, index);
    if (invoice) await life.payInvoice(invoice.key);
  };

/** The buyer approves, and comes back unless they close the page. */
export const approves =
  (index: number, isBack: boolean): Deed =>
  async life => {
    const page = await aPage(life, index);
    if (!page) return;
    life.world.paypal.approveOrder(page.paypal_order_id ?? '');
    if (isBack) await comeBack(life.site(), await rowByKey(life.db, page.key));
  };

export const refunds =
  (index: number, isAll: boolean): Deed =>
  async life => {
    const payment = await aPayment(life, index);
    if (!payment) return;
    const [refundId, amountMinor] = [life.newId(), part(payment.kept, isAll)];
    const { orderId } = payment;
    await refundOrder(
      { orderId, refundId, amountMinor, reason: 'goodwill', note: '', actorId: 'staff' },
      life.site(),
    );
    await life.bill();
  };

export const holds =
  (isHeld: boolean): Deed =>
  async life => {
    const invoice = await anInvoice(life, 0);
    if (invoice) await holdInvoice({ id: invoice.id, staffId: 'staff', isHeld }, life.site());
  };

import { facts } from '@/content/facts';
import { guaranteeTexts } from '@/content/guarantees';
import { orderMailTexts } from '@/content/order-mails';
import { site } from '@/content/site';
import { whatComesNext } from '@/content/what-comes-next';
import { formatMoney } from '@/lib/site/money';
import { monthlyAfter, type Order } from '@/lib/orders/order';
import { toFieldRow } from '../field-rows';
import type { FieldRow } from '../templates/parts';
import { formatMoment } from './parts';

/** What mails need of an order. Amounts are cents, times are epoch milliseconds. */
export type OrderForMail = Pick<
  Order,
  | 'id'
  | 'state'
  | 'key'
  | 'description'
  | 'planId'
  | 'billing'
  | 'addOnIds'
  | 'lines'
  | 'guaranteeDays'
  | 'amountMinor'
  | 'monthlyMinor'
  | 'currency'
  | 'payerEmail'
  | 'payerName'
  | 'attentionReason'
  | 'createdAt'
  | 'updatedAt'
  | 'paidAt'
  | 'refundedMinor'
  | 'reversedMinor'
>;

/**
 * The sums: every line, what was paid, and what each month after costs. A receipt names each guarantee beside what it
 * covers.
 */
export function toPriceRows(order: OrderForMail, { isReceipt = false } = {}): FieldRow[] {
  const { sums } = orderMailTexts;
  const { lines, amountMinor, currency, guaranteeDays, refundedMinor } = order;
  const money = (minor: number) => formatMoney({ minor, currency });
  const monthlyMinor = monthlyAfter(order);
  return [
    ...lines.map(({ label, minor, guarantee }) => {
      const covered = isReceipt && guarantee ? guaranteeTexts[guarantee](guaranteeDays[guarantee]) : null;
      return toPlainRow(covered ? `${label}. ${covered}` : label, money(minor));
    }),
    toPlainRow(`${sums.total} (${currency})`, money(amountMinor)),
    ...(refundedMinor > 0 ? [toPlainRow(sums.refunded, money(refundedMinor))] : []),
    ...(monthlyMinor > 0 ? [toPlainRow(sums.monthly, money(monthlyMinor))] : []),
  ];
}

/** Who sold to whom, for the receipt. */
export function toPartyRows({ payerName, payerEmail }: OrderForMail): FieldRow[] {
  const { seller, buyer } = orderMailTexts.receipt;
  return [
    toPlainRow(seller, `${site.legal.name}\n${facts.company.postalAddress}`),
    toPlainRow(buyer, [payerName, payerEmail].filter(Boolean).join('\n')),
  ];
}

/** Who, what and when, for the agency. */
export function toOrderRows(
  order: OrderForMail,
  { number, timeZone, next }: { number: string; timeZone: string; next: string | undefined },
): FieldRow[] {
  return [
    toPlainRow('Order number', number),
    toPlainRow('Ordered', order.description),
    toPlainRow('Paid', order.paidAt === null ? 'not recorded' : formatMoment(order.paidAt, timeZone)),
    toPlainRow('Buyer', order.payerName ?? 'no name given'),
    toFieldRow('Buyer’s email', order.payerEmail ?? 'none given'),
    ...(next === undefined ? [] : [toPlainRow(whatComesNext.agencyLabel, next)]),
  ];
}

function toPlainRow(label: string, value: string): FieldRow {
  return { ...toFieldRow(label, value), href: null };
}

import { orderMailTexts } from '@/content/order-mails';
import { formatMoney, type Currency } from '@/lib/kernel/money';
import { formatMoment } from './dates';
import type { GuaranteeKind, PriceLine } from '@/lib/pricing/price';
import { toFieldRow, type FieldRow } from '../field-rows';

/** What mails need of an order. Amounts are cents, times are epoch milliseconds. */
export type OrderForMail = {
  id: string;
  /** `refunded` once all that was taken has gone back. */
  state: string;
  /** The buyer's key to the receipt page. */
  key: string;
  description: string;
  lines: readonly PriceLine[];
  amountMinor: number;
  /** What each following month costs; 0 when nothing is billed again. */
  monthlyMinor: number;
  currency: Currency;
  payerEmail: string | null;
  payerName: string | null;
  attentionReason: string | null;
  createdAt: number;
  updatedAt: number;
  paidAt: number | null;
  /** How much has gone back so far. */
  refundedMinor: number;
};

/**
 * The receipt's sums: every line, what was paid today, and what each month after costs. `guarantees` are named beside
 * what they cover.
 */
export function toPriceRows(order: OrderForMail, guarantees: GuaranteeWords = {}): FieldRow[] {
  const { sums } = orderMailTexts;
  const { lines, amountMinor, monthlyMinor, currency, refundedMinor } = order;
  const money = (minor: number) => formatMoney({ minor, currency });
  return [
    ...lines.map(({ label, minor, guarantee }) => {
      const covered = guarantee && guarantees[guarantee];
      return toPlainRow(covered ? `${label}. ${covered}` : label, money(minor));
    }),
    toPlainRow(`${sums.total} (${currency})`, money(amountMinor)),
    ...(refundedMinor > 0 ? [toPlainRow(sums.refunded, money(refundedMinor))] : []),
    ...(monthlyMinor > 0 ? [toPlainRow(sums.monthly, money(monthlyMinor))] : []),
  ];
}

/** Who, what and when, for the agency. */
export function toOrderRows(
  order: OrderForMail,
  { number, timeZone }: { number: string; timeZone: string },
): FieldRow[] {
  return [
    toPlainRow('Order number', number),
    toPlainRow('Ordered', order.description),
    toPlainRow('Paid', order.paidAt === null ? 'not recorded' : formatMoment(order.paidAt, timeZone)),
    toPlainRow('Buyer', order.payerName ?? 'no name given'),
    toFieldRow('Buyer’s email', order.payerEmail ?? 'none given'),
  ];
}

function toPlainRow(label: string, value: string): FieldRow {
  return { ...toFieldRow(label, value), href: null };
}

type GuaranteeWords = Partial<Record<GuaranteeKind, string>>;

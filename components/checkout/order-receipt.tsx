import { Receipt } from '@/components/ui/receipt';
import { guarantees } from '@/content/guarantees';
import { formatMoney } from '@/lib/kernel/money';
import type { OrderReceipt as OrderReceiptData } from '@/lib/orders/receipt';

/** The receipt of a stored order, as our own record has it. */
export function OrderReceipt({ order, words, timeZone }: OrderReceiptProps) {
  const { currency, monthlyMinor, refundedMinor, paidAt, buyerEmail } = order;
  const money = (minor: number) => formatMoney({ minor, currency });
  const monthly = monthlyMinor > 0 ? `${words.monthly.replace('{amount}', money(monthlyMinor))} ` : '';
  const refunded = refundedMinor > 0 ? `${words.refunded.replace('{amount}', money(refundedMinor))} ` : '';
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  return (
    <Receipt
      title={order.orderNumber}
      lines={[
        ...order.lines.map(({ label, minor, guarantee }) => ({
          label,
          value: money(minor),
          note: guarantee ? guarantees[guarantee] : undefined,
        })),
        { label: words.placed, value: day.format(order.placedAt) },
        ...(buyerEmail
          ? [
              {
                label: paidAt === null ? words.payer : words.buyer,
                value: <span className="break-all whitespace-normal">{buyerEmail}</span>,
              },
            ]
          : []),
      ]}
      total={{ label: words.total, value: money(order.totalMinor) }}
      note={`${refunded}${monthly}${currency}.`}
      {...(paidAt === null ? {} : { strip: { label: words.paid, value: day.format(paidAt) } })}
    />
  );
}

type OrderReceiptProps = {
  order: OrderReceiptData;
  /** `buyer` is the label of an address to which a receipt went, `payer` of one to which none has gone yet. */
  words: Record<'total' | 'placed' | 'paid' | 'refunded' | 'buyer' | 'payer' | 'monthly', string>;
  timeZone: string;
};

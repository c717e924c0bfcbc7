import { Receipt } from '@/components/ui/receipt';
import { facts } from '@/content/facts';
import { guaranteeTexts } from '@/content/guarantees';
import { site } from '@/content/site';
import type { OrderReceipt as OrderReceiptData } from '@/lib/orders/receipt';
import { formatMoney } from '@/lib/site/money';
import { fillText } from '@/lib/site/text';

/** The receipt of a stored order, as our own record has it: who sold what to whom. */
export function OrderReceipt({ order, words }: OrderReceiptProps) {
  const { currency, guaranteeDays, monthlyMinor, refundedMinor, paidAt } = order;
  const money = (minor: number) => formatMoney({ minor, currency });
  const notes = [
    refundedMinor > 0 ? fillText(words.refunded, { amount: money(refundedMinor) }) : '',
    monthlyMinor > 0 ? fillText(words.monthly, { amount: money(monthlyMinor) }) : '',
    `${currency}.`,
  ];
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: site.timeZone });
  const buyer = [order.buyer.business, order.buyer.name, order.buyer.email].filter(line => line !== null);
  return (
    <Receipt
      title={order.orderNumber}
      lines={[
        ...order.lines.map(({ label, minor, guarantee }) => ({
          label,
          value: money(minor),
          note: guarantee ? guaranteeTexts[guarantee](guaranteeDays[guarantee]) : undefined,
        })),
        { label: words.placed, value: day.format(order.placedAt) },
        { label: words.seller, value: <Party lines={[site.legal.name, facts.company.postalAddress]} /> },
        ...(buyer.length > 0
          ? [{ label: paidAt === null ? words.payer : words.buyer, value: <Party lines={buyer} /> }]
          : []),
      ]}
      total={{ label: words.total, value: money(order.totalMinor) }}
      note={notes.filter(Boolean).join(' ')}
      {...(paidAt === null ? {} : { strip: { label: words.paid, value: day.format(paidAt) } })}
    />
  );
}

/** The seller or the buyer, line by line. */
function Party({ lines }: { lines: readonly string[] }) {
  return lines.map(line => (
    <span key={line} className="block text-right font-normal break-words whitespace-normal">
      {line}
    </span>
  ));
}

type OrderReceiptProps = {
  order: OrderReceiptData;
  /** `buyer` is the label of who paid, `payer` of the PayPal account of an order that is not paid. */
  words: Record<'total' | 'placed' | 'paid' | 'refunded' | 'seller' | 'buyer' | 'payer' | 'monthly', string>;
};

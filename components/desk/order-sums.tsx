import type { DeskWords } from '@/content/desk';
import type { DeskOrder } from '@/lib/desk/orders.sql';
import { formatMoney } from '@/lib/site/money';
import { DeskSection } from './desk-section';
import { Facts } from './facts';

/** What the order costs, line by line. */
export function OrderSums({ order, words }: { order: DeskOrder; words: DeskWords['order'] }) {
  const { lines, amountMinor, capturedMinor, refundedMinor, reversedMinor, monthlyMinor, currency } = order;
  const money = (minor: number) => formatMoney({ minor, currency });
  return (
    <DeskSection title={words.sums}>
      <Facts
        rows={[
          ...lines.map(({ label, minor }) => ({ label, value: money(minor) })),
          { label: words.total, value: <strong>{money(amountMinor)}</strong> },
          ...(capturedMinor > 0 && capturedMinor !== amountMinor
            ? [{ label: words.captured, value: money(capturedMinor) }]
            : []),
          ...(refundedMinor > 0 ? [{ label: words.refunded, value: money(refundedMinor) }] : []),
          ...(reversedMinor > 0 ? [{ label: words.reversed, value: money(reversedMinor) }] : []),
          ...(monthlyMinor > 0 ? [{ label: words.monthly, value: money(monthlyMinor) }] : []),
        ]}
      />
    </DeskSection>
  );
}

import { Receipt } from '@/components/ui/receipt';
import type { GuaranteeKind, PriceLine } from '@/lib/orders/price';
import { formatMoney, parseDecimal, type Currency } from '@/lib/site/money';
import type { CheckoutOption } from './checkout-options';

/** The till receipt beside the steps: what the choice adds up to today, and what comes each month. */
export function OrderSummary({ option, amount, currency, guarantee }: OrderSummaryProps) {
  const totalMinor = dueOf(option, parseDecimal(amount));
  const lines = option ? linesOf(option, totalMinor) : [];
  const money = (minor: number) => formatMoney({ minor, currency });
  return (
    <Receipt
      title="Your order"
      lines={lines.map(({ label, minor, guarantee: kind }) => ({
        label,
        value: money(minor),
        note: kind ? guarantee[kind] : undefined,
      }))}
      total={{ label: 'Due today', value: totalMinor === null ? '' : money(totalMinor) }}
      note={
        option?.monthlyMinor
          ? `Then ${money(option.monthlyMinor)} a month, in ${currency}.`
          : `Paid once, in ${currency}.`
      }
    />
  );
}

/** Null while what is typed is no amount, or none that the server would take: no total would be true. */
function dueOf(option: CheckoutOption | undefined, typedMinor: number | null): number | null {
  if (typedMinor === null || !option?.limits) return typedMinor;
  const { minimum, maximum } = option.limits;
  return typedMinor < minimum || typedMinor > maximum ? null : typedMinor;
}

function sumOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, { minor }) => sum + minor, 0);
}

/** The option's own lines while they add up to the amount; else what they leave over stands as the custom part. */
function linesOf(option: CheckoutOption, totalMinor: number | null): PriceLine[] {
  if (totalMinor === null) return option.limits ? option.lines : [];
  const rest = totalMinor - sumOf(option.lines);
  if (rest === 0) return option.lines;
  if (option.limits) return [{ label: 'Custom Amount', minor: rest }, ...option.lines];
  return [{ label: option.label, minor: totalMinor }];
}

type OrderSummaryProps = {
  option: CheckoutOption | undefined;
  amount: string;
  currency: Currency;
  guarantee: Record<GuaranteeKind, string>;
};

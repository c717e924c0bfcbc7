import { Receipt } from '@/components/ui/receipt';
import { formatMoney, parseDecimal, type Currency } from '@/lib/kernel/money';
import type { PriceLine } from '@/lib/pricing/price';
import { isCustom, type CheckoutOption } from './checkout-options';

/** The till receipt beside the steps: what the choice adds up to today, and what comes each month. */
export function OrderSummary({ option, amount, currency, guarantee }: OrderSummaryProps) {
  const totalMinor = parseDecimal(amount);
  const lines = totalMinor === null || !option ? [] : linesOf(option, totalMinor);
  const money = (minor: number) => formatMoney({ minor, currency });
  return (
    <Receipt
      title="Your order"
      lines={lines.map(({ label, minor }) => ({ label, value: money(minor) }))}
      total={{ label: 'Due today', value: totalMinor === null ? '' : money(totalMinor) }}
      note={
        option?.monthlyMinor
          ? `Then ${money(option.monthlyMinor)} a month. ${currency}.`
          : `Paid once. ${currency}.`
      }
      {...(option?.isGuaranteed ? { strip: guarantee } : {})}
    />
  );
}

/** The option's own lines while they add up to the amount; else what they leave over stands as the custom part. */
function linesOf(option: CheckoutOption, totalMinor: number): PriceLine[] {
  const rest = totalMinor - option.lines.reduce((sum, line) => sum + line.minor, 0);
  if (rest === 0) return option.lines;
  if (isCustom(option) && rest > 0) return [{ label: 'Custom Amount', minor: rest }, ...option.lines];
  return [{ label: option.label, minor: totalMinor }];
}

type OrderSummaryProps = {
  option: CheckoutOption | undefined;
  amount: string;
  currency: Currency;
  guarantee: { label: string; value: string };
};

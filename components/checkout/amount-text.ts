import { formatAmount, parseDecimal, type Currency } from '@/lib/kernel/money';

/** The amount as checkout writes it, currency last: "2,648.00 USD". Text that is no amount is shown as it was typed. */
export function amountText(amount: string, currency: Currency): string {
  const minor = parseDecimal(amount);
  return `${minor === null ? amount : formatAmount(minor)} ${currency}`;
}

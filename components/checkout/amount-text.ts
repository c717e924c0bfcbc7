import { parseDecimal, type Currency } from '@/lib/kernel/money';

/** The amount as checkout writes it, currency last: "2,648.00 USD". Text that is no amount is shown as it was typed. */
export function amountText(amount: string, currency: Currency): string {
  const minor = parseDecimal(amount);
  return `${minor === null ? amount : FORMAT.format(minor / 100)} ${currency}`;
}

const FORMAT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

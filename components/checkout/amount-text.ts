import { parseDecimal, toDecimal, type Currency } from '@/lib/kernel/money';

/** The amount as checkout writes it, currency last: "2648.00 USD", as the Amount field and the address have it. Text that is no amount is shown as it was typed. */
export function amountText(amount: string, currency: Currency): string {
  const minor = parseDecimal(amount);
  return `${minor === null ? amount : toDecimal(minor)} ${currency}`;
}

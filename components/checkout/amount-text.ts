import { formatMoney, parseDecimal, type Currency } from '@/lib/site/money';

/** The chosen amount with its currency, as checkout writes it everywhere: "$2,648.00 USD". Text that is no amount is shown as it was typed. */
export function amountText(amount: string, currency: Currency): string {
  const minor = parseDecimal(amount);
  return `${minor === null ? amount : formatMoney({ minor, currency })} ${currency}`;
}

import { parseDecimal, toDecimal, type Currency } from '@/lib/site/money';

/** The chosen amount as checkout writes it: "2648.00 USD", as the Amount field and the address have it. Text that is no amount is shown as it was typed. */
export function amountText(amount: string, currency: Currency): string {
  return `${figureOf(amount)} ${currency}`;
}

/** The Total Amount, "with currency and amount" (docs/product/checkout.md#steps): "USD 2648.00". */
export function totalText(amount: string, currency: Currency): string {
  return `${currency} ${figureOf(amount)}`;
}

function figureOf(amount: string): string {
  const minor = parseDecimal(amount);
  return minor === null ? amount : toDecimal(minor);
}

import { checkout } from '@/content/checkout';
import { guarantees } from '@/content/guarantees';
import { formatAmount } from '@/lib/kernel/money';

/** The words of checkout that carry a figure, with it in place. Limits in cents. */
export function wordsFor({ minimum, maximum }: { minimum: number; maximum: number }) {
  return {
    labels: checkout.fields,
    amount: {
      'not-decimal': checkout.amount.notDecimal,
      'too-small': checkout.amount.tooSmall.replace('{minimum}', formatAmount(minimum)),
      'too-large': checkout.amount.tooLarge.replace('{maximum}', formatAmount(maximum)),
    },
    currency: checkout.currency,
    addOns: checkout.addOns,
    payLater: checkout.payLater,
    guarantee: guarantees,
  };
}

import { checkout } from '@/content/checkout';
import { guarantees } from '@/content/guarantees';
import { formatAmount } from '@/lib/site/money';
import { fillText } from '@/lib/site/text';

/** The words of checkout that carry a figure, with it in place. Limits in cents. */
export function wordsFor({ minimum, maximum }: { minimum: number; maximum: number }) {
  return {
    labels: checkout.fields,
    amount: {
      'not-decimal': checkout.amount.notDecimal,
      'too-small': fillText(checkout.amount.tooSmall, { minimum: formatAmount(minimum) }),
      'too-large': fillText(checkout.amount.tooLarge, { maximum: formatAmount(maximum) }),
    },
    currency: checkout.currency,
    addOns: checkout.addOns,
    payLater: checkout.payLater,
    agreement: checkout.agreement,
    guarantee: guarantees,
  };
}

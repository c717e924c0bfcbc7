import type { RefundRefusal } from '@/lib/paypal/money';

/** PayPal's limits on refunds. */
export const refundFigures = {
  /** PayPal's older products refuse a refund after this. Its current documents give no number. */
  paypalDays: 180,
  /** PayPal's limit for the note to the buyer. */
  noteMax: 255,
} as const;

/** Why we refund, by the code in the refund's row. The buyer never sees it. */
export const refundReasons = {
  satisfaction: 'Satisfaction guarantee',
  'plan-guarantee': 'Plan guarantee',
  promotion: 'Promotion terms',
  duplicate: 'Bought twice',
  billing: 'Billing mistake',
  goodwill: 'Goodwill',
  other: 'Other',
} as const;

type RefundReason = keyof typeof refundReasons;

export function isRefundReason(code: string): code is RefundReason {
  return Object.hasOwn(refundReasons, code);
}

const refusals = {
  nothing_left: 'PayPal says everything was already refunded',
  too_much: 'PayPal says less is left to refund',
  too_little: 'PayPal says the amount is too small',
  too_late: 'PayPal says the payment is too old to refund',
  too_many: 'PayPal says this payment has had too many refunds',
  only_in_full: 'PayPal refunds this payment only in full',
  in_dispute: 'PayPal refuses a partial refund while the payment is in dispute',
  charged_back: 'The buyer’s bank has already taken the money back',
  no_funds: 'The balance of our PayPal account is too low',
  not_settled: 'PayPal is still checking the payment',
  wrong_currency: 'PayPal says the payment was in another currency',
  other: 'PayPal refused without a reason we know',
} as const satisfies Record<RefundRefusal, string>;

/** Why a refund failed, in words. PayPal's own code where we have no words for it. */
export function describeRefundIssue(issue: string | null): string {
  return issue === null ? '' : (issueWords[issue] ?? `PayPal answered ${issue}`);
}

const issueWords: Readonly<Record<string, string>> = {
  ...refusals,
  failed: 'PayPal accepted the refund, but the money could not be sent',
  cancelled: 'The refund was canceled at PayPal',
  gone: 'PayPal has no such payment',
  no_answer: 'PayPal never confirmed it and doesn’t list it',
};

import type { RefundRefusal } from '@/lib/orders/paypal-money';

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

/** The desk's words about refunds. */
export const refundWords = {
  title: 'Refunds',
  states: {
    requested: 'Waiting for PayPal',
    pending: 'Pending at PayPal',
    completed: 'Refunded',
    failed: 'Failed',
  },
  columns: {
    at: 'When',
    amount: 'Amount',
    state: 'State',
    reason: 'Reason',
    who: 'Who',
    paypal: 'PayPal refund',
  },
  none: 'Nothing has been refunded.',
  atPayPal: 'At PayPal',
  formerStaff: 'Former staff',
  note: 'Note to the buyer',
  left: '{amount} of {captured} can still be refunded.',
  nothingLeft: 'Nothing is left to refund.',
  underWay: 'This counts {amount} that PayPal is still deciding on as refunded.',
  rulesTitle: 'What the refund policy covers',
  rules: {
    build:
      'Website build, {amount}: the satisfaction guarantee runs {days} days from launch. The order doesn’t record the launch.',
    /** For what counts from launch. */
    notBefore: 'It cannot end before {date}, {days} days after the payment.',
    'plan-from-launch':
      'Monthly fee, {amount}: the {days}-day guarantee covers it if this is the business’s first management plan with us. It counts from launch, when the first month begins.',
    plan: 'Monthly fee, {amount}: the {days}-day guarantee covers it if this is the business’s first management plan with us.',
    planUntil: 'It ends on {date}.',
    service:
      'One-off service, {amount}: no refund once the work is delivered and approved, unless it isn’t what was described.',
    custom: 'Custom amount, {amount}: refunded as agreed with the buyer.',
    promotion:
      'July promotion: if it was the first plan, the {days}-day guarantee applies. After that, the {months}-month commitment runs.',
    paypal: 'PayPal may refuse refunds after {date}, {days} days after the payment.',
    policy: 'Refund policy',
  },
  disputed:
    'The buyer has opened a dispute. PayPal allows no partial refund until it’s decided. Answer it at PayPal first.',
  resolutionCenter: 'PayPal’s Resolution Center',
  form: {
    title: 'Refund this order',
    amount: 'Amount in {currency}',
    amountHint: 'For example {example}. At most {most}.',
    reason: 'Reason',
    reasonHint: 'For us only. The buyer doesn’t see it.',
    reasonPlaceholder: 'Choose a reason',
    note: 'Note to the buyer',
    noteHint: 'PayPal and our email show it. Up to {max} characters.',
    button: 'Refund',
    hint: 'PayPal sends the money back right away. You can’t undo this.',
  },
  errors: {
    amount: {
      missing: 'Enter an amount.',
      unreadable: 'Enter an amount such as 25.00, with up to two decimals.',
      zero: 'Enter an amount above zero.',
      too_much: 'Only {most} can still be refunded.',
    },
    reason: { missing: 'Choose a reason.' },
    note: { too_long: 'Shorten the note to {max} characters.' },
  },
} as const;

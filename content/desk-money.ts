/** The desk's words for reversals, disputes, PayPal's calls and payments without an order. */
export const deskMoneyWords = {
  needs: {
    reversal: 'Money was taken back',
    dispute: 'Open dispute',
    disputeDue: 'Answer a dispute by {by}',
    disputeEnded: 'A dispute ended',
    refund: 'A refund failed',
    confirmation: 'The buyer is asked whether to pay twice',
  },
  trouble: {
    title: 'Disputes and reversals',
    text: 'Disputes are answered in PayPal’s Resolution Center. The desk keeps a record and reminds you of the date.',
    resolutionCenter: 'Open PayPal’s Resolution Center',
    disputes: 'Disputes',
    reversals: 'Reversals',
    columns: {
      id: 'PayPal’s id',
      state: 'State',
      reason: 'Reason',
      amount: 'Amount',
      respondBy: 'Answer by',
      at: 'Taken back',
      decide: 'Settle',
    },
    noDate: 'No date',
    daysLeft: '{count} days left',
    timeLeft: '{time} left',
    soon: 'less than a minute',
    overdue: 'The date has passed',
    outcomes: { won: 'Won', lost: 'Lost', none: 'Closed' },
    settled: 'Settled',
    answerAtPayPal: 'Answer it at PayPal',
    settleDispute: 'Settle',
    states: { open: 'Money is gone for now', kept_back: 'Gone for good', returned: 'Back with us' },
    keptBack: 'The money is gone',
    returned: 'The money is back',
    hint: 'Check in PayPal’s Activity before you settle a reversal.',
  },
  calls: {
    title: 'Calls to PayPal',
    text: 'PayPal’s support finds a call by its debug id. One line for each call: when, what, outcome, debug id.',
    summary: 'Show {count} calls',
    none: 'No call to PayPal is on record for this order.',
    noDebugId: 'no debug id',
  },
  payments: {
    title: 'Payments',
    unknown: 'Payments without an order',
    text: 'Money at PayPal that belongs to no order of ours. Look it up at PayPal, then attach it to its order, or settle it with a note.',
    none: 'Every payment that PayPal told us about has its order.',
    columns: { id: 'PayPal’s id', what: 'What', amount: 'Amount', found: 'Found', decide: 'What to do' },
    kinds: { capture: 'Payment', refund: 'Refund', reversal: 'Reversal', dispute: 'Dispute' },
    foundBy: { webhook: 'by PayPal’s webhook', comparison: 'by the daily comparison' },
    invoice: 'Invoice {id}',
    noAmount: 'Not given',
    number: 'Order number',
    attach: 'Attach',
    note: 'Note',
    settle: 'Settle',
  },
} as const;

/** What was just done, by code. */
export const deskMoneyNotices: Readonly<Record<string, { tone: 'ok' | 'error' | 'info'; text: string }>> = {
  'settle-done': { tone: 'ok', text: 'Settled. The order is now: {detail}.' },
  'settle-changed': {
    tone: 'info',
    text: 'Nothing was changed: someone settled it already, or PayPal has not decided it yet.',
  },
  'settle-gone': { tone: 'error', text: 'This reversal or dispute is not there.' },
  'settle-unclear': { tone: 'error', text: 'Choose whether the money is gone or back.' },
  'payment-attached': {
    tone: 'ok',
    text: 'The payment is attached to this order. If the order needs a person now, click “Check with PayPal”.',
  },
  'payment-settled': { tone: 'ok', text: 'The payment is settled.' },
  'payment-changed': { tone: 'info', text: 'Someone else settled this payment already.' },
  'payment-gone': { tone: 'error', text: 'This payment is not there.' },
  'payment-no_order': { tone: 'error', text: 'There is no order with that number. Check it and try again.' },
  'payment-other_payment': {
    tone: 'error',
    text: 'Not attached: the order has another PayPal payment, or this payment belongs to another order.',
  },
  'payment-not_possible': {
    tone: 'error',
    text: 'Not attached: this order takes no payment in its state. It must be expired or cancelled.',
  },
  'payment-not_paid': {
    tone: 'error',
    text: 'Not attached: this order has no payment yet. Attach the payment itself first.',
  },
  'payment-unreadable': { tone: 'error', text: 'PayPal could not say what this is. Try again in a minute.' },
  'payment-note': { tone: 'error', text: 'Write a note of 1 to {detail} characters first.' },
};

export type DeskMoneyWords = typeof deskMoneyWords;

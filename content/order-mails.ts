import { saleSentences } from '@/content/sale-terms';

/** Texts of the emails about orders and their money. */
export const orderMailTexts = {
  receipt: {
    subject: 'Receipt for order {number}',
    title: 'Paid. Thank you.',
    button: 'See your order',
    seller: 'Sold by',
    buyer: 'Sold to',
    /** Where something comes each month. */
    renews: `${saleSentences.renews} To cancel, reply to this email or call us.`,
  },
  buyer: 'About the buyer: order {number}',
  sums: { total: 'Total', refunded: 'Refunded so far', monthly: 'Each month after' },
  declined: {
    subject: 'Payment denied for order {number}',
    title: 'PayPal denied your payment.',
    text: 'PayPal checked your payment of {amount} for order {number} and denied it. You were not charged.',
    again: 'You can order again on our site with another card or account.',
    button: 'Go to checkout',
  },
  duplicate: {
    confirmation: 'Possible double payment: order {number}',
    confirmationNotice:
      'The same buyer paid order {other} for the same thing within the last day. We asked whether to pay again and have taken no money for this order yet.',
    paid: 'Order {number} was paid twice',
    paidNotice:
      'The same buyer paid order {other} for the same thing within the last day. If that was a mistake, refund this order on the desk.',
  },
  reversal: {
    heading: 'Payment reversed: order {number}',
    notice:
      'PayPal or the buyer’s bank took {amount} back. Find out why in PayPal’s Resolution Center today, and pause work on the order. Then settle the reversal on the desk.',
    returned: 'Reversed payment is back: order {number}',
    returnedNotice: 'We have the {amount} back. There’s nothing to do.',
  },
  dispute: {
    opened: '{stage}: order {number}',
    ourTurn:
      'The buyer disputes {amount}: {reason}. Answer it in PayPal’s Resolution Center by {by}. Without an answer, the buyer wins.',
    noDate:
      'The buyer disputes {amount}: {reason}. PayPal gives no date for our answer, so open its Resolution Center today.',
    notOurTurn:
      'The buyer disputes {amount}: {reason}. PayPal is not waiting for us right now. Read the case in its Resolution Center today.',
    due: 'Dispute answer due: order {number}',
    dueNotice:
      'PayPal is still waiting for our answer about {amount}: {reason}. Answer it in PayPal’s Resolution Center by {by}. Without an answer, the buyer wins.',
    won: 'Dispute won: order {number}',
    wonNotice: 'PayPal decided for us, and we keep {amount}. There’s nothing to do.',
    lost: 'Dispute lost: order {number}',
    lostNotice:
      'PayPal decided for the buyer, who gets {amount}. Check that amount at PayPal, then settle the dispute on the desk.',
    closed: 'Dispute closed: order {number}',
    closedNotice:
      'PayPal closed the dispute about {amount} and doesn’t say who won. Check at PayPal, then settle the dispute on the desk.',
  },
  refund: {
    subject: 'Refund for order {number}',
    title: 'Your money is on its way back.',
    titlePart: 'Part of your money is on its way back.',
    text: 'We refunded {amount} for order {number} through PayPal.',
    textPart: 'We refunded {amount} of the {total} for order {number} through PayPal.',
    textUnknown: 'We refunded order {number} through PayPal.',
    soFar: 'With this, {refunded} of {total} has been refunded so far.',
    note: 'Our note: {note}',
    when: 'When it reaches your account depends on how you paid. PayPal shows the date, and your receipt shows the amounts.',
    heading: 'Order {number} was refunded',
    headingPart: 'Order {number} was refunded in part',
    notice: 'PayPal refunded {amount}. So far, {refunded} of {total} has been refunded.',
    noticeUnknown: 'PayPal says the money was refunded.',
    reason: 'Reason: {reason}.',
    failed: 'A refund on order {number} failed',
    failedNotice:
      'PayPal did not refund {amount}: {issue}. The buyer was not told. Open the order on the desk and decide what to do.',
  },
  unknown: {
    subject: 'Payment without an order',
    notices: {
      capture:
        'PayPal took money that belongs to no order of ours. Find out whose it is, then attach it to its order or refund it at PayPal.',
      refund:
        'PayPal refunded money that belongs to no order of ours. Look it up at PayPal, then settle it on the desk.',
      reversal:
        'PayPal or a bank took back money that belongs to no order of ours. Look it up at PayPal today, then settle it on the desk.',
      dispute:
        'A buyer disputes a payment that belongs to no order of ours. Answer it at PayPal in time, then settle it on the desk.',
    },
    rows: {
      id: 'PayPal’s id',
      amount: 'Amount',
      payment: 'PayPal order',
      capture: 'PayPal capture',
      invoice: 'Invoice id',
      foundAt: 'Found',
    },
    none: 'not given',
    openDesk: 'Open the payments on the desk',
  },
  openPayPal: 'Open PayPal’s Resolution Center',
  openDesk: 'Open the order on the desk',
} as const;

/** A dispute's stage, reason and status in plain words, by the codes of `lib/paypal/disputes.ts`. */
export const disputeWords = {
  stages: {
    inquiry: 'Dispute',
    chargeback: 'Chargeback',
    pre_arbitration: 'Chargeback, second round',
    arbitration: 'Chargeback, last round',
    other: 'Dispute',
  },
  reasons: {
    not_received: 'they say that nothing was delivered',
    not_as_described: 'they say that it isn’t what we described',
    unauthorized: 'they say that they didn’t make this payment',
    credit_not_processed: 'they say that a promised refund didn’t arrive',
    duplicate: 'they say that they were charged twice',
    wrong_amount: 'they say that the amount is wrong',
    paid_by_other_means: 'they say that they paid another way',
    canceled_recurring: 'they say that they had canceled',
    other: 'PayPal gives no reason that we know',
  },
  statuses: {
    open: 'Open',
    waiting_for_buyer: 'Waiting for the buyer',
    waiting_for_seller: 'Waiting for our answer',
    under_review: 'PayPal is deciding',
    resolved: 'Closed',
    other: 'Open',
  },
} as const;

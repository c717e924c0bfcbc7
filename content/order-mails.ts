/** Texts of the emails about money after an order was placed. */
export const orderMailTexts = {
  declined: {
    subject: 'Payment denied for order {number}',
    title: 'PayPal denied your payment.',
    text: 'PayPal was checking your payment of {amount} for order {number} and has denied it. You were not charged.',
    again: 'You can order again on our site, with another card or account.',
  },
  duplicate: {
    asked: 'Order {number} may be a second payment by mistake',
    askedNotice:
      'The same buyer paid order {other} for the same thing within the last day. We asked whether to pay again and have taken no money for this order yet.',
    paid: 'Order {number} was paid twice',
    paidNotice:
      'The same buyer paid order {other} for the same thing within the last day. If that was a mistake, refund this order on the desk.',
  },
  reversal: {
    heading: 'Payment reversed on order {number}',
    notice:
      'PayPal or the buyer’s bank took {amount} back. Open the order on the desk, check PayPal’s Resolution Center, and settle it there.',
    returned: 'Reversed payment came back on order {number}',
    returnedNotice: 'The money that was taken back is ours again. Nothing more to do.',
  },
  dispute: {
    opened: 'Dispute on order {number}',
    notice:
      'The buyer disputes {amount} ({reason}). Answer at PayPal’s Resolution Center by {by}: without an answer the buyer wins.',
    noDate: 'the date that PayPal shows',
    won: 'Dispute won on order {number}',
    wonNotice: 'PayPal decided for us. Nothing more to do.',
    lost: 'Dispute lost on order {number}',
    lostNotice: 'PayPal decided for the buyer. Settle it on the desk once you have seen it.',
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
    noticeUnknown: 'PayPal says that the money was refunded.',
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

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
  openDesk: 'Open the order on the desk',
} as const;

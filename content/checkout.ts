/** The words of checkout and its receipt page (docs/product/checkout.md). Prices are in the catalogue files. */
export const checkout = {
  meta: {
    title: 'Secure Checkout',
    description:
      'Pay for a website, a service or an agreed amount with PayPal. No account needed, no card details shared with us.',
  },
  title: 'Secure Checkout',
  provider: 'PayPal',
  testMode: 'Test mode: payments are simulated here, and no money moves.',
  /** Why the buyer is back from PayPal: `?cancelled=1`, `?declined=1`, `?expired=1`. */
  returned: {
    cancelled: {
      title: 'You cancelled on PayPal.',
      text: 'Nothing was charged. Start again below whenever you like.',
    },
    declined: {
      title: 'PayPal declined the payment.',
      text: 'Nothing was charged. Start again below and choose another card or account on PayPal.',
    },
    expired: {
      title: 'The time for this payment ran out.',
      text: 'Nothing was charged. Start again below.',
    },
  },
  /** What was wrong with the address, and is put right. `{name}` is what is bought, `{price}` what it costs. */
  corrected: {
    title: 'We corrected this link.',
    price: 'The link said {asked}. “{name}” costs {price} today, so that is the amount here.',
    unclear: 'We could not read its amount. “{name}” costs {price} today, so that is the amount here.',
    'unclear-custom': 'We could not read its amount. Enter the amount we agreed on.',
    'out-of-bounds': 'You can pay between {minimum} and {maximum} here. For another amount, please call us.',
    unknown: 'We don’t sell the plan or package it names. Choose one from the list.',
    pricing: 'See the plans',
  },
  fields: { package: 'Package', amount: 'Amount', currency: 'Currency' },
  amount: {
    notDecimal: 'Enter the amount as a number with at most two decimals, such as 99.00',
    tooSmall: 'Enter an amount of at least {minimum}',
    tooLarge: 'The most you can pay here is {maximum}. For a larger amount, please call us',
  },
  /** Said before anybody pays: there is one price list, and its figures are not converted. */
  currency: {
    hint: 'The figure stays the same in every currency. We do not convert it.',
    note: 'You pay this figure in {currency}. It is the same number as in US dollars, not converted.',
  },
  /** For each add-on in the order, from the visitor's package. */
  addOns: { note: '{name} is in this order: {amount} now and each month.', remove: 'Remove' },
  /** Under the heading of the payment step, until it opens. */
  payLater: 'Opens when you proceed. Nothing is charged before you approve it on PayPal.',
  why: {
    title: 'Why PayPal?',
    items: [
      'Secure processing with buyer protection',
      'No card details shared with us',
      'Instant payment confirmation',
      'Easy refunds and dispute resolution',
    ],
  },
  off: {
    title: 'Payments are switched off for the moment.',
    text: 'Nothing is wrong with your order. Call or write to us, and we send you an invoice instead.',
    button: 'Contact us',
  },
  success: {
    meta: { title: 'Your order', description: 'How your order stands, its receipt, and what happens next.' },
    print: 'Print this receipt',
    receipt: {
      total: 'Total',
      placed: 'Ordered',
      paid: 'Paid',
      refunded: 'Refunded so far: {amount}.',
      buyer: 'Receipt sent to',
      payer: 'PayPal account',
      monthly: 'Then {amount} a month, by invoice.',
    },
    /** By how the order stands. `action` is where the page sends the buyer. */
    states: {
      paid: {
        title: 'Paid. Thank you.',
        text: 'PayPal confirmed your payment. Your receipt is on its way by email too.',
        action: { to: 'home', label: 'Back to the home page' },
      },
      pending: {
        title: 'Payment received, being checked.',
        text: 'PayPal has your payment and is still checking it. That can take a day. We write to you when it is through, and nothing more is needed from you.',
        action: { to: 'reload', label: 'Look again' },
      },
      capturing: {
        title: 'Your payment is being confirmed.',
        text: 'PayPal is answering at this moment. Look again in a few seconds. Please do not pay a second time.',
        action: { to: 'reload', label: 'Look again' },
      },
      awaiting: {
        title: 'This order is not paid yet.',
        text: 'The last step, your approval on PayPal, has not happened. Nothing was charged.',
        action: { to: 'approve', label: 'Continue on PayPal' },
      },
      unheard: {
        title: 'We have not heard from PayPal yet.',
        text: 'PayPal did not tell us just now whether you approved this payment. Look again in a minute. If you did approve it, please do not pay a second time.',
        action: { to: 'reload', label: 'Look again' },
      },
      declined: {
        title: 'PayPal declined the payment.',
        text: 'Nothing was charged. Start again and choose another card or account on PayPal.',
        action: { to: 'checkout', label: 'Choose another way to pay' },
      },
      cancelled: {
        title: 'This order was cancelled.',
        text: 'Nothing was charged. You can start again whenever you like.',
        action: { to: 'checkout', label: 'Back to checkout' },
      },
      confirming: {
        title: 'Pay for this again?',
        text: 'You approved a second payment for the same thing on PayPal. We have not taken it.',
        action: { to: 'contact', label: 'Contact us' },
      },
      reversed: {
        title: 'This payment was taken back.',
        text: 'PayPal or your bank returned the money to you. If that was not what you wanted, contact us.',
        action: { to: 'contact', label: 'Contact us' },
      },
      expired: {
        title: 'The time for this payment ran out.',
        text: 'Nothing was charged. Start again, and it takes a minute.',
        action: { to: 'checkout', label: 'Back to checkout' },
      },
      partly_refunded: {
        title: 'Part of this payment was refunded.',
        text: 'The receipt shows how much went back, the way it came. PayPal shows it within a few days.',
        action: { to: 'contact', label: 'Ask us about it' },
      },
      refunded: {
        title: 'This payment was refunded.',
        text: 'The money went back the way it came. PayPal shows it within a few days.',
        action: { to: 'contact', label: 'Ask us about it' },
      },
      attention: {
        title: 'A person is checking this payment.',
        text: 'What PayPal told us does not fit your order, so somebody here looks at it and writes to you. Please do not pay a second time.',
        action: { to: 'contact', label: 'Contact us' },
      },
      unknown: {
        title: 'No receipt under this address.',
        text: 'A receipt opens with the link in your confirmation email. If you paid and have no such email, write or call, and we look it up with you.',
        action: { to: 'contact', label: 'Contact us' },
      },
    },
    /** In the state `confirming`. `{ago}` is a span such as "3 minutes". */
    confirm: {
      paid: 'You paid for this {ago} ago, as order {number}. Pay again?',
      paying: 'Another payment for this, order {number}, is being made right now. Pay again?',
      yes: 'Yes, pay again',
      no: 'No, cancel this payment',
    },
    steps: {
      title: 'What happens next.',
      items: [
        {
          title: 'A welcome email',
          text: 'From the person who builds your site, with a short list of what we need.',
        },
        {
          title: 'A short call',
          text: 'We go through your trade, your streets and your photos, and agree on the day it goes live.',
        },
        {
          title: 'We start building',
          text: 'A typical build is live {typicalDays} business days after your content is in.',
        },
      ],
    },
  },
} as const;

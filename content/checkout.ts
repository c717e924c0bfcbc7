import { phone, website } from '@/content/form-fields';
import { saleSentences } from '@/content/sale-terms';

/** The words of checkout and its receipt page (docs/product/checkout.md). Prices are in the catalog files. */
export const checkout = {
  meta: {
    title: 'Secure Checkout',
    description:
      'Use PayPal to pay for a website, a service or an amount we agreed on. You need no account, and we never see your card.',
  },
  title: 'Secure Checkout',
  provider: 'PayPal',
  testMode: 'Test mode: payments are simulated here, and no money moves.',
  /** Why the buyer is back from PayPal: `?cancelled=1`, `?declined=1`, `?expired=1`. */
  returned: {
    cancelled: {
      title: 'You canceled on PayPal.',
      text: 'Nothing was charged. You can start again below.',
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
    price: 'The link said {linkAmount}. “{name}” costs {price} today, so that is the amount here.',
    unclear: 'We couldn’t read the amount in it. “{name}” costs {price} today, so that is the amount here.',
    'unclear-custom': 'We couldn’t read the amount in it. Enter the amount we agreed on.',
    'out-of-bounds': 'You can pay between {minimum} and {maximum} here. For another amount, please call us.',
    unknown: 'We don’t sell the plan or package it names. Choose one from the list.',
    pricing: 'See the plans',
  },
  fields: { package: 'Package', amount: 'Amount', currency: 'Currency' },
  amount: {
    notDecimal: 'Enter the amount as a number with up to two decimals, such as 99.00',
    tooSmall: 'Enter an amount of at least {minimum}',
    tooLarge: 'The most you can pay here is {maximum}. For a larger amount, please call us',
  },
  /** Said before anyone pays: there is one price list, and its figures are not converted. */
  currency: {
    hint: 'The number stays the same in every currency. We don’t convert it.',
    note: 'You pay this amount in {currency}: the same number as in US dollars, not converted.',
  },
  /** For each add-on in the order, from the visitor's package. */
  addOns: { note: '{name} is in this order: {amount} now and each month.', remove: 'Remove' },
  /** Under the heading of the payment step, until it opens. */
  payLater: 'Opens when you proceed. Nothing is charged until you approve it on PayPal.',
  /** Under the button that pays. `renews` only where something comes each month. */
  agreement: {
    text: 'By paying you agree to the',
    terms: 'terms of service',
    and: 'and the',
    refunds: 'refund policy',
    renews: saleSentences.renews,
  },
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
    title: 'Payments are off right now.',
    text: 'Nothing is wrong with your order. Call or email us, and we’ll send you an invoice.',
    button: 'Contact us',
  },
  success: {
    meta: {
      title: 'Your order',
      description: 'The status of your order, its receipt, and what happens next.',
    },
    print: 'Print this receipt',
    receipt: {
      total: 'Total',
      placed: 'Ordered',
      paid: 'Paid',
      refunded: 'Refunded so far: {amount}.',
      seller: 'Sold by',
      buyer: 'Sold to',
      payer: 'PayPal account',
      monthly: 'Then {amount} a month, by invoice.',
    },
    /** On the receipt of a paid order: what PayPal doesn't tell us. */
    buyer: {
      title: 'Who is it for?',
      text: 'All three are optional. They help the person who does the work, and your business is named on the receipt.',
      submit: 'Save',
      fields: [
        {
          name: 'business',
          label: 'Business name',
          rule: 'text',
          isRequired: false,
          autoComplete: 'organization',
          missing: 'Enter the name of your business',
          invalid: 'Enter the name of your business',
        },
        phone,
        { ...website, name: 'website' },
      ],
    },
    /** By the order's status. `action` is where the page sends the buyer. */
    states: {
      paid: {
        title: 'Paid. Thank you.',
        text: 'PayPal confirmed your payment. We’re emailing you the receipt too.',
        action: { to: 'home', label: 'Back to the home page' },
      },
      pending: {
        title: 'PayPal is checking your payment.',
        text: 'This can take a day. We’ll email you when it goes through. You don’t need to do anything.',
        action: { to: 'reload', label: 'Check again' },
      },
      capturing: {
        title: 'Your payment is being confirmed.',
        text: 'This takes a few seconds. Please don’t pay a second time.',
        action: { to: 'reload', label: 'Check again' },
      },
      awaiting: {
        title: 'This order isn’t paid yet.',
        text: 'You haven’t approved the payment on PayPal. Nothing was charged.',
        action: { to: 'approve', label: 'Continue on PayPal' },
      },
      unheard: {
        title: 'We haven’t heard from PayPal yet.',
        text: 'PayPal hasn’t told us whether you approved this payment. Check again in a minute. If you did approve it, please don’t pay a second time.',
        action: { to: 'reload', label: 'Check again' },
      },
      declined: {
        title: 'PayPal declined the payment.',
        text: 'Nothing was charged. Start again and choose another card or account on PayPal.',
        action: { to: 'checkout', label: 'Choose another way to pay' },
      },
      cancelled: {
        title: 'This order was canceled.',
        text: 'Nothing was charged. You can start again at any time.',
        action: { to: 'checkout', label: 'Back to checkout' },
      },
      confirming: {
        title: 'Pay for this again?',
        text: 'You approved a second payment for the same thing on PayPal. We haven’t taken it.',
        action: { to: 'contact', label: 'Contact us' },
      },
      reversed: {
        title: 'This payment was taken back.',
        text: 'PayPal or your bank returned the money to you. If you didn’t want that, contact us.',
        action: { to: 'contact', label: 'Contact us' },
      },
      expired: {
        title: 'The time for this payment ran out.',
        text: 'Nothing was charged. Starting again takes a minute.',
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
        text: 'PayPal’s answer doesn’t match your order. One of us is looking into it and will email you. Please don’t pay a second time.',
        action: { to: 'contact', label: 'Contact us' },
      },
      unknown: {
        title: 'We can’t find that receipt.',
        text: 'Open the link in your confirmation email. If you paid and have no such email, email or call us, and we’ll look it up with you.',
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
  },
} as const;

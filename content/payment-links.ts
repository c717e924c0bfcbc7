import { site } from '@/content/site';

/** Figures of the links by which a customer pays a sum that staff name. */
export const paymentLinkFigures = {
  /** How long a link works unless staff choose another day, and at most. */
  days: 14,
  maxDays: 365,
  /** In cents. */
  minimum: 100,
  whatLength: 100,
  /** Rows of the list at the desk. */
  listed: 200,
} as const;

/** The page behind a payment link. */
export const paymentLinkPage = {
  meta: {
    title: 'Your payment',
    description: `What you agreed on with ${site.name}, what it costs, and a way to pay it.`,
  },
  titles: {
    open: 'Your payment',
    paid: 'Paid. Thank you.',
    expired: 'This link has expired.',
    withdrawn: 'This link was withdrawn.',
    returned: 'This payment went back.',
  },
  texts: {
    open: 'Please check what it’s for. The link works through {day}.',
    paid: 'There is nothing to pay. We email the receipt to the person who paid.',
    expired: 'It worked through {day}, and nothing was charged. Ask us for a new one.',
    returned: 'It was paid, and the money went back. There is nothing to pay here. Questions? Ask us.',
    withdrawn: 'Nothing was charged. If you expected to pay something, please ask us.',
  },
  /** To who approved a payment at PayPal that we did not take. */
  notCharged: {
    open: 'Your last approval at PayPal was too old, or another payment was on its way. Nothing was charged.',
    paid: 'Someone had paid it already, so we did not take your payment. Nothing was charged to you.',
    expired: 'The link had expired, so we did not take your payment. Nothing was charged.',
    withdrawn: 'We had withdrawn the link, so we did not take your payment. Nothing was charged.',
    returned: 'It’s settled, so we did not take your payment. Nothing was charged.',
  },
  lines: { total: 'Total', seller: 'Sold by', until: 'Pay by' },
  pay: 'Pay {amount} with PayPal',
  /** Instead of a second payment, while PayPal decides about the first. */
  begun: 'This payment is already at PayPal. We email the person who pays as soon as it is decided.',
  see: 'Back to the payment',
  receipt: 'See your receipt',
  contact: 'Contact us',
  dead: {
    title: 'We can’t find this payment',
    text: 'The link may be cut off. Open it again from the email, or ask us for a new one.',
  },
} as const;

/** The email with the link. */
export const paymentLinkMail = {
  subject: 'Your payment link: {amount}',
  title: 'Your payment link.',
  text: 'This link is for {what}. It costs {amount}.',
  until: 'It works through {day}. You pay with PayPal, and your receipt comes by email.',
  link: 'See and pay',
  note: `You get this email because you agreed on this with ${site.name}. If you didn’t, ignore it, and nothing is charged.`,
} as const;

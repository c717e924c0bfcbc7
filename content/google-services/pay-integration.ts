import { addOns } from '@/content/add-ons';
import { packages } from '@/content/packages';
import { formatDollars } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';

const [, gateway] = addOns;
const [, , shop] = packages;

export const payIntegration = {
  id: 'pay-integration',
  name: 'Google Pay Integration',
  line: 'Deposits and invoices paid with one thumb',
  icon: 'shield',
  shape: 'disc',
  color: 'enamel',
  metaTitle: 'Google Pay for deposits and small shops',
  metaDescription:
    'Let customers pay a deposit or an invoice with the card already in their phone. What Google Pay is, what the card processor charges, when to skip it.',
  heading: 'Paid with one thumb.',
  lede: 'Google Pay uses the card that’s already in your customer’s phone. No number to type, no form to give up on.',
  notNeeded: {
    items: ['nobody pays you before they see you', 'your payment company doesn’t take digital wallets'],
    note: 'Your card reader already takes phones. This is about your website.',
  },
  desk: {
    title: 'Six fields nobody fills in.',
    sample: 'Sample receipt, fictional restaurant',
    marks: [
      {
        title: 'Crossed out, all six.',
        text: 'Each field is one more place to give up, on a phone, in a parking lot.',
      },
      { title: 'One thumb.', text: 'The phone sends a one-time number. Neither you nor we see the card.' },
      { title: 'Fewer empty tables.', text: 'A small deposit per seat, taken while they’re still excited.' },
    ],
  },
  change: {
    title: 'Paid before you drive off.',
    text: 'It works through your payment company. If you have one, we check that it takes wallets. If not, we help you choose.',
    before: 'Today',
    after: 'With a wallet',
    rows: [
      { thing: 'A table for eight', before: 'A promise on the phone', after: 'A deposit at booking' },
      { thing: 'An invoice', before: 'Mailed, then chased', after: 'A text with a button, in the driveway' },
      { thing: 'The card number', before: 'Typed into a form', after: 'Never leaves the phone' },
      { thing: 'Other ways to pay', before: 'Cards only', after: 'Cards, PayPal and Apple Pay stay' },
      { thing: 'A refund', before: 'Who knows how?', after: 'Your front desk does, in full or part' },
      { thing: 'Tested', before: 'By the first customer', after: 'With real dollars, refunded' },
    ],
  },
  costs: {
    lines: [
      {
        label: gateway.name,
        value: `${formatDollars(gateway.monthlyPrice)}/month`,
        note: 'Payments on your site, wallets included.',
      },
      { label: `A full shop: ${shop.name}`, value: `${formatDollars(shop.price)} once` },
      { label: 'Your payment company', value: 'its own rates' },
    ],
    google: 'Nothing',
    note: 'Google charges no fee for the button.',
    strip: { label: 'If you leave', value: 'The money is yours' },
  },
  faqs: [
    {
      question: 'What do customers with an iPhone see?',
      answer:
        'Apple Pay or a card form. Nearly every payment company has both wallets, and we switch on both.',
    },
    {
      question: 'Is it safer than a card form?',
      answer: 'Yes. You get a one-time number, not the card’s, so there’s less to steal.',
    },
    {
      question: 'Can it charge every month?',
      answer: 'With many payment companies, yes. We check yours first.',
    },
  ],
  related: ['apis', 'merchant', 'business-profile', 'maps-integration'],
  more: { label: 'Add-ons and plans, with prices', href: routes.pricing() },
} as const satisfies GoogleService;

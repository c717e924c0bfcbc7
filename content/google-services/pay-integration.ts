import { addOns } from '@/content/add-ons';
import { facts } from '@/content/facts';
import type { GoogleService } from '@/content/google-services/google-service';
import { packages } from '@/content/packages';
import { formatDollars } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';

const [, gateway] = addOns;
const gatewayPrice = formatDollars(gateway.monthlyPrice);
const [, , shop] = packages;
const { setUpBusinessDays: days } = facts.googleTools;

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
  heading: 'Google Pay for local businesses',
  lede: 'Let customers pay with one thumb. Google Pay uses the card that’s already in their phone, so there’s no number to type and no form to give up on.',
  notNeeded: {
    items: ['nobody pays you before they see you', 'your payment company doesn’t take digital wallets'],
    note: 'Your card reader already takes phones, and this page is about your website.',
  },
  desk: {
    title: 'A deposit with Google Pay, without six fields',
    sample: 'Sample receipt, fictional restaurant',
    marks: [
      {
        title: 'Six fields fewer',
        text: 'Each field is one more place to give up, on a phone, in a parking lot.',
      },
      {
        title: 'One thumb',
        text: 'The phone sends a one-time number, and neither you nor we see the card.',
      },
      {
        title: 'Fewer empty tables',
        text: 'You take a small deposit per seat while people are still excited.',
      },
    ],
  },
  setup: {
    title: 'What we set up with Google Pay',
    text: 'Google Pay works through your payment company, so first we check that yours takes digital wallets. If you have none, we help you choose one, and the account is in your name. Then we add the button to your booking page or your invoices, and keep cards, PayPal and Apple Pay beside it. We pay once with real dollars and refund it, so your first customer isn’t the test. Your front desk learns how to give money back, in full or in part.',
    takes: `It typically takes ${days} business days once your payment company has approved the account. How long the approval takes is up to them.`,
    needs:
      'You need an account with a payment company that takes wallets, a website that we can change, and your own rules for deposits and refunds.',
    report:
      'Your payment company lists each payment and each payout in its own reports. The money doesn’t pass through us.',
    wrong:
      'A payment can be declined, or a customer can dispute it. Your payment company decides that. If the button itself stops working on a site we host, we repair it.',
  },
  change: [
    { thing: 'A table for eight', before: 'A promise on the phone', after: 'A deposit at booking' },
    {
      thing: 'An invoice',
      before: 'Sent by mail, then chased',
      after: 'A link by email, or by text if the customer agreed to texts',
    },
    { thing: 'The card number', before: 'Typed into a form', after: 'Stays in the phone' },
    { thing: 'Other ways to pay', before: 'Cards only', after: 'Cards, PayPal and Apple Pay stay' },
    { thing: 'A refund', before: 'Who knows how?', after: 'Your front desk does, in full or part' },
    { thing: 'Tested', before: 'By the first customer', after: 'With real dollars, refunded' },
  ],
  answers: {
    get: 'You get a Google Pay button for deposits or invoices on your own site, tested with a real payment. Apple Pay and cards are there for everyone else.',
    who: 'A front-end engineer adds the button and runs the test. Our client care person shows your front desk how a refund works.',
    you: 'You open the account with the payment company, because it has to check who you are. You also decide how much a deposit is, and when it goes back.',
    next: 'Book a Call and tell us which payment company you use. We check whether it takes wallets. After your order we add the button, make the test payment, and show you both sides of it.',
  },
  costs: {
    lines: [
      {
        label: gateway.name,
        value: `${gatewayPrice}/month`,
        note: 'Payments on your site, wallets included, added to a plan.',
      },
      { label: `A full shop: ${shop.name}`, value: `${formatDollars(shop.price)} once` },
      { label: 'Your payment company', value: 'its own rates' },
    ],
    google: 'Nothing',
    note: 'Google charges no fee for the button.',
    strip: 'Your account with the payment company stays yours.',
  },
  glance: {
    does: 'Lets customers pay a deposit or an invoice with their phone',
    plan: `With the ${gateway.name} add-on`,
    price: `${gatewayPrice} a month with any plan, or a shop for ${formatDollars(shop.price)} once`,
    skip: 'Nobody pays you before they see you',
  },
  faqs: [
    {
      question: 'What do customers with an iPhone see?',
      answer:
        'They see Apple Pay or a card form. Nearly every payment company has both wallets, and we switch on both.',
    },
    {
      question: 'Is it safer than a card form?',
      answer: 'Yes, because you get a one-time number in place of the card’s, so there’s less to steal.',
    },
    {
      question: 'Can it charge every month?',
      answer: 'It can with many payment companies, and we check yours first.',
    },
  ],
  related: ['apis', 'merchant', 'business-profile', 'maps-integration'],
  more: { label: 'Add-ons and plans, with prices', href: routes.pricing() },
} as const satisfies GoogleService;

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
  lede: 'Google Pay hands over the card that is already in your customer’s phone. No number to type, no form to give up on in the parking lot.',
  prose: [
    {
      heading: 'What it does',
      paragraphs: [
        'Google Pay is a wallet, not a bank. Your customer presses the button, confirms with a thumb or a face, and the phone passes a one-time version of the card to your payment company. Neither you nor we ever see the number. The money takes the same way and the same time as with any other card.',
        'So it needs something to sit on: a payment company that takes cards for you on the web. If you have one, we look whether it supports the button. If you have none, choosing one is the first step, and the button comes with it.',
        'Where it pays for itself in small businesses is deposits. A restaurant that asks a small sum per seat for a table of eight has fewer empty tables. A photographer who gets the deposit while the couple is still excited does not have to ask twice. A plumber can text a link from the driveway and see the invoice paid before the van is loaded. In each case the customer is on a phone, standing, with one hand free.',
      ],
    },
    {
      heading: 'What you see each month',
      paragraphs: [
        'Payments arrive in the account of your payment company, as they do today, with its own statement. On our report stands how many people began to pay and how many finished, on which page the rest stopped, and which part of them used a wallet. If many stop at the same field, that field is our next job.',
      ],
    },
  ],
  benefitsLede: 'On your own pages, beside the other ways to pay, never instead of them.',
  benefits: [
    {
      title: 'Deposits at booking',
      text: 'A sum you choose, taken when the table or the slot is confirmed.',
    },
    { title: 'Invoices by link', text: 'A text with an amount and a button. Paid in the driveway.' },
    {
      title: 'No card numbers here',
      text: 'They go from the phone to the payment company and past everybody else.',
    },
    {
      title: 'Other ways kept',
      text: 'Typed cards, PayPal and Apple Pay where your payment company offers them.',
    },
    { title: 'Refunds explained', text: 'Your front desk learns to give one back, in full or in part.' },
    {
      title: 'Tested with small change',
      text: 'Real payments of a dollar, refunded, before a customer tries it.',
    },
  ],
  steps: [
    {
      title: 'Look at your processor',
      description: 'Does it take wallets, in your country, for your trade? If not, we list two that do.',
    },
    {
      title: 'Choose the moments',
      description: 'Deposit, invoice, gift voucher or shop. Each is a different page.',
    },
    {
      title: 'Build and try',
      description: 'Test mode first, then real payments on several phones, with and without the wallet.',
    },
    {
      title: 'Apply to Google',
      description: 'A short form with pictures of the pages. Google approves before it goes live.',
    },
  ],
  costs: [
    {
      label: 'To us',
      value: `The add-on ${gateway.name}, ${formatDollars(gateway.monthlyPrice)}/month, puts payments on your site, wallets included where your payment company has them. A full shop is the ${shop.name}, ${formatDollars(shop.price)} once.`,
    },
    { label: 'To Google', value: 'Google charges the merchant no fee of its own for the button.' },
    {
      label: 'To your processor',
      value:
        'Its usual card fee, taken from each payment. It is agreed between the two of you, and we get no part of it.',
    },
  ],
  notNeeded:
    'If your customers pay at the counter, the card terminal already takes phones, and a button on the website adds nothing. If you send five invoices a month to people who pay on time, a bank transfer is cheaper. And if you have no-shows for another reason, such as a phone that nobody answers, take care of that first.',
  faqs: [
    {
      question: 'What about customers with an iPhone?',
      answer:
        'They see Apple Pay or a card form. Nearly every payment company that has one wallet has the other, and we switch on both. Google Pay itself also works in browsers on other phones and laptops.',
    },
    {
      question: 'Is it safer than a card form?',
      answer:
        'For the customer, yes: the shop receives a one-time token and not the number. For you it means one thing fewer that could be stolen from anywhere.',
    },
    {
      question: 'Can it charge every month?',
      answer:
        'With many payment companies, yes: a wallet payment starts the agreement and the rest follows by itself. It depends on yours, so we check before we promise.',
    },
  ],
  related: ['apis', 'merchant', 'business-profile'],
  more: { label: 'Add-ons and plans, with prices', href: routes.pricing() },
} as const satisfies GoogleService;

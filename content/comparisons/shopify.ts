import { addOns } from '@/content/add-ons';
import { packages } from '@/content/packages';
import { plans } from '@/content/plans';
import { formatDollars } from '@/lib/kernel/money';
import type { Comparison } from './comparison';
import { ourSide } from './our-side';

const [, gateway] = addOns;
const [, , shop] = packages;
const [basic] = plans;
/** Three percent of $5,000, the same for everyone. */
const CARD_FEES = { look: 'hatch', dollars: 150, label: 'card fees, 3% of sales' } as const;
const STORE = [
  CARD_FEES,
  { look: 'brick', dollars: 40, label: 'monthly plan' },
  { look: 'dots', dollars: 60, label: 'three apps' },
] as const;

export const shopify = {
  id: 'shopify',
  name: 'Shopify',
  metaTitle: 'Shopify vs our system for local shops',
  metaDescription:
    'Shopify is built to sell and ship products. We bring in local customers. Which of the two your business needs, row by row.',
  heading: 'Shopify or Cornerpin: which fits your business?',
  lede: 'If you ship packages every day, Shopify is likely the better tool.',
  ours: 'If people come to you, or you drive to them, they have to find you first. That’s what we do.',
  chart: {
    kind: 'costs',
    title: 'What it costs to sell $5,000',
    sample: 'Shop system figures are sample data',
    caption:
      'One month. The shop system is an example, not Shopify’s price list. Ours doesn’t include the one-time setup fee.',
    span: 'One month, $5,000 of sales',
    columns: [
      { name: 'A shop system, its own payments', note: 'The lowest fees, with their payments', parts: STORE },
      {
        name: 'The same, another payment company',
        note: 'Many systems then take a share of each sale',
        parts: [...STORE, { look: 'tiles', dollars: 100, label: 'a share of 2%' }],
      },
      {
        name: `Cornerpin, ${basic.name} plan`,
        note: 'We take no share of a sale',
        parts: [
          CARD_FEES,
          { look: 'door', dollars: basic.monthlyPrice / 100, label: `the ${basic.name} plan` },
          { look: 'dots', dollars: gateway.monthlyPrice / 100, label: gateway.name },
        ],
      },
    ],
  },
  rows: [
    {
      topic: 'What it’s for',
      them: 'Selling products: catalog, cart, stock, labels, returns. One of the most complete systems there is.',
      us: 'Calls, bookings, visits and deposits for a local business.',
      stronger: 'neither',
    },
    {
      topic: 'Checkout',
      them: 'Polished and trusted, with its own wallet.',
      us: `${gateway.name}, ${formatDollars(gateway.monthlyPrice)}/month. A full small shop: ${shop.name}, ${formatDollars(shop.price)} once.`,
      stronger: 'them',
    },
    {
      topic: 'What you pay for',
      them: 'A subscription, card fees, often apps, and a share of sales if you use another payment company.',
      us: ourSide.price,
      stronger: 'neither',
    },
    {
      topic: 'Register and stock',
      them: 'Its own register, with one stock list for store and web. Hard to match.',
      us: 'We connect to the register you have, if it can export.',
      stronger: 'them',
    },
    {
      topic: 'Services and appointments',
      them: 'Possible with apps. A service is a product you don’t ship.',
      us: 'What we do all day: your calendar, your service area, the price of a visit.',
      stronger: 'us',
    },
    {
      topic: 'Local search',
      them: 'Clean pages and the basics. Profile, town pages and reviews are up to you.',
      us: `Setup in every plan. The managed Business Profile from ${ourSide.proPlan}.`,
      stronger: 'us',
    },
    {
      topic: 'Words and pictures',
      them: 'A theme with empty boxes. You bring the words and photos.',
      us: 'We interview you and write the pages. You correct them.',
      stronger: 'us',
    },
    {
      topic: 'Growing',
      them: 'From ten orders to ten thousand a day on the same system.',
      us: 'More pages, locations and towns. Past a few hundred products, we’d send you to Shopify.',
      stronger: 'them',
    },
    {
      topic: 'Leaving',
      them: 'You can export products, customers and orders. The storefront stays behind.',
      us: ourSide.leaving,
      stronger: 'us',
    },
  ],
  chooseThem: {
    title: 'Choose Shopify if',
    items: [
      'you ship more than a few packages a week',
      'you need one stock list for store and web',
      'someone will keep products, photos and campaigns current',
    ],
  },
  chooseUs: {
    title: 'Choose us if',
    items: [
      'people come to you, or you drive to them',
      'you sell hours, meals, repairs or appointments',
      'being found in your own town matters more than the checkout',
    ],
  },
  faqs: [
    {
      question: 'Can I have both?',
      answer:
        'Yes. You can have a site from us and a Shopify store for the products you ship, with the same name, look and menu.',
    },
    {
      question: 'Could I start with you and move to Shopify later?',
      answer:
        'Yes. We export your products in a format Shopify can read. You keep your website, or we send every old link to its new page.',
    },
    {
      question: 'Do you take a share of my sales?',
      answer: 'No. You pay for the plan and the add-on. Your payment company takes its card fee.',
    },
  ],
} as const satisfies Comparison;

import { addOns } from '@/content/add-ons';
import type { Comparison } from '@/content/comparisons/comparison';
import { ourSide } from '@/content/comparisons/our-side';
import { packages } from '@/content/packages';
import { plans } from '@/content/plans';
import { planPrices } from '@/content/sale-terms';
import { site } from '@/content/site';
import { formatDollars } from '@/lib/site/money';

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
  heading: `Shopify or ${site.name}: which fits your business?`,
  lede: `Choose Shopify if you ship packages every day, and ${site.name} if your customers live nearby. One is built to move boxes, and the other gets people through your door.`,
  agencyLede:
    'If people come to you, or you drive to them, they have to find you first. Helping them find you is what we do.',
  chart: {
    kind: 'costs',
    title: 'What it costs to sell $5,000',
    sample: 'Shop system figures are sample data',
    caption: `The shop system is an example and isn’t Shopify’s price list. Ours is the monthly price, so add the setup fee of ${planPrices.basic.setup} once.`,
    span: 'One month, $5,000 of sales',
    columns: [
      { name: 'A shop system, its own payments', note: 'The lowest fees, with their payments', parts: STORE },
      {
        name: 'The same, another payment company',
        note: 'Many systems then take a share of each sale',
        parts: [...STORE, { look: 'tiles', dollars: 100, label: 'a share of 2%' }],
      },
      {
        name: `${site.name}, ${basic.name} plan`,
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
      competitor:
        'It sells products, with catalog, cart, stock, labels and returns, and is one of the most complete systems there is.',
      agency: 'We bring calls, bookings, visits and deposits to a local business.',
      stronger: 'neither',
    },
    {
      topic: 'Checkout',
      competitor: 'The checkout is polished and trusted, and it comes with its own wallet.',
      agency: `${gateway.name} costs ${formatDollars(gateway.monthlyPrice)} a month. A full small shop is the ${shop.name}, at ${formatDollars(shop.price)} once.`,
      stronger: 'competitor',
    },
    {
      topic: 'What you pay for',
      competitor:
        'You pay a subscription and card fees, often apps, and a share of sales if you use another payment company.',
      agency: ourSide.price,
      stronger: 'neither',
    },
    {
      topic: 'Register and stock',
      competitor: 'It has its own register with one stock list for store and web, which is hard to match.',
      agency: 'We connect to the register you have, if it can export.',
      stronger: 'competitor',
    },
    {
      topic: 'Services and appointments',
      competitor: 'Services work with apps, because here a service is a product that you don’t ship.',
      agency: 'This is what we do all day, with your calendar, your service area and the price of a visit.',
      stronger: 'agency',
    },
    {
      topic: 'Local search',
      competitor: 'You get clean pages and the basics, while profile, town pages and reviews are up to you.',
      agency: `Every plan has the setup, and from ${ourSide.proPlan} we also manage your Business Profile.`,
      stronger: 'agency',
    },
    {
      topic: 'Words and pictures',
      competitor: 'A theme comes with empty boxes, and you bring the words and photos.',
      agency: 'We interview you and write the pages, and you correct them.',
      stronger: 'agency',
    },
    {
      topic: 'Growing',
      competitor: 'You can grow from ten orders to ten thousand a day on the same system.',
      agency:
        'You can add pages, locations and towns, but past a few hundred products we’d send you to Shopify.',
      stronger: 'competitor',
    },
    {
      topic: 'Leaving',
      competitor:
        'You take the domain and export products, customers and orders. The storefront, checkout and apps stay, so those are set up again.',
      agency: ourSide.leaving,
      stronger: 'neither',
    },
  ],
  answers: {
    get: 'You get a site that brings in calls, bookings and visits, with local search set up for your town. If you still sell a few products, they move along, with a checkout on your own site.',
    cost: `${ourSide.cost} Taking payments adds ${formatDollars(gateway.monthlyPrice)} a month, and Monthly Only, our price for a website you already have, isn’t possible, because a Shopify store runs only there.`,
    who: ourSide.who,
    you: 'You export products, customers and orders, or give us staff access so we can. You open an account with a payment company, talk with us for an hour and correct the draft.',
    next: `${ourSide.live} A shop with many products takes longer, and then we tell you how long before we start.`,
  },
  source: {
    text: 'The Shopify column is how we see it. Its plans, its card rates and its fee for other payment companies are its own to change.',
    link: { label: 'Shopify’s pricing page', href: 'https://www.shopify.com/pricing' },
  },
  chooseCompetitor: {
    title: 'Choose Shopify if',
    items: [
      'you ship more than a few packages a week',
      'you need one stock list for store and web',
      'someone will keep products, photos and campaigns current',
    ],
  },
  chooseAgency: {
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
        'Yes. A site from us helps people find you, a Shopify store sells what you ship, and one menu leads to both.',
    },
    {
      question: 'Could I start with you and move to Shopify later?',
      answer:
        'Yes, we export your products in a format that Shopify can read. You keep your website, or we send each old link to its new page.',
    },
    {
      question: 'Do you take a share of my sales?',
      answer: 'We don’t. You pay for the plan and the add-on, and your payment company takes its card fee.',
    },
  ],
} as const satisfies Comparison;

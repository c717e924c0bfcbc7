import { addOns } from '@/content/add-ons';
import { packages } from '@/content/packages';
import { formatDollars } from '@/lib/kernel/money';
import type { Comparison } from './comparison';
import { ourSide } from './our-side';

const [, gateway] = addOns;
const [, , shop] = packages;

export const shopify = {
  id: 'shopify',
  name: 'Shopify',
  metaTitle: 'Shopify vs our system for local shops',
  metaDescription:
    'Shopify is built to sell and ship products. We are built to bring people to a door. Which of the two your business needs, row by row, without prices made up.',
  heading: 'Shopify, or a site that fills the shop itself.',
  lede: 'If parcels leave your back door every day, Shopify is likely the better tool, and this page will say so. If customers come in through the front, read on.',
  picture: 'chat',
  rows: [
    {
      topic: 'What it is for',
      them: 'Selling products: catalog, cart, checkout, stock, shipping labels, returns. One of the most complete systems there is.',
      us: 'Calls, bookings, visits and deposits for a business in one place. A small catalog is possible, a warehouse is not.',
    },
    {
      topic: 'Checkout',
      them: 'Polished, trusted, with its own wallet and a great many ways to pay.',
      us: `Deposits and invoices with the add-on ${gateway.name}, ${formatDollars(gateway.monthlyPrice)}/month. A full small shop as the ${shop.name}, ${formatDollars(shop.price)} once.`,
    },
    {
      topic: 'What you pay for',
      them: 'A monthly subscription, a card fee on each sale, a further fee per sale if you use another payment provider than its own, and monthly fees for many apps.',
      us: `${ourSide.price} Card fees go to your payment company. We take no share of a sale.`,
    },
    {
      topic: 'Register and stock',
      them: 'Its own register for the counter, with one stock list for shop and web. Hard to match.',
      us: 'We connect to the register you have where it can export. We do not replace it.',
    },
    {
      topic: 'Services and appointments',
      them: 'Possible with apps, each with its own look and its own fee. A service is sold as a product without a parcel.',
      us: 'What we do all day: booking into your calendar, areas you drive to, prices of a visit, emergencies.',
    },
    {
      topic: 'Local search',
      them: 'Clean pages and the basics. Profile, listings, town pages and reviews are up to you or an agency.',
      us: `Local setup in every plan, and the managed Business Profile from ${ourSide.proPlan}.`,
    },
    {
      topic: 'Texts and pictures',
      them: 'A theme with empty boxes. Words and photos are yours to bring.',
      us: 'We interview you and write the pages. You correct them.',
    },
    {
      topic: 'Growing',
      them: 'From ten orders to ten thousand a day without moving house.',
      us: 'More pages, more locations, more towns. Past a few hundred products we would send you to Shopify.',
    },
    {
      topic: 'Leaving',
      them: 'Products, customers and orders can be exported as tables. The storefront stays behind.',
      us: ourSide.leaving,
    },
  ],
  prose: [
    {
      heading: 'Follow the money to the door it comes through',
      paragraphs: [
        'Take last month and divide your income into two heaps: what was paid for things that were shipped, and what was paid for things picked up, eaten, repaired, cut or cleaned. For a soap maker nearly all of it is in the first heap. For a florist with forty wedding arrangements and a few hundred bouquets over the counter, it is in the second.',
        'A business of the first kind needs a machine that never loses an order, and should pay for one. A business of the second kind needs to be found by people within a few miles, at the moment when they want something, and to be easy to call. A shop system with an empty cart does not bring anybody through a door.',
      ],
    },
    {
      heading: 'You may want both, in the right order',
      paragraphs: [
        'Some of our customers have a site from us for the shop and a Shopify store for the twenty products that they send out. The two share a name, a look and a menu. That is cheaper than bending either into the other, and each part can be switched off without hurting the rest. Start with the heap that pays the rent.',
      ],
    },
  ],
  chooseThem: {
    title: 'Choose Shopify if',
    items: [
      'you ship, or want to ship, more than a few parcels a week',
      'you need one stock list for counter and web, with its own register',
      'you sell in several countries, currencies or on marketplaces',
      'somebody on your team will keep products, photos and campaigns current',
    ],
  },
  chooseUs: {
    title: 'Choose us if',
    items: [
      'people come to you or you drive to them',
      'you sell hours, meals, repairs or appointments',
      'you want deposits or invoices paid online, not a catalog',
      'being found in your own town matters more than the checkout',
    ],
  },
  verdict:
    'For parcels, Shopify, and we mean it. For a door with people coming through it, a shop system is a large machine for a small part of the work, and the larger part, being found and being called, is left for you to do.',
  faqs: [
    {
      question: 'Can you look after a Shopify store that I already have?',
      answer:
        'The local part, yes: profile, listings, town pages and reviews. For the store itself you are better served by somebody who does nothing else, and we can tell you what to ask them.',
    },
    {
      question: 'Could I start with you and move to Shopify later?',
      answer:
        'Yes. Your products leave as a table that Shopify can read, and your website stays as the front of the house or is led over, page by page.',
    },
    {
      question: 'Do you take a share of my sales?',
      answer:
        'No. You pay the plan and the add-on. Your payment company takes its card fee, and nothing goes through our hands.',
    },
  ],
} as const satisfies Comparison;

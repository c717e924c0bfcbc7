import { formatDollars } from '@/lib/kernel/money';
import { facts } from './facts';
import { plans } from './plans';
import { reviews } from './reviews';

const [basic] = plans;
const fromPrice = `${formatDollars(basic.monthlyPrice)}/month`;
const days = facts.delivery.typicalBusinessDays;

/** The words of /solutions/small-business. */
export const smallBusiness = {
  title: 'Websites for small local businesses',
  description: `What a small local business needs from a website, what it can leave out, and what it costs with us: from ${fromPrice}, live in ${days} business days.`,
  crumb: 'Small business',
  heading: 'Made for a business with a door.',
  lede: `You have a shop, a van or a waiting room, and no marketing department. We build what brings people through the door, and leave the rest out. From ${fromPrice}.`,
  buttons: { start: 'Get Started', prices: 'See the prices' },
  table: {
    title: 'The usual way, and ours.',
    lede: 'What owners told us about the last website they paid for, next to what we do instead.',
    caption: 'A website bought the usual way compared with a website from us',
    head: ['', 'The usual way', 'With us'],
    rows: [
      ['Price', 'After a call with sales, by quote', `On the page: from ${fromPrice}`],
      [
        'Text',
        'You are sent a form and asked to write it',
        'We talk for an hour and write it; you correct it',
      ],
      [
        'Time to launch',
        'A season, or until someone gives up',
        `Typically ${days} business days once we hold your content`,
      ],
      [
        'The map',
        'Another company, another invoice',
        'The same people, one record of name, address and phone',
      ],
      ['A new price on the site', 'A ticket, or a login you have forgotten', 'One email, done'],
      ['After six', 'A voicemail', 'A chatbot that books, read by a person the next business morning'],
      ['If you leave', 'The site stays behind', 'You take domain, words and pictures with you'],
      [
        'If you do not like it',
        'Hard luck',
        `The setup fee back within ${facts.guarantee.satisfactionDays} days of launch`,
      ],
    ],
  },
  needs: {
    title: 'What a small business needs.',
    lede: 'Six things. When they are right, the rest hardly matters.',
    items: [
      {
        title: 'To be on the map',
        text: 'Three names are shown. The profile, the listings and the pages behind them decide whether one is yours.',
      },
      {
        title: 'To look open',
        text: 'The right hours, a picture of the front, a review from this month, and an answer under it.',
      },
      {
        title: 'To answer the first question',
        text: 'Do you do this, do you come here, when, and for about how much? On the first screen.',
      },
      {
        title: 'To be easy to call',
        text: 'A number that dials, a form that arrives, and someone or something that answers after six.',
      },
      {
        title: 'To be quick',
        text: 'On an old phone, in a parking lot, with one bar. Slow pages are shut doors.',
      },
      {
        title: 'To know what works',
        text: 'Calls, directions and bookings. Not clicks, not impressions.',
      },
    ],
  },
  links: { reviews: 'Read the reviews', products: 'See the products' },
  trust: `${reviews.stats.fiveStarWords} reviews with five stars. Hundreds of local businesses helped.`,
  call: {
    title: 'Let us look from the other end of town.',
    text: 'We search for your trade from 35 points around your door and show you the result. Thirty minutes, free, even if you never hire us.',
    label: 'Book a Call',
  },
} as const;

import { formatDollars } from '@/lib/kernel/money';
import { facts } from './facts';
import { plans } from './plans';
import { reviews } from './reviews';
import { site } from './site';

const [basic] = plans;
const fromPrice = `${formatDollars(basic.monthlyPrice)}/month`;
const days = facts.delivery.typicalBusinessDays;

/** The words of /solutions/small-business. */
export const smallBusiness = {
  title: 'Websites for small local businesses',
  description: `What a small local business needs from a website, what it can leave out, and what it costs with us: from ${fromPrice}, live in ${days} business days.`,
  crumb: 'Small business',
  heading: 'Made for shops, vans and front desks.',
  lede: `You don’t have a marketing department. We build what makes people call, book or stop by, and leave out the rest. From ${fromPrice}.`,
  buttons: { start: 'Get Started', prices: 'See the prices' },
  table: {
    title: 'The usual way, and ours.',
    lede: 'How it often goes, next to what we do instead.',
    caption: 'A website bought the usual way compared with a website from us',
    head: ['', 'The usual way', 'With us'],
    rows: [
      ['Price', 'After a call with sales, by quote', `On the page: from ${fromPrice}`],
      ['Text', 'You get a form and write it yourself', 'We talk for an hour and write it. You correct it.'],
      [
        'Time to launch',
        'Months, or until someone gives up',
        `Typically ${days} business days once we have your content`,
      ],
      [
        'The map',
        'Another company, another invoice',
        'The same people, one record of name, address and phone',
      ],
      ['A new price on the site', 'A ticket, or a login you’ve forgotten', 'One email, done'],
      ['After six', 'A voicemail', 'A chatbot that books, read by a person the next business morning'],
      ['If you leave', 'The site stays behind', 'You take your domain, words and pictures'],
      [
        'If you don’t like it',
        'No refund',
        `Tell us within ${facts.guarantee.satisfactionDays} days of launch, and get the setup fee back`,
      ],
    ],
  },
  needs: {
    title: 'What a small business needs.',
    lede: 'Six things. Get these right, and the rest hardly matters.',
    items: [
      {
        title: 'To be on the map',
        text: 'Google’s map shows three names first. Your profile, listings and pages decide if one is yours.',
      },
      {
        title: 'To look open',
        text: 'The right hours, a current photo, a review from this month, and your reply under it.',
      },
      {
        title: 'To answer the first question',
        text: 'Do you do this? Do you come here? When, and for about how much? On the first screen.',
      },
      {
        title: 'To be easy to call',
        text: 'A number that dials, a form that works, and an answer after six.',
      },
      {
        title: 'To be quick',
        text: 'On an old phone, in a parking lot, with one bar of signal.',
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
    title: 'See how you look across town.',
    text: `We search for your trade from different corners of your town and show you the results. ${facts.consultation.freeMinutes} minutes, free. ${site.area.near} ${site.area.elsewhere}`,
    label: 'Book a Call',
  },
} as const;

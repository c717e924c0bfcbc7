import { facts } from '@/content/facts';
import { reviews } from '@/content/reviews';
import { planPrices, saleSentences } from '@/content/sale-terms';
import { site } from '@/content/site';

const days = facts.delivery.typicalBusinessDays;

/** The words of /solutions/small-business. */
export const smallBusiness = {
  title: 'Websites for small local businesses',
  description: `What a small local business needs from a website, what it can leave out, and what it costs with us: ${planPrices.basic.both}.`,
  crumb: 'Small business',
  heading: 'Websites for small local businesses',
  lede: `You don’t have a marketing department, so we build what makes people call, book or stop by, and leave out the rest. A new website is ${planPrices.basic.both}.`,
  buttons: { start: 'Get Started', prices: 'See plans and prices' },
  table: {
    title: 'Buying a website the usual way, and from us',
    lede: 'On the left is how it often goes, and on the right is what we do instead.',
    caption: 'A website bought the usual way compared with a website from us',
    head: ['', 'The usual way', 'With us'],
    rows: [
      ['Price', 'You hear it at the end of a sales call', `Posted: ${planPrices.basic.both}`],
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
      [
        'A new price on the site',
        'A ticket, or a login you’ve forgotten',
        'One email, and it’s done within 3 business days',
      ],
      ['After six', 'A voicemail', 'On Pro, a chatbot that books, read by a person the next business day'],
      ['If you leave', 'The site stays behind', 'You take your domain, words and pictures'],
      [
        'If you don’t like it',
        'No refund',
        `Tell us within ${facts.guarantee.satisfactionDays} days of launch, and get the setup fee back`,
      ],
    ],
  },
  needs: {
    title: 'What a small business needs from a website',
    lede: 'There are six things, and if these are right, the rest hardly matters.',
    items: [
      {
        title: 'To be on the map',
        text: 'Google’s map shows three names first, and your profile, your listings and your pages decide whether one of them is yours.',
      },
      {
        title: 'To look open',
        text: 'People trust a page with the right hours, a current photo, and a review from this month with your reply under it.',
      },
      {
        title: 'To answer the first question',
        text: 'The first screen has to say what you do, where you come, when you’re open, and about how much it costs.',
      },
      {
        title: 'To be easy to call',
        text: 'That takes a phone number that dials, a form that works, and some kind of answer after six.',
      },
      {
        title: 'To be quick',
        text: 'Your page should open in a moment on an old phone in a parking lot, because that’s where your customers are.',
      },
      {
        title: 'To know what works',
        text: 'You want to count calls, requests for directions and bookings, because those are what pay you.',
      },
    ],
  },
  answers: {
    get: 'You get five pages written for your trade and your town, a Google Business Profile in your name, listings with the same address and phone everywhere, and hosting, backups and small edits every month.',
    cost: `Basic is ${planPrices.basic.both}. If you want a chatbot that takes bookings and two articles a month, Pro is ${planPrices.pro.both}. ${saleSentences.salesTax}`,
    who: saleSentences.accountLead,
    you: 'You spend about an hour on the phone with us, send photos and prices, and read the draft. After that, an email is enough when something changes.',
    next: `You order online or after a free call. ${saleSentences.live} Then we look after it, and you can leave with ${facts.termination.noticeBusinessDays} business days’ notice.`,
  },
  links: { reviews: 'Read the reviews', products: 'See the products' },
  trust: `Hundreds of local businesses helped, and ${reviews.stats.fiveStarWords} reviews with five stars.`,
  call: {
    title: 'Book a free call and see your own map',
    text: `We search for your trade from different corners of your town and show you the results. The call takes ${facts.consultation.freeMinutes} minutes and is free. ${site.area.near} ${site.area.elsewhere}`,
    label: 'Book a Call',
  },
} as const;

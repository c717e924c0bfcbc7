import { facts } from '@/content/facts';
import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';

export const adsManagement = {
  id: 'ads-management',
  name: 'Google Ads Management',
  line: 'Small local campaigns with a budget you set',
  icon: 'hand',
  shape: 'hexagon',
  color: 'bottle',
  metaTitle: 'Google Ads for small local businesses',
  metaDescription:
    'Search ads for the towns you drive to, in your own account, on your own card, judged by calls and bookings. You pay Google directly for the ads.',
  heading: 'Ads for the streets you serve.',
  lede: 'You pay Google for each click. We make sure the person behind it is in your town, needs your trade and finds a phone number.',
  notNeeded: {
    items: ['you have all the work you can handle', 'one job earns you less than a few clicks cost'],
    note: 'If your profile and pages aren’t in order, put the money there first.',
  },
  desk: {
    title: 'Where $300 went.',
    sample: 'Sample month, fictional plumber',
    marks: [
      { title: 'This is what you wanted.', text: 'Twelve coins of thirty reached people who might call.' },
      {
        title: 'Wrong words.',
        text: 'Google adds searches it finds similar. We list the ones to leave out.',
      },
      {
        title: 'Wrong place, wrong hour.',
        text: 'Ads ran in other towns, and at 3 a.m., when no one answers.',
      },
    ],
  },
  change: {
    title: 'Mostly, we take things away.',
    text: 'Fewer words, a smaller area, hours when someone picks up. A price in the ad keeps away people who wouldn’t call.',
    before: 'Google’s settings',
    after: 'Our settings',
    rows: [
      {
        thing: 'People interested in your town',
        before: 'See the ad',
        after: 'Don’t. Only people who are there',
        was: true,
        is: false,
      },
      { thing: 'Searches that look similar', before: 'Added', after: 'Left out', was: true, is: false },
      { thing: 'Nights', before: 'The ad runs', after: 'It sleeps when you do', was: true, is: false },
      {
        thing: 'Where the click lands',
        before: 'On your home page',
        after: 'On that job, with the price of a visit',
      },
      { thing: 'A call counts', before: 'When it’s tapped', after: 'When it lasts long enough to be one' },
      {
        thing: 'The limit',
        before: 'An average for each day',
        after: 'A monthly one that only you can raise',
      },
    ],
  },
  costs: {
    lines: [
      { label: 'Management, a fixed fee each month', value: 'quoted first' },
      { label: 'Our share of what you spend', value: 'none' },
      { label: 'Commitment to Google', value: 'none', note: 'Pause the ads from your phone any day.' },
    ],
    google: 'Your budget',
    note: 'From your card, straight to Google.',
    strip: { label: 'If you leave', value: 'You keep the account' },
  },
  faqs: [
    {
      question: 'How much should I spend on Google Ads?',
      answer:
        'Enough for a few dozen clicks a month, or you learn nothing. The cost depends on your trade and town. We look it up first, and sometimes it’s too much.',
    },
    {
      question: 'What about the ads with the check mark at the very top?',
      answer:
        'Those are Local Services Ads. You pay per lead, after Google checks your license and insurance. If your trade qualifies, they’re often the better first step.',
    },
    {
      question: 'Do ads improve my regular ranking?',
      answer: `No. Google keeps the two apart. In a free ${facts.consultation.freeMinutes}-minute call we can tell you which one you need more.`,
    },
  ],
  related: ['analytics', 'tag-manager', 'youtube', 'business-profile'],
  more: { label: 'Local SEO, for the results below the ads', href: routes.service('local-seo-optimization') },
} as const satisfies GoogleService;

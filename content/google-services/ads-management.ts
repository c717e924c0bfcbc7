import { facts } from '@/content/facts';
import type { GoogleService } from '@/content/google-services/google-service';
import { routes } from '@/lib/site/routes';

const { setUpBusinessDays: days } = facts.googleTools;

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
  heading: 'Google Ads for local businesses',
  lede: 'You pay Google for each click. We make sure the person behind it is in your town, needs your trade and finds a phone number. Mostly that means taking things away.',
  notNeeded: {
    items: ['you have all the work you can handle', 'one job earns you less than a few clicks cost'],
    note: 'If your profile and your pages aren’t in order yet, put the money there first.',
  },
  desk: {
    title: 'Where $300 of Google Ads went in a month',
    sample: 'Sample month, fictional plumber',
    marks: [
      {
        title: 'This is what you wanted',
        text: 'Twelve of the thirty coins, or $120, reached people who might call.',
      },
      {
        title: 'The wrong words',
        text: 'Google adds searches that it finds similar. We list the words to leave out, such as “salary.”',
      },
      {
        title: 'The wrong place or hour',
        text: 'Some ads ran in other towns, and some at 3 a.m., when no one answers.',
      },
    ],
  },
  setup: {
    title: 'What we set up in Google Ads',
    text: 'We open the account in your name, with your card and a monthly limit that only you can raise. We pick the few searches that lead to work and list the words to leave out. The ads run only for people who are in your towns, and only while someone can answer. Each ad leads to the page about that job, with a price if you’ll name one, because a price keeps away people who wouldn’t call. A call counts only when it lasts long enough to be one.',
    takes: `It typically takes ${days} business days after we have access and your list of jobs. Judge the ads after a few dozen clicks, because fewer say little.`,
    needs:
      'You need a page for each job you advertise, a phone that someone answers, and a card for Google’s bill. Calls have to be counted before the first ad runs.',
    report:
      'It says what you spent, how many calls and bookings that brought, what one of them cost, and which words we left out since last month.',
    wrong:
      'A click may cost more when a competitor bids higher, or Google may reject an ad. We correct the ads and tell you. Your monthly limit holds either way, and you can pause everything from your phone.',
  },
  change: [
    {
      thing: 'People interested in your town',
      before: 'See the ad',
      after: 'Don’t see it, unless they’re there',
    },
    { thing: 'Searches that look similar', before: 'Added', after: 'Left out' },
    { thing: 'Nights', before: 'The ad runs', after: 'It sleeps when you do' },
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
  answers: {
    get: 'You get a small campaign for the jobs and towns you choose, in your own account, with a limit you set and a list of words to leave out. Each month you read what a call cost you.',
    who: 'Our local search lead runs the campaign, and our analytics person checks that calls are counted right. Your account lead talks it over with you.',
    you: 'You set the limit, tell us which jobs earn you the most, and answer the phone while the ads run. When you’re fully booked, tell us, and we pause them.',
    next: 'Book a Call, and we look up what a click costs in your trade and your town. Sometimes that’s too much, and we say so. If it isn’t, you get the fee in writing.',
  },
  costs: {
    lines: [
      { label: 'Management, a fixed fee each month', value: 'quoted first' },
      { label: 'Our share of what you spend', value: 'none' },
      { label: 'Commitment to Google', value: 'none', note: 'Pause the ads from your phone any day.' },
    ],
    google: 'Your budget',
    note: 'From your card, straight to Google.',
    strip: 'The account and its history stay yours, so you remove our access and carry on.',
  },
  glance: {
    does: 'Shows you above the results for the jobs and towns you choose',
    plan: 'None',
    price: 'A fixed fee each month, quoted first',
    skip: 'You have all the work you can handle',
  },
  faqs: [
    {
      question: 'How much should I spend on Google Ads?',
      answer:
        'You need enough for a few dozen clicks a month, or you learn nothing. What that costs depends on your trade and town, so we look it up first.',
    },
    {
      question: 'What about the ads with the check mark at the very top?',
      answer:
        'Those are Local Services Ads, where you pay per lead after Google checks your license and insurance. If your trade qualifies, they’re often the better first step.',
    },
    {
      question: 'Do ads improve my regular ranking?',
      answer: `They don’t, because Google keeps the two apart. In a free ${facts.consultation.freeMinutes}-minute call we can tell you which one you need more.`,
    },
  ],
  related: ['analytics', 'tag-manager', 'youtube', 'business-profile'],
  more: { label: 'Local SEO, for the results below the ads', href: routes.service('local-seo-optimization') },
} as const satisfies GoogleService;

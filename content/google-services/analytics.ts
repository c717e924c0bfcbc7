import { facts } from '@/content/facts';
import type { GoogleService } from '@/content/google-services/google-service';
import { planPrices } from '@/content/sale-terms';
import { routes } from '@/lib/site/routes';

const { pro, premium } = planPrices;
const { setUpBusinessDays: days } = facts.googleTools;

export const analytics = {
  id: 'analytics',
  name: 'Google Analytics',
  line: 'What made people call, and what didn’t',
  icon: 'bars',
  shape: 'disc',
  color: 'ink',
  metaTitle: 'Google Analytics setup for local shops',
  metaDescription:
    'GA4 set up to count calls, bookings and forms instead of page views, in your own account, with consent asked first. What it costs and when to skip it.',
  heading: 'Google Analytics for local businesses',
  lede: 'Know what made the phone ring. We set Analytics up to count calls, bookings and direction requests, and send you one page a month that says what to change.',
  notNeeded: {
    items: ['your site is one page with a phone number', 'word of mouth keeps you fully booked'],
    note: 'Your Business Profile already counts the calls that come from the map, for free and without a cookie banner.',
  },
  desk: {
    title: 'The monthly Analytics report, as you get it',
    sample: 'Sample report, fictional dentist',
    marks: [
      {
        title: 'The same month last year',
        text: 'We compare June with last June, because a dentist’s December says nothing about it.',
      },
      {
        title: 'What it can’t see',
        text: 'We say how many visitors declined, and we don’t count them some other way.',
      },
      {
        title: 'One thing to change',
        text: 'Each report ends with one change. Some months there’s nothing to change, and then it says that.',
      },
    ],
  },
  setup: {
    title: 'What we set up in Google Analytics',
    text: 'We open the account under your business’s email, so it belongs to you and not to us. Out of the box, Analytics counts scrolling and links to other sites. We set it to count what brings in work: calls, booking requests, forms and taps on “Directions.” Your site asks each visitor before Analytics loads, and your own visits are left out. Before we finish, we make a test call and a test booking and check that each one is counted once.',
    takes: `It typically takes ${days} business days after we have access to your site. The first report comes after the first full month, because a week of numbers says little.`,
    needs:
      'You need a website whose code we may change, and an email address of your business for the account. If there’s an older account, its owner has to add you.',
    report:
      'It says how many calls, bookings and direction requests came in, where they came from, how that compares with last year, and what to change next.',
    wrong:
      'A redesign or a new form can stop the counting without anyone noticing. Each month we compare the numbers with your inquiries, and on a site we host we fix it. Elsewhere, we tell your web person what to change.',
  },
  change: [
    { thing: 'Scrolling down', before: 'Counted', after: 'Ignored' },
    { thing: 'Leaving for another site', before: 'Counted', after: 'Ignored' },
    { thing: 'Your own visits', before: 'Counted', after: 'Left out' },
    { thing: 'Taps on your phone number', before: 'Ignored', after: 'Counted' },
    { thing: 'Booking requests', before: 'Ignored', after: 'Counted when they arrive' },
    { thing: 'Taps on “Directions”', before: 'Ignored', after: 'Counted' },
  ],
  answers: {
    get: 'You get Google Analytics 4 in your own account, set to count what brings in work, and a consent question on your site. Each month a person writes you a one-page report. On Premium, it comes every week.',
    who: 'Our analytics person sets it up and writes the report. Your account lead can explain any number in it on the phone.',
    you: 'You tell us which calls and bookings matter, and you accept an invitation to your own account. After that you read one page a month and say yes or no to one change.',
    next: 'Book a Call, and we look at what your site counts today. You get the price in writing before we start. With a new website, Analytics is ready on the day your site goes live.',
  },
  costs: {
    lines: [
      {
        label: 'Setup and the monthly page, in Pro',
        value: `${pro.monthly}/month`,
        note: `after ${pro.setup} for setup`,
      },
      {
        label: 'The page every week, in Premium',
        value: `${premium.monthly}/month`,
        note: `after ${premium.setup} for setup`,
      },
      { label: 'Basic, or a site we didn’t build', value: 'quoted first' },
    ],
    google: 'Nothing',
    strip: 'The account and its history stay yours, and you remove our access.',
  },
  glance: {
    does: 'Counts calls, bookings and forms, and shows where they came from',
    plan: 'Pro each month, Premium each week',
    price: 'Quoted first',
    skip: 'Your site is one page with a phone number',
  },
  faqs: [
    {
      question: 'Does my site need a cookie banner with Google Analytics?',
      answer:
        'Your site should ask before Analytics loads, and in many places that’s the law. We build the question in, and “no” is as easy to tap as “yes.”',
    },
    {
      question: 'Why do the numbers differ from those in Google Ads?',
      answer:
        'Ads counts the click you paid for, and Analytics counts the visit, if the visitor agreed. We pick one of them for decisions and tell you which.',
    },
    {
      question: 'My last agency has the account. Can I have the data?',
      answer:
        'Yes, if they make you an administrator, which takes a minute. If they won’t, we start a new account in your name.',
    },
  ],
  related: ['tag-manager', 'search-console', 'looker-studio', 'ads-management'],
  more: { label: 'Analytics reporting, the whole service', href: routes.service('analytics-reporting') },
} as const satisfies GoogleService;

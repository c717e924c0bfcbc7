import { plans } from '@/content/plans';
import { formatDollars } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';

const [, pro, premium] = plans;

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
  heading: 'Know what made the phone ring.',
  lede: 'Which page, which ad, which street. On one page a month, in plain English.',
  notNeeded: {
    items: ['your site is one page with a phone number', 'word of mouth keeps you fully booked'],
    note: 'Your Business Profile already counts calls from the map. Free, no cookie banner.',
  },
  desk: {
    title: 'This is all you read.',
    sample: 'Sample report, fictional dentist',
    marks: [
      { title: 'Same month, last year.', text: 'A dentist’s December says nothing about June.' },
      { title: 'The blind spot, drawn.', text: 'We say how big it is. A “no” stays a no.' },
      { title: 'One decision.', text: 'Nobody acts on twelve. Some months there are none.' },
    ],
  },
  change: {
    title: 'It comes with the wrong switches on.',
    text: 'Counting scrolls makes nice graphs about nothing. We switch on the four or five things that pay the rent.',
    before: 'As it comes',
    after: 'As we leave it',
    rows: [
      { thing: 'Scrolling down', before: 'Counted', after: 'Ignored', was: true, is: false },
      { thing: 'Leaving for another site', before: 'Counted', after: 'Ignored', was: true, is: false },
      { thing: 'Your own visits', before: 'Counted', after: 'Left out', was: true, is: false },
      { thing: 'Taps on your phone number', before: 'Ignored', after: 'Counted' },
      { thing: 'Booking requests', before: 'Ignored', after: 'Counted when they arrive' },
      { thing: 'Taps on “Directions”', before: 'Ignored', after: 'Counted' },
    ],
  },
  costs: {
    lines: [
      {
        label: `Setup and the monthly page, in the ${pro.name} plan`,
        value: `${formatDollars(pro.monthlyPrice)}/month`,
      },
      {
        label: `The page every week, in ${premium.name}`,
        value: `${formatDollars(premium.monthlyPrice)}/month`,
      },
      { label: 'Basic, or a site we didn’t build', value: 'quoted first' },
    ],
    google: 'Nothing',
    strip: { label: 'If you leave', value: 'You keep it all' },
  },
  faqs: [
    {
      question: 'Does my site need a cookie banner with Google Analytics?',
      answer:
        'Your site should ask before Analytics loads. In many places that’s the law. We build the question in, and “no” is as easy to tap as “yes.”',
    },
    {
      question: 'Why do the numbers differ from those in Google Ads?',
      answer:
        'Ads counts the click you paid for. Analytics counts the visit, if the visitor agreed. We pick one for decisions and tell you which.',
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

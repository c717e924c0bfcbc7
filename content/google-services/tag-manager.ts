import { plans } from '@/content/plans';
import { formatDollars } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';

const [, pro, premium] = plans;

export const tagManager = {
  id: 'tag-manager',
  name: 'Google Tag Manager',
  line: 'One drawer for every counting script',
  icon: 'tag',
  shape: 'disc',
  color: 'pin',
  metaTitle: 'Google Tag Manager, set up and kept tidy',
  metaDescription:
    'One drawer for call counting, ad tracking and consent, with few tags, clear names and a log of who changed what. Set up for small local businesses.',
  heading: 'One drawer for all the tags.',
  lede: 'Every tracking script your website runs, in one place, with a name, a reason and a rule for when it runs.',
  notNeeded: {
    items: ['you only want to count calls and forms', 'you run no ads'],
    note: 'Our sites store each inquiry on the server. That count needs no tag.',
  },
  desk: {
    title: 'What we found in the drawer.',
    sample: 'Sample drawer, fictional garage',
    marks: [
      { title: 'Four stay.', text: 'Calls, forms, bookings, directions. Each says who gets it.' },
      { title: 'This one waits.', text: 'Ads follow people. It runs after a “yes,” or not at all.' },
      { title: 'Three go.', text: 'Two agencies and a trial, still running on every visit.' },
    ],
  },
  change: {
    title: 'Clean it out, and keep it clean.',
    text: 'Anyone who can publish here can put any script on any page. So few people can, and each change has a note.',
    before: 'As we find it',
    after: 'As we leave it',
    rows: [
      { thing: 'Who can publish', before: 'Everyone who ever asked', after: 'Two people. The rest can look' },
      { thing: 'Scripts that follow people', before: 'Run at once', after: 'Wait for consent' },
      { thing: 'A form counts', before: 'When the button is tapped', after: 'When our server has stored it' },
      { thing: 'Calls', before: 'Not counted', after: 'Counted on every page' },
      { thing: 'Changes', before: 'No notes', after: 'Who, when and why, and a way back' },
      { thing: 'Speed', before: 'Nobody looked', after: 'Measured with and without' },
    ],
  },
  costs: {
    lines: [
      { label: `In the ${pro.name} plan`, value: `${formatDollars(pro.monthlyPrice)}/month` },
      { label: `In the ${premium.name} plan`, value: `${formatDollars(premium.monthlyPrice)}/month` },
      { label: 'Cleaning out another site’s drawer', value: 'quoted first' },
    ],
    google: 'Nothing',
    note: 'Ad networks whose scripts run in it bill you themselves.',
    strip: { label: 'If you leave', value: 'You keep the drawer' },
  },
  faqs: [
    {
      question: 'Is Tag Manager the same as Analytics?',
      answer:
        'No. Tag Manager decides when something is reported. Analytics is where it’s reported to. You can have one without the other.',
    },
    {
      question: 'Does it make my site slower?',
      answer:
        'A little. Old tags in it can slow it a lot. We load it after consent and measure the page with and without it.',
    },
    {
      question: 'Can I add tags on my own?',
      answer:
        'Yes, it’s yours. Tell us first, because a tag that follows visitors has to be in your privacy notice.',
    },
  ],
  related: ['analytics', 'ads-management', 'looker-studio', 'search-console'],
  more: { label: 'Analytics reporting, the whole service', href: routes.service('analytics-reporting') },
} as const satisfies GoogleService;

import { facts } from '@/content/facts';
import type { GoogleService } from '@/content/google-services/google-service';
import { planPrices } from '@/content/sale-terms';
import { routes } from '@/lib/site/routes';

const { pro, premium } = planPrices;
const { setUpBusinessDays: days } = facts.googleTools;

export const tagManager = {
  id: 'tag-manager',
  name: 'Google Tag Manager',
  line: 'One place for every counting script',
  icon: 'tag',
  shape: 'disc',
  color: 'pin',
  metaTitle: 'Google Tag Manager, set up and kept tidy',
  metaDescription:
    'One place for call counting, ad tracking and consent, with few tags, clear names and a log of who changed what. Set up for small local businesses.',
  heading: 'Google Tag Manager for local businesses',
  lede: 'Every script that counts your visitors is in one place, with a name, a reason and a rule for when it runs. Most websites have a few that nobody remembers.',
  notNeeded: {
    items: [
      'your site has neither Analytics nor ads',
      'the calls that your Business Profile counts are enough for you',
    ],
    note: 'Our sites store each inquiry on the server, so that count needs no tag at all.',
  },
  desk: {
    title: 'What was in one garage’s Tag Manager',
    sample: 'Sample drawer, fictional garage',
    marks: [
      {
        title: 'Four stay',
        text: 'They count calls, forms, bookings and directions, and each one says who gets the number.',
      },
      {
        title: 'One waits',
        text: 'Ad tags follow people, so this one runs only after the visitor says yes.',
      },
      {
        title: 'Three go',
        text: 'Two old agencies and a trial from 2021 were still running on every visit.',
      },
    ],
  },
  setup: {
    title: 'What we set up in Tag Manager',
    text: 'We list every script on your site and find out who put it there and who gets its data. The ones that count calls, forms, bookings and directions move into Tag Manager, each with a plain name and a note. What nobody needs comes off, after we’ve asked you. Scripts that follow people wait until the visitor agrees. Then we measure your pages with and without the tags, so you know what they cost in speed.',
    takes: `It typically takes ${days} business days after we have access. An account with years of old scripts takes longer, because we ask about each one before we remove it.`,
    needs:
      'You need access to your website and to any Tag Manager account you have. If someone runs ads for you, we need to know who it is.',
    report:
      'The account keeps a log of who changed what, when and why. The calls and forms that it counts are in your Analytics report.',
    wrong:
      'A new script can slow the site or count a call twice. Each change has a note and a way back, so we can undo it. If another company added the script, we tell you and them.',
  },
  change: [
    {
      thing: 'Who can publish',
      before: 'Everyone who ever asked',
      after: 'Two people, and the rest can look',
    },
    { thing: 'Scripts that follow people', before: 'Run at once', after: 'Wait for consent' },
    { thing: 'A form counts', before: 'When the button is tapped', after: 'When our server has stored it' },
    { thing: 'Calls', before: 'Not counted', after: 'Counted on every page' },
    { thing: 'Changes', before: 'No notes', after: 'Who, when and why, and a way back' },
    { thing: 'Speed', before: 'Nobody looked', after: 'Measured with and without' },
  ],
  answers: {
    get: 'You get one tidy Tag Manager account in your name, with few tags, clear names, a consent rule for each one and a log of changes. Two people can publish, and everyone else can only look.',
    who: 'A front-end engineer on our team does the cleanup, and our analytics person checks that the counts are right.',
    you: 'You tell us which companies still work for you, and say yes or no to each script that we’d remove. Later, tell us before anyone adds a new one.',
    next: 'Book a Call, and we list the scripts on your site. You get the list and a price in writing. After your yes we clean up, and send you the measurements from before and after.',
  },
  costs: {
    lines: [
      { label: 'In the Pro plan', value: `${pro.monthly}/month`, note: `after ${pro.setup} for setup` },
      {
        label: 'In the Premium plan',
        value: `${premium.monthly}/month`,
        note: `after ${premium.setup} for setup`,
      },
      { label: 'Cleaning up another site', value: 'quoted first' },
    ],
    google: 'Nothing',
    note: 'Ad networks whose scripts run in it bill you themselves.',
    strip: 'The account and its log stay yours, and you remove our access.',
  },
  glance: {
    does: 'Keeps the counting scripts in order, and makes them wait for consent',
    plan: 'Pro and Premium',
    price: 'Quoted first',
    skip: 'Your site has neither Analytics nor ads',
  },
  faqs: [
    {
      question: 'Is Tag Manager the same as Analytics?',
      answer:
        'No. Tag Manager decides when something is reported, and Analytics is where it’s reported to. You can have one without the other.',
    },
    {
      question: 'Does it make my site slower?',
      answer:
        'It does a little, and old tags in it can slow your site a lot. We load it after consent and measure the page both ways.',
    },
    {
      question: 'Can I add tags on my own?',
      answer:
        'Yes, because the account is yours. Tell us first, because a tag that follows visitors has to be in your privacy notice.',
    },
  ],
  related: ['analytics', 'ads-management', 'looker-studio', 'search-console'],
  more: { label: 'Analytics reporting, the whole service', href: routes.service('analytics-reporting') },
} as const satisfies GoogleService;

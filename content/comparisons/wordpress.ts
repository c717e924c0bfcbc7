import { plans } from '@/content/plans';
import type { Comparison } from './comparison';
import { ourSide } from './our-side';

const [basic] = plans;
const MONTHS = 36;
const BILLS = [
  { look: 'brick', dollars: 585, label: 'hosting and domain' },
  { look: 'dots', dollars: 540, label: 'theme and plugins' },
  { look: 'hatch', dollars: 600, label: 'one larger repair' },
] as const;
/** Two a month. */
const HOURS_OF_CARE = 72;
const HOUR = 50;

export const wordpress = {
  id: 'wordpress',
  name: 'WordPress',
  metaTitle: 'WordPress vs our system, compared fairly',
  metaDescription:
    'WordPress is free, everywhere and can do almost anything. It also needs a caretaker. Where it is the better choice for a small shop, and where we are.',
  heading: 'A kitchen, or dinner.',
  lede: 'WordPress hands you a fully fitted kitchen for nothing. If someone in your shop cooks, take it.',
  ours: 'We cook, serve and wash up. You pay by the month and never hear the word “plugin”.',
  chart: {
    kind: 'costs',
    title: 'What three years cost.',
    sample: 'WordPress figures are sample data',
    caption: 'Our prices are our own list. The WordPress figures are an example: put in your own bills.',
    span: 'Three years',
    columns: [
      {
        name: 'WordPress, your evenings free',
        note: `${HOURS_OF_CARE} hours of care, not counted`,
        parts: BILLS,
      },
      {
        name: 'WordPress, your hours paid',
        note: 'The same site, with your time on the bill',
        parts: [
          ...BILLS,
          {
            look: 'hours',
            dollars: HOURS_OF_CARE * HOUR,
            label: `${HOURS_OF_CARE} hours of care. One window, one hour.`,
          },
        ],
      },
      {
        name: `Cornerpin, ${basic.name} plan`,
        note: 'Hosting, security and care included',
        parts: [
          { look: 'door', dollars: basic.setupPrice / 100, label: 'setup, once' },
          {
            look: 'months',
            dollars: (MONTHS * basic.monthlyPrice) / 100,
            label: `${MONTHS} months. One window, one month.`,
          },
        ],
      },
    ],
    hour: {
      label: 'Your hour is worth',
      hours: HOURS_OF_CARE,
      dollars: HOUR,
      moves: 'If your time is worth less, WordPress is cheaper. If you bill more, do the math again.',
    },
  },
  rows: [
    {
      topic: 'Getting started',
      them: 'Hosting, a theme and an evening or two. Weeks if it should look like your shop.',
      us: ourSide.speed,
      stronger: 'us',
    },
    {
      topic: 'What you pay for',
      them: 'The program is free. Hosting, theme, plugins and repairs are four bills.',
      us: ourSide.price,
      stronger: 'neither',
    },
    {
      topic: 'Updates',
      them: 'The core, the theme and every plugin. Now and then one breaks a page, and someone has to notice.',
      us: 'Ours to do and to test. You have no update button.',
      stronger: 'us',
    },
    {
      topic: 'Security',
      them: 'A well-kept core. Break-ins come mostly through old plugins.',
      us: 'No outside plugins. We watch it and keep backups.',
      stronger: 'us',
    },
    {
      topic: 'Adding a feature',
      them: 'A plugin for nearly anything. No one else comes close.',
      us: 'Four add-ons. The rest we quote, and sometimes we say no.',
      stronger: 'them',
    },
    {
      topic: 'Editing',
      them: 'Everything, layout too, at any hour. Undoing it takes learning as well.',
      us: 'Hours, prices, photos and news from your phone.',
      stronger: 'them',
    },
    {
      topic: 'Speed on a phone',
      them: 'Fast if built with care. Slow with a page builder and twenty plugins.',
      us: 'Measured before launch and every month after.',
      stronger: 'us',
    },
    {
      topic: 'Leaving',
      them: 'The best there is. Copy the files and the database to any host.',
      us: ourSide.leaving,
      stronger: 'them',
    },
    {
      topic: 'Help',
      them: 'Forums, your host, or someone by the hour. No one is responsible for the whole.',
      us: ourSide.help,
      stronger: 'us',
    },
  ],
  chooseThem: {
    title: 'Choose WordPress if',
    items: [
      'someone you can name likes looking after it',
      'you publish a lot, with several writers',
      'your budget is small and your evenings are free',
    ],
  },
  chooseUs: {
    title: 'Choose us if',
    items: [
      'you need a few good pages and the local search work',
      'you want one bill and one phone number',
      'a site that is down on a Saturday costs you jobs',
    ],
  },
  faqs: [
    {
      question: 'Can you move my WordPress site over?',
      answer:
        'Yes. Words, pictures and articles come along, and every old link leads to its new page. The design is made new.',
    },
    {
      question: 'Do you build in WordPress?',
      answer:
        'Not for new sites. An existing one we can take over under Monthly Only, for the website you have, after a look at it.',
    },
    {
      question: 'Will I lose my rankings if I leave WordPress?',
      answer:
        'Google doesn’t care which program made a page. It cares when links break. Redirects are on our list before launch.',
    },
  ],
} as const satisfies Comparison;

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
    'WordPress is free and can do almost anything. It also needs someone to look after it. Where it’s the better choice for a small shop, and where we are.',
  heading: 'WordPress or Cornerpin: which fits your business?',
  lede: 'WordPress is a full kitchen, free. If someone in your shop likes to cook, take it.',
  ours: 'We cook, serve and clean up. You pay by the month and never hear the word “plugin.”',
  chart: {
    kind: 'costs',
    title: 'What three years cost',
    sample: 'WordPress figures are sample data',
    caption: 'Our prices are our real ones. The WordPress figures are an example: use your own bills.',
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
      them: 'Hosting, a theme and an evening or two. Weeks if you want it to look like your shop.',
      us: ourSide.speed,
      stronger: 'us',
    },
    {
      topic: 'What you pay for',
      them: 'The program is free. You pay for hosting, theme, plugins and repairs.',
      us: ourSide.price,
      stronger: 'neither',
    },
    {
      topic: 'Updates',
      them: 'The core, the theme and every plugin. Now and then one breaks a page.',
      us: 'We do them and test them.',
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
      them: 'A plugin for nearly anything. Nothing else comes close.',
      us: 'Four add-ons. We quote the rest, and sometimes we say no.',
      stronger: 'them',
    },
    {
      topic: 'Editing',
      them: 'Everything, layout too, at any hour. It takes some learning.',
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
      them: 'Forums, your host, or someone by the hour. No one is responsible for all of it.',
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
      'you need a few good pages and local search work',
      'you want one bill and one phone number',
      'a site that’s down on a Saturday costs you jobs',
    ],
  },
  faqs: [
    {
      question: 'Can you move my WordPress site over?',
      answer:
        'Yes. We move the words, pictures and articles, and every old link goes to its new page. The design is new.',
    },
    {
      question: 'Do you build in WordPress?',
      answer:
        'Not for new sites. We may take over the website you already have, under Monthly Only, after a look at it.',
    },
    {
      question: 'Will I lose my rankings if I leave WordPress?',
      answer:
        'You shouldn’t. Google doesn’t care which program made a page. It cares when links break, so we set up redirects before launch.',
    },
  ],
} as const satisfies Comparison;

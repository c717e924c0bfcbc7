import type { Comparison } from '@/content/comparisons/comparison';
import { ourSide } from '@/content/comparisons/our-side';
import { plans } from '@/content/plans';
import { planPrices } from '@/content/sale-terms';
import { site } from '@/content/site';

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
  heading: `WordPress or ${site.name}: which fits your business?`,
  lede: `Choose WordPress if someone in your shop likes to look after a website, and ${site.name} if nobody does. WordPress is a full kitchen for free, as long as you have a cook.`,
  agencyLede: `We build it, host it and keep it updated: ${planPrices.basic.both}. You don’t have to learn what a plugin is.`,
  chart: {
    kind: 'costs',
    title: 'What three years cost',
    sample: 'WordPress figures are sample data',
    caption:
      'Our prices are our real ones. The WordPress figures are an example with two hours of upkeep a month, so put in your own bills and your own hour.',
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
            label: `${HOURS_OF_CARE} hours of upkeep, at $${HOUR} an hour`,
          },
        ],
      },
      {
        name: `${site.name}, ${basic.name} plan`,
        note: 'Hosting, security and care included',
        parts: [
          { look: 'door', dollars: basic.setupPrice / 100, label: 'setup, once' },
          {
            look: 'months',
            dollars: (MONTHS * basic.monthlyPrice) / 100,
            label: `${MONTHS} months`,
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
      competitor:
        'You need hosting, a theme and an evening or two, or a few weeks if it should look like your shop.',
      agency: ourSide.speed,
      stronger: 'agency',
    },
    {
      topic: 'What you pay for',
      competitor: 'The program is free, and you pay for hosting, a theme, plugins and repairs as they come.',
      agency: ourSide.price,
      stronger: 'neither',
    },
    {
      topic: 'Updates',
      competitor:
        'You update the core, the theme and every plugin, and now and then one of them breaks a page.',
      agency: 'We do the updates and test them before they reach your site.',
      stronger: 'agency',
    },
    {
      topic: 'Security',
      competitor: 'The core is well kept, so break-ins come mostly through plugins that nobody updated.',
      agency: 'We use as few outside plugins as we can, watch the site and keep backups.',
      stronger: 'agency',
    },
    {
      topic: 'Adding a feature',
      competitor: 'There’s a plugin for nearly anything, and nothing else comes close to that choice.',
      agency: 'We have four add-ons and quote the rest before we start. Sometimes we say no.',
      stronger: 'competitor',
    },
    {
      topic: 'Editing',
      competitor: 'You can edit everything at any hour, the layout too, once you’ve learned how.',
      agency: 'You change hours, prices, photos and news from your phone, and email us the rest.',
      stronger: 'competitor',
    },
    {
      topic: 'Speed on a phone',
      competitor: 'It’s fast if it’s built with care, and slow with a page builder and twenty plugins.',
      agency: 'We measure the speed before launch and every month after.',
      stronger: 'agency',
    },
    {
      topic: 'Leaving',
      competitor: 'This is the best there is, because you can copy the files and the database to any host.',
      agency: ourSide.leaving,
      stronger: 'competitor',
    },
    {
      topic: 'Help',
      competitor:
        'You ask in forums, your host, or someone by the hour, and no one is responsible for all of it.',
      agency: ourSide.help,
      stronger: 'agency',
    },
  ],
  answers: {
    get: 'You get a new site with your own words, pictures and articles on it, plus hosting, updates and backups. The design is new, and each old link leads to its new page, so people who saved one still arrive.',
    cost: `${ourSide.cost} Moving your text and articles is part of the build.`,
    who: ourSide.who,
    you: 'You give us a login to WordPress and to the domain, or the name of the person who has them. Then you talk with us for about an hour, read the draft and correct what we got wrong.',
    next: `${ourSide.live} Keep paying your old host until then, because the old site has to stay up while we build.`,
  },
  source: {
    text: 'The WordPress column is how we see it. Your host and the makers of your plugins set their own prices.',
    link: { label: 'the WordPress documentation', href: 'https://wordpress.org/documentation/' },
  },
  chooseCompetitor: {
    title: 'Choose WordPress if',
    items: [
      'someone you can name likes looking after it',
      'you publish a lot, with several writers',
      'your budget is small and your evenings are free',
    ],
  },
  chooseAgency: {
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
        'Yes, the words, pictures and articles come along. If you’d like to keep the design, ask for Monthly Only, our price for a website you already have, and we’ll look at whether we can take the site over.',
    },
    {
      question: 'Do you build in WordPress?',
      answer:
        'We don’t use it for new sites, because each plugin is one more thing that can break. The one you have may stay in WordPress, if we can take it over.',
    },
    {
      question: 'Will I lose my rankings if I leave WordPress?',
      answer:
        'You shouldn’t, because Google doesn’t care which program made a page. It cares when links break, so we set up redirects before launch.',
    },
  ],
} as const satisfies Comparison;

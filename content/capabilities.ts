import { facts } from '@/content/facts';
import type { FiveAnswers } from '@/content/five-answers';
import { planPrices } from '@/content/sale-terms';
import { site } from '@/content/site';
import { routes } from '@/lib/site/routes';

const { basic, pro } = planPrices;
const { backups, sla, delivery, consultation, guarantee } = facts;

/**
 * What we can do and how we go about it (docs/product/pages.md#company). A card's sign is the one that its service has
 * everywhere.
 */
export const capabilities = {
  title: 'Capabilities: what we build and run',
  description:
    'Six things we do for local businesses: websites, local search, chatbots, hosting, words and pictures, and reports. With the technical details.',
  heading: 'Our capabilities: what we build and run',
  lede: 'Six skills under one roof, and one person who answers your call.',
  cards: [
    {
      id: 'websites',
      title: 'Websites built by hand',
      text: 'We write them after an hour on the phone with you. They’re fast on a weak signal, and old links still work.',
      sign: { glyph: 'web', color: 'enamel', shape: 'square' },
      href: routes.service('custom-website-design'),
    },
    {
      id: 'local-search',
      title: 'Local search',
      text: 'We look after your profile, listings, town pages and reviews, and measure the result from 35 corners of town.',
      sign: { glyph: 'pin', color: 'bottle', shape: 'disc' },
      href: routes.service('local-seo-optimization'),
    },
    {
      id: 'chatbots',
      title: 'Chatbots and automations',
      text: 'They answer from your price list, book into your calendar and hand over to a person.',
      sign: { glyph: 'chat', color: 'pin', shape: 'hexagon' },
      href: routes.service('ai-chatbot-integration'),
    },
    {
      id: 'hosting',
      title: 'Hosting and care',
      text: `We commit to ${sla.uptimePercent}% uptime a month, back up every hour and notice when a form goes quiet.`,
      sign: { glyph: 'gear', color: 'terra', shape: 'hexagon' },
      href: routes.policy('service-level-agreement-policy'),
    },
    {
      id: 'words-and-pictures',
      title: 'Words and pictures',
      text: `We interview you, write your pages and read them aloud. Near ${site.address.city}, a photographer comes by.`,
      sign: { glyph: 'pen', color: 'plum', shape: 'square' },
      href: routes.service('content-marketing'),
    },
    {
      id: 'reports',
      title: 'Reports with a decision in them',
      text: 'One page a month tells you about calls, directions and bookings, and what to do next.',
      sign: { glyph: 'bars', color: 'ink', shape: 'disc' },
      href: routes.service('analytics-reporting'),
    },
  ],
  expertise: {
    title: 'Technical expertise',
    lede: 'For anyone who wants to check our work.',
    entries: [
      {
        term: 'Pages',
        text: 'HTML that works before any script loads. TypeScript, React and Next.js where a page needs them. No page builder, no theme.',
      },
      {
        term: 'Speed',
        text: 'On a slow phone: the main content within 2.5 seconds, an answer to each tap within 200 milliseconds (INP), and nothing that jumps.',
      },
      {
        term: 'Accessibility',
        text: 'We build to WCAG 2.2, level AA, with automatic checks on each page. Then a person tests with a keyboard, a screen reader and text at 200 percent.',
      },
      {
        term: 'Search',
        text: 'Each page has structured data for your trade, clean URLs, redirects, sitemaps and Search Console, and a map of your rank from 35 corners around your business.',
      },
      {
        term: 'Chat and automation',
        text: 'Language models limited to your own documents, rules for emergencies, and a log a person reads the next business morning.',
      },
      {
        term: 'Forms and payments',
        text: 'An inquiry is stored before it’s emailed, so it’s still there when an inbox is full. Payments run on the payment provider’s own pages.',
      },
      {
        term: 'Hosting',
        text: `Backups every hour (kept ${backups.hourlyKeptWeeks} week), every day (${backups.dailyKeptWeeks} weeks) and every month (${backups.monthlyKeptMonths} months). A restore takes about ${backups.restoreHours} hours.`,
      },
      {
        term: 'Security',
        text: 'A strict content security policy, encrypted connections everywhere, few dependencies, and tested updates.',
      },
      {
        term: 'Measurement',
        text: 'Google Analytics 4, Tag Manager and call counting in your own accounts, loaded only after the visitor agrees.',
      },
      {
        term: 'Connections',
        text: 'Your booking calendar, register, mailing list or review sites. If it has an API, we can usually connect it.',
      },
    ],
  },
  approach: {
    title: 'Our approach, in four steps',
    link: 'Every step in detail',
    lede: `The build itself typically takes ${delivery.typicalBusinessDays} business days, once we have your content.`,
    steps: [
      {
        title: 'Discovery',
        description:
          'We ask about your last ten calls, look at your business and your town, and write down what has to change.',
      },
      {
        title: 'Strategy',
        description:
          'One page: what we build, in what order, what it costs, and how we’ll both know if it worked.',
      },
      {
        title: 'Execution',
        description:
          'We build the pages, profile and chatbot, and correct them with you. You see them working first.',
      },
      {
        title: 'Growth',
        description:
          'Each month we read the numbers, fix what slipped, and add the one page your callers are asking for.',
      },
    ],
  },
  answers: {
    get: 'You get any of the six things above, or all of them together as a website plan. Each one has a page of its own that says what’s included, what we don’t do and how the first month goes.',
    cost: `A plan starts at ${basic.both}. With the chatbot and the monthly report, Pro is ${pro.both}. A single skill, such as connecting your register, is quoted before we start, because it depends on the other company’s system.`,
    who: 'A team of designers, engineers, writers and local search people does the work, and one account lead is your contact. For security and backups, our hosting and support person is on call.',
    you: 'You tell us what your callers ask and who answers them. If you have a web person, bring that person to the call, because they’ll have the better technical questions.',
    next: `Book a free call of ${consultation.freeMinutes} minutes. After it you get a short written plan with the order, the price and the time for each part, and you decide without hurry.`,
  } satisfies FiveAnswers,
  close: {
    title: 'Not sure which of the six?',
    text: `We look at your business together and tell you what we’d do first. If you aren’t satisfied with the finished site, tell us within ${guarantee.satisfactionDays} days of launch, and you get the setup fee back.`,
  },
  buttons: { start: 'Get Started', contact: 'Contact us' },
} as const;

import { routes } from '@/lib/routes';
import { facts } from './facts';

const { backups, sla, delivery, consultation, guarantee } = facts;

/**
 * What we can do and how we go about it (docs/product/pages.md#company). A card's sign is the one that its service has
 * everywhere.
 */
export const capabilities = {
  title: 'Capabilities: what we build and run',
  description:
    'Six things we do for local businesses: websites, local search, chatbots, hosting, words and pictures, and reports. With the technical detail, in plain words.',
  heading: 'Everything behind the counter.',
  lede: 'Six crafts under one roof, so no one has to pass your call along. One person answers for all of them.',
  cards: [
    {
      id: 'websites',
      title: 'Websites built by hand',
      text: 'Written after an hour on the phone with you, fast with one bar of signal. Old addresses lead to the new ones.',
      sign: { glyph: 'web', colour: 'enamel', shape: 'square' },
      href: routes.service('custom-website-design'),
    },
    {
      id: 'local-search',
      title: 'Local search',
      text: 'Profile, listings, town pages and reviews, measured from 35 points around your door. Never a promised rank.',
      sign: { glyph: 'pin', colour: 'bottle', shape: 'disc' },
      href: routes.service('local-seo-optimization'),
    },
    {
      id: 'chatbots',
      title: 'Chatbots and automations',
      text: 'It answers from your price list, offers times from your calendar and hands over to a person.',
      sign: { glyph: 'chat', colour: 'pin', shape: 'hexagon' },
      href: routes.service('ai-chatbot-integration'),
    },
    {
      id: 'hosting',
      title: 'Hosting and care',
      text: `A target of ${sla.uptimePercent}% uptime a month, copies every hour, updates, and someone who notices when a form goes quiet.`,
      sign: { glyph: 'gear', colour: 'terra', shape: 'hexagon' },
      href: routes.policy('service-level-agreement-policy'),
    },
    {
      id: 'words-and-pictures',
      title: 'Words and pictures',
      text: 'We interview you, write, and read it aloud. A photographer comes to your shop on a working day.',
      sign: { glyph: 'pen', colour: 'plum', shape: 'square' },
      href: routes.service('content-marketing'),
    },
    {
      id: 'reports',
      title: 'Reports with a decision in them',
      text: 'Calls, directions and bookings, and what comes next. One page a month.',
      sign: { glyph: 'bars', colour: 'ink', shape: 'disc' },
      href: routes.service('analytics-reporting'),
    },
  ],
  expertise: {
    title: 'Technical expertise.',
    lede: 'For the nephew who knows computers, and for anyone who wants to check our work.',
    entries: [
      {
        term: 'Pages',
        text: 'HTML that works before any script has arrived. TypeScript, React and Next.js where a page has something to do. No sliders, no page builder, no theme.',
      },
      {
        term: 'Speed',
        text: 'The main thing on screen within 2.5 seconds on a slow phone, nothing that jumps while it loads, and a budget in kilobytes that we keep.',
      },
      {
        term: 'Accessibility',
        text: 'WCAG 2.2, level AA. Automatic checks on each page, then a keyboard, a screen reader and text at 200 percent, by a person.',
      },
      {
        term: 'Search',
        text: 'Structured data for your kind of business, clean addresses, redirects, sitemaps and Search Console, plus a rank grid around your door.',
      },
      {
        term: 'Chat and automation',
        text: 'Language models that are held to your own documents, with rules for emergencies and a log that a person reads the next business morning.',
      },
      {
        term: 'Forms and payments',
        text: 'An inquiry is stored before it is mailed, so a full inbox loses nothing. Payments run on the pages of the payment provider.',
      },
      {
        term: 'Hosting',
        text: `Copies every hour for ${backups.hourlyKeptWeeks} week, every day for ${backups.dailyKeptWeeks} weeks and every month for ${backups.monthlyKeptMonths} months. A restore takes about ${backups.restoreHours} hours.`,
      },
      {
        term: 'Security',
        text: 'Strict content rules in the browser, encrypted connections everywhere, few dependencies, and updates that are tested before you see them.',
      },
      {
        term: 'Measurement',
        text: 'Google Analytics 4, Tag Manager and call counting in your own accounts, loaded only after the visitor has agreed.',
      },
      {
        term: 'Connections',
        text: 'Your booking calendar, cash register, mailing list or review sites. If it has an interface, we can usually talk to it. If not, we say so.',
      },
    ],
  },
  approach: {
    title: 'The approach, in four steps.',
    link: 'Every step in detail',
    lede: `The build itself typically takes ${delivery.typicalBusinessDays} business days, once we hold your content.`,
    steps: [
      {
        title: 'Discovery',
        description:
          'We listen to your last ten calls, look at your shop and your street, and write down what has to change.',
      },
      {
        title: 'Strategy',
        description:
          'One page: what we build, in which order, what it costs, and how we will both know whether it worked.',
      },
      {
        title: 'Execution',
        description:
          'Pages, profile and chatbot are made and corrected with you. You see them working before anyone else.',
      },
      {
        title: 'Growth',
        description:
          'Each month we read the numbers, fix what slipped, and add the one page that your callers are asking for.',
      },
    ],
  },
  close: {
    title: 'Not sure which of the six?',
    text: `Few people are. In ${consultation.freeMinutes} minutes we look at your business together and tell you what we would do first. If you aren’t satisfied with the finished site, the setup fee comes back within ${guarantee.satisfactionDays} days of launch.`,
  },
  buttons: { start: 'Get Started', contact: 'Contact us' },
} as const;

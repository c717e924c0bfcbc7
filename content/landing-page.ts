import { facts } from '@/content/facts';
import { planPrices, saleSentences } from '@/content/sale-terms';

/** The words of /landing: the demo request (docs/product/pages.md#landing). */
export const landing = {
  title: 'Demo video of a local website with a chatbot',
  description:
    'Ask for the demo and watch it right away: a local search, the website behind the first result, the chatbot that books, and the report afterward.',
  crumb: 'Demo',
  heading: 'Watch the demo of a local website',
  lede: 'It’s a short video without sound: the search, the website, the late-night chat and the owner’s report. Tell us who you are, and it opens right here.',
  form: {
    title: 'Ask for the demo',
    lede: 'There are four fields, and we don’t call you unless you ask for a call.',
  },
  privacy: { text: 'We use your details to answer you and for nothing else.', link: 'Privacy policy' },
  claims: {
    title: 'Two demo figures, and where they come from',
    lede: 'Both figures are simulated on our demo shop, which has no real customers.',
    items: [
      {
        figure: `+${facts.demo.conversionPercent}% conversion`,
        text: `We simulated visits to two versions of the demo page, and the one with the chatbot and the price list got ${facts.demo.conversionPercent}% more inquiries.`,
      },
      {
        figure: `+${facts.demo.fasterDevelopmentPercent}% faster development`,
        text: 'We compared building the demo site from our tested parts with building the same pages from scratch.',
      },
    ],
    note: 'These are simulated figures and no promise, because your results depend on your trade, your town and your visitors.',
  },
  inside: {
    title: 'What the demo shows',
    items: [
      {
        title: 'The search',
        text: 'A neighbor types “plumber near me” and sees three names, of which the demo shop is one.',
      },
      {
        title: 'The site',
        text: 'The first screen answers four questions: what the shop does, where, when and for how much.',
      },
      {
        title: 'The chat',
        text: 'After closing time the chatbot quotes from the price list and books an open time.',
      },
      {
        title: 'The morning',
        text: 'On the next business day a person reads the conversations, and the monthly report counts the calls.',
      },
    ],
  },
  prose: [
    {
      heading: 'Who the demo is for',
      paragraphs: [
        'The demo is for electricians, plumbers, restaurants, lawyers, coffee shops, dry cleaners, hair salons, auto shops, dentists and real estate agents. If your trade is something else, it works the same way.',
      ],
    },
  ],
  answers: {
    get: 'The website in the demo is what the Pro plan builds: ten pages, a chatbot that works from your price list and calendar, a Google Business Profile that we manage, two articles a month and a monthly report.',
    cost: `Watching the demo is free. Pro is ${planPrices.pro.both}, and the smaller Basic plan, without a chatbot, is ${planPrices.basic.both}.`,
    who: saleSentences.accountLead,
    you: 'For the demo you fill in four fields. For a website you talk with us for about an hour, send photos and prices, and read the draft.',
    next: `The demo opens on this page as soon as the form is stored. If you order a website like it, you get a receipt and a welcome email first. ${saleSentences.live}`,
  },
  process: {
    text: 'Would you like to know how we build a site like this?',
    label: 'The five steps, in detail',
  },
  after: {
    film: 'The demo video',
    /** Said of our own film alone. */
    own: 'It has no sound. The words are in the captions and the transcript.',
    waiting: {
      text: 'If you’re in no hurry, join the July promotion’s waiting list, and we’ll email you when its price is back.',
      label: 'Join the waiting list',
      inquiry: 'waiting-list',
    },
  },
} as const;

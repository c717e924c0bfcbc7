import { facts } from './facts';

/** The words of /landing: the demo request (docs/product/pages.md#landing). */
export const landing = {
  title: 'Demo of a local website with chatbot',
  description:
    'Ask for the demo and watch it right away: a local search, the website behind the first result, the chatbot that books, and the report afterward.',
  crumb: 'Demo',
  heading: 'Watch a shop get found.',
  lede: 'A short video: the search, the site, the late-night chat and the owner’s report. Tell us who you are, and it opens right here.',
  form: { title: 'See the demo.', lede: 'Four fields. No call unless you ask for one.' },
  privacy: { text: 'We use your details to answer you and for nothing else.', link: 'Privacy policy' },
  claims: {
    title: 'Two figures, and where they come from.',
    lede: 'Both are simulated on our demo shop, which has no real customers.',
    items: [
      {
        figure: `+${facts.demo.conversionPercent}% conversion`,
        text: `Simulated visits to two versions of the demo page. The one with the chatbot and the price list got ${facts.demo.conversionPercent}% more inquiries.`,
      },
      {
        figure: `+${facts.demo.fasterDevelopmentPercent}% faster development`,
        text: 'Building the demo site from our tested parts, compared with building the same pages from scratch.',
      },
    ],
    note: 'Simulated figures, not a promise. Your results depend on your trade, your town and your visitors.',
  },
  inside: {
    title: 'What the demo shows.',
    items: [
      {
        title: 'The search',
        text: 'A neighbor types “plumber near me” and sees three names. The demo shop is one.',
      },
      { title: 'The site', text: 'The first screen answers four questions: what, where, when and how much.' },
      { title: 'The chat', text: 'After closing time it quotes from the price list and books an open time.' },
      {
        title: 'The morning',
        text: 'The next business morning a person reads the conversations. The monthly report counts the calls.',
      },
    ],
  },
  prose: [
    {
      heading: 'Who the demo is for',
      paragraphs: [
        'Electricians, plumbers, restaurants, lawyers, coffee shops, dry cleaners, hair salons, auto shops, dentists, real estate agents. If your trade is something else, it works the same way.',
      ],
    },
  ],
  process: { text: 'Want to know how we build a site like this?', label: 'The five steps, in detail' },
  after: {
    film: 'The demo video',
    /** Said of our own film alone. */
    own: 'It has no sound. The words are in the captions and the transcript.',
    waiting: {
      text: 'No hurry? Join the waiting list, and you’ll hear first when the July price is back.',
      label: 'Join the waiting list',
      inquiry: 'waiting-list',
    },
  },
} as const;

import { facts } from './facts';

/** The words of /landing: the demo request (docs/product/pages.md#landing). */
export const landing = {
  title: 'Demo of a local website with chatbot',
  description:
    'Ask for the demo and watch it at once: a local search, the website behind the first result, the chatbot that books, and the report afterwards.',
  crumb: 'Demo',
  heading: 'Watch a shop get found.',
  lede: 'A short film: the search, the site, the chat at a quarter to ten, and the report the owner reads. Tell us who you are, and it opens right here.',
  form: { title: 'See the demo.', lede: 'Four fields. No call unless you ask for one.' },
  privacy: { text: 'We use your details to answer you and for nothing else.', link: 'Privacy policy' },
  claims: {
    title: 'Two figures, and where they come from.',
    lede: 'They were measured on our demo set-up. They are not a promise for your shop.',
    items: [
      {
        figure: `+${facts.demo.conversionPercent}% conversion`,
        text: 'On the demo shop, the page with the chatbot and the price list turned more visitors into inquiries than the same page without them.',
      },
      {
        figure: `+${facts.demo.fasterDevelopmentPercent}% faster development`,
        text: 'Building the demo site from our tested parts compared with building the same pages from an empty folder.',
      },
    ],
    note: 'Figures from our demo set-up, not a promise. Your trade, your town and your visitors decide what you get.',
  },
  inside: {
    title: 'What the demo shows.',
    items: [
      {
        title: 'The search',
        text: 'A neighbor types “plumber near me” and sees three names. We show what puts one of them first.',
      },
      { title: 'The site', text: 'The first screen answers four questions: what, where, when and how much.' },
      { title: 'The chat', text: 'After closing time it quotes from the price list and books a real slot.' },
      {
        title: 'The morning',
        text: 'The next business morning a person reads the night’s conversations, and the report counts the calls.',
      },
    ],
  },
  prose: [
    {
      heading: 'Who the demo is for',
      paragraphs: [
        'Electricians, plumbers, restaurants, lawyers, coffee shops, dry cleaners, hair salons, garages, dentists and real estate agents ask for it most. If your trade is something else, the demo still fits: the names change, the evening does not.',
      ],
    },
  ],
  process: { text: 'Want to know how such a site is made?', label: 'The five steps, in detail' },
  after: {
    film: 'The demo film',
    /** Said of our own film alone. */
    own: 'It has no sound, so it can run on a counter or in a waiting room. Its words are in the captions and the transcript.',
    waiting: {
      text: 'No hurry? The waiting list hears first when the July price comes back.',
      label: 'Join the waiting list',
      inquiry: 'waiting-list',
    },
  },
} as const;

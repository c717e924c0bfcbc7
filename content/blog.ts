import { facts } from './facts';

/** The words around the articles. */
export const blog = {
  title: 'Blog for local shop owners',
  heading: 'Blog for local shop owners',
  lede: 'Local search, chatbots, websites and what the numbers mean.',
  description:
    'Plain articles for people with a shop to run: local search, Google profiles, chatbots, analytics and design, with what to do this week.',
  updated: 'Updated',
  reviewed: 'We last checked the facts in this article on',
  share: { title: 'Pass it on', email: 'Email' },
  feeds: { text: 'New articles, without an account:', rss: 'RSS feed', json: 'JSON feed' },
  newsletter: {
    title: 'Newsletter: new articles by email',
    text: 'Short, and about things you can do yourself.',
    privacy: {
      text: 'Confirm by email, and that’s all. Every email has an unsubscribe link.',
      link: 'Privacy policy',
    },
  },
  drawing: 'Drawing of',
  /** Each cover that an article can name (components/article-covers), and what it shows. */
  covers: [
    { id: 'street', shows: 'three shops on a street' },
    { id: 'bell', shows: 'a service bell on a counter at night; its speech bubble has one line crossed out' },
    { id: 'tires', shows: 'a car on a lift beside four stacks of tires that rise like a chart' },
    { id: 'map', shows: 'a folded town map with three pins, one of them large' },
    {
      id: 'planter',
      shows: 'a search field used as a window box, with four different flowers growing from it',
    },
    {
      id: 'rail',
      shows: 'five web pages on a clothing rack, and in front of them a sign that says open until 4',
    },
  ],
  related: { title: 'Related articles', all: 'All articles' },
  call: {
    title: 'Want us to check your map?',
    text: `${facts.consultation.freeMinutes} minutes, free. We’ll show you what your customers see.`,
    label: 'Book a Call',
  },
} as const;

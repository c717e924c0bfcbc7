import { facts } from './facts';

/** The words around the articles. */
export const blog = {
  title: 'Blog for local shop owners',
  heading: 'Notes from the street.',
  lede: 'Local search, chatbots, websites and what the numbers mean.',
  description:
    'Plain articles for people with a shop to run: local search, Google profiles, chatbots, analytics and design, with what to do this week.',
  share: { title: 'Pass it on', email: 'Email' },
  feeds: { text: 'New articles, without an account:', rss: 'RSS feed', json: 'JSON feed' },
  newsletter: {
    title: 'New articles by email.',
    text: 'Short, and about things you can do yourself.',
    privacy: {
      text: 'Confirm by email, and that’s all. Every email has an unsubscribe link.',
      link: 'Privacy policy',
    },
  },
  /** What the drawings of the articles are called. */
  art: {
    drawing: 'Drawing of',
    shops: {
      coffee: 'a coffee shop',
      florist: 'a florist',
      dentist: 'a dentist’s office',
      barber: 'a barbershop',
      plumber: 'a plumber’s shop',
      books: 'a bookstore',
      restaurant: 'a restaurant',
      auto: 'a garage',
    },
  },
  related: { title: 'Keep reading.', all: 'All articles' },
  call: {
    title: 'Want us to check your map?',
    text: `${facts.consultation.freeMinutes} minutes, free. We’ll show you what your customers see.`,
    label: 'Book a Call',
  },
} as const;

import { facts } from '@/content/facts';

/** The words around the articles. */
export const blog = {
  title: 'Blog for local shop owners',
  heading: 'Blog for local shop owners',
  lede: 'We write about local search, chatbots, websites and what the numbers mean, for people who have a business to run.',
  description:
    'Plain articles for people with a shop to run: local search, Google profiles, chatbots, analytics and design, with what to do this week.',
  updated: 'Updated',
  reviewed: 'We last checked the facts in this article on',
  share: { title: 'Pass it on', email: 'Email' },
  feeds: { text: 'New articles, without an account:', rss: 'RSS feed', json: 'JSON feed' },
  start: {
    title: 'Which article to read first',
    lede: 'Read them in this order if you’re new to it. Each one ends with something you can do this week, and you need nothing from us to do it.',
    articles: [
      {
        id: 'local-seo-short-list',
        label: 'Local SEO: the short list',
        text: 'Start here if customers can’t find you on the map. You go through six jobs in order, and the first three take an afternoon and cost nothing.',
      },
      {
        id: 'small-business-seo-guide',
        label: 'Small-business SEO guide',
        text: 'Read this one next if you have a website and want it to show up. It tells you what each page needs, and it has a plan for twelve weeks at an hour a week.',
      },
      {
        id: 'google-analytics-4-for-shop-owners',
        label: 'Google Analytics for shop owners',
        text: 'This is for owners who opened Analytics once and closed it again. After it you know which four numbers to look at, and you need ten minutes a month for them.',
      },
      {
        id: 'ai-chatbots-for-small-business',
        label: 'What a chatbot should say',
        text: 'Read it before you buy a chatbot from anyone, and that includes us. You write ten answers and a list of what it must not say, and both fit on one sheet of paper.',
      },
      {
        id: 'web-design-trends-that-help',
        label: 'Design trends that help',
        text: 'This one is for you if someone is about to redesign your website. It takes five trends and says for each when it helps a customer call, book or walk in.',
      },
    ],
  },
  newsletter: {
    title: 'Newsletter: new articles by email',
    text: 'We email you when there’s a new article, and not on a schedule. It’s short, and it’s about things you can do yourself.',
    privacy: {
      text: 'You confirm by email, and that’s all. Every email has an unsubscribe link.',
      link: 'Privacy policy',
    },
  },
  /** The articles as books, in the page's head. `label` goes on with each one's subject and minutes. */
  shelf: {
    label: 'A shelf with a book for each article, as thick as the minutes it takes to read.',
    caption: '{count} articles, {minutes} minutes in all.',
    scale: 'The thicker the book, the longer the article.',
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
    text: `In a free call of ${facts.consultation.freeMinutes} minutes we search for your business together, and we tell you what we’d fix first.`,
    label: 'Book a Call',
  },
} as const;

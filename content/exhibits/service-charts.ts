/** One chart for each service. All figures are invented, and the page says so beside them. */
export const serviceCharts = {
  'custom-website-design': {
    title: 'Seconds until someone can read the page',
    text: 'The same bakery page on a phone with one bar of signal, before and after.',
    head: ['The page', 'Seconds'],
    rows: [
      { label: 'the old site, with a slider and a chat window', value: 8.4, look: 'open' },
      { label: 'the limit we set ourselves', value: 2.5, look: 'hatch' },
      { label: 'the new site', value: 1.9, look: 'solid' },
    ],
  },
  'local-seo-optimization': {
    title: 'Corners of town where the plumber is in the top three',
    text: 'Of 35 corners around one plumber. The edges of town come last.',
    head: ['Month', 'Corners'],
    rows: [
      { label: 'in March', value: 0, look: 'open' },
      { label: 'in April', value: 6, look: 'dots' },
      { label: 'in May', value: 13, look: 'hatch' },
      { label: 'in June', value: 19, look: 'solid' },
    ],
  },
  'ai-chatbot-integration': {
    title: 'How 61 evening chats ended',
    text: 'One plumber’s month. You get this picture for your own shop every month.',
    head: ['How it ended', 'Chats'],
    rows: [
      { label: 'booked a visit', value: 23, look: 'solid' },
      { label: 'got their answer', value: 19, look: 'hatch' },
      { label: 'left a number for a callback', value: 14, look: 'dots' },
      { label: 'stumped it', value: 5, look: 'open' },
    ],
  },
  'google-business-profile': {
    title: 'What people tapped on the profile',
    text: 'One month on a florist’s profile. Most people never opened the website.',
    head: ['What they tapped', 'Taps'],
    rows: [
      { label: 'asked for directions', value: 73, look: 'solid' },
      { label: 'called', value: 48, look: 'hatch' },
      { label: 'opened the website', value: 31, look: 'dots' },
      { label: 'sent a text', value: 9, look: 'open' },
    ],
  },
  'content-marketing': {
    title: 'Readers of one article in one year',
    text: 'People who found one garage’s brake article by search, by quarter. It was never advertised.',
    head: ['Quarter', 'Readers'],
    rows: [
      { label: 'in the first quarter', value: 40, look: 'open' },
      { label: 'in the second', value: 120, look: 'dots' },
      { label: 'in the third', value: 210, look: 'hatch' },
      { label: 'in the fourth', value: 260, look: 'solid' },
    ],
  },
  'analytics-reporting': {
    title: 'Where 48 calls came from',
    text: 'One dentist’s June. The map brings more than the ads, so we cut the ads.',
    head: ['Source', 'Calls'],
    rows: [
      { label: 'from the map', value: 24, look: 'solid' },
      { label: 'from Google search', value: 13, look: 'hatch' },
      { label: 'from ads', value: 6, look: 'dots' },
      { label: 'typed the URL', value: 3, look: 'open' },
      { label: 'from social media', value: 2, look: 'open' },
    ],
  },
  'reputation-management': {
    title: 'How many of those asked wrote a review',
    text: 'A barber’s first month of asking each customer the same way.',
    head: ['Step', 'Customers'],
    rows: [
      { label: 'were asked', value: 120, look: 'hatch' },
      { label: 'wrote a review', value: 27, look: 'solid' },
      { label: 'of these had a complaint, all answered', value: 3, look: 'open' },
    ],
  },
  'social-media': {
    title: 'What twelve posts brought in',
    text: 'One bakery’s month, counted in customers.',
    head: ['What happened', 'Times'],
    rows: [
      { label: 'messages answered the same day', value: 31, look: 'hatch' },
      { label: 'orders that named a post', value: 14, look: 'solid' },
      { label: 'empty tables filled by a last-minute post', value: 6, look: 'dots' },
    ],
  },
} as const satisfies Record<string, ChartWords>;

type ChartWords = {
  title: string;
  text: string;
  head: readonly [string, string];
  rows: readonly {
    label: string;
    value: number;
    figure?: string;
    look: 'solid' | 'hatch' | 'dots' | 'open';
  }[];
};

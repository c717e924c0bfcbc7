/** One chart for each service. All figures are invented, and the page says so beside them. */
export const serviceCharts = {
  'custom-website-design': {
    title: 'Seconds until someone can read the page',
    text: 'This is the same bakery page on a phone with one bar of signal, before and after. The old one loaded a slider and a chat window first, so people waited more than eight seconds for the opening hours.',
    head: ['The page', 'Seconds'],
    rows: [
      { label: 'the old site, with a slider and a chat window', value: 8.4, look: 'open' },
      { label: 'the limit we set ourselves', value: 2.5, look: 'hatch' },
      { label: 'the new site', value: 1.9, look: 'solid' },
    ],
  },
  'local-seo-optimization': {
    title: 'Corners of town where the plumber is in the top three',
    text: 'We searched from 35 corners around a plumber in another town than the one in our case studies. In April the category was corrected, in May three town pages went live, and by June he was in the top three on more than half of the corners. The edges of town come last.',
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
    text: 'This is a month of one plumber’s evenings. More than a third of the chats ended with a visit in the calendar, and five questions stumped the chatbot, so we asked him for the answers. You get this picture for your own shop every month.',
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
    text: 'This is one month on a florist’s profile. Most people asked for directions or called without opening the website, so wrong hours on the profile would have cost her more than a typo on the site.',
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
    text: 'These people found one garage’s article about brakes by searching. It had 40 readers in its first quarter and 260 in the fourth, although the garage paid for no advertising and changed only the prices in it.',
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
    text: 'These are one dentist’s calls in June. Half of them came from the map and only six from ads, so the report suggested that she stop the ads and put new photos on the map.',
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
    text: 'This is a barber’s first month of asking the same way each time, with a card at the register and a text for those who agreed. Almost one in four wrote something, and the three who complained were answered first.',
    head: ['Step', 'Customers'],
    rows: [
      { label: 'were asked', value: 120, look: 'hatch' },
      { label: 'wrote a review', value: 27, look: 'solid' },
      { label: 'of these had a complaint, all answered', value: 3, look: 'open' },
    ],
  },
  'social-media': {
    title: 'What twelve posts brought in',
    text: 'This is one bakery’s month, counted in customers. For example, a photo of the last six tables on a rainy Friday filled them by evening, and it took four minutes to post.',
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

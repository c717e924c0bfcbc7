import { packages } from '@/content/packages';
import { formatDollars } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';

const [, , shop] = packages;

export const merchant = {
  id: 'merchant',
  name: 'Google Merchant Center',
  line: 'Your shelf in the search results',
  icon: 'tag',
  shape: 'hexagon',
  color: 'plum',
  metaTitle: 'Google Merchant Center for local shops',
  metaDescription:
    'Show what is on your shelf, with price and “in stock nearby”, in Google’s free listings. Setup, product data and the monthly errors, for small shops.',
  heading: 'Your shelf in the search results.',
  lede: 'Someone wants a cast-iron pan today, not on Thursday. Merchant Center is how Google learns that you have three.',
  notNeeded: {
    items: ['you sell your time: repairs, haircuts, dinner', 'your stock is one of each'],
    note: 'Use the services and menu parts of your Business Profile. Ten good photos bring the same people.',
  },
  desk: {
    title: 'Two of eight were refused.',
    sample: 'Sample shelf and prices, fictional hardware store',
    marks: [
      { title: 'In stock, nearby.', text: 'No warehouse can write that under a picture. You can.' },
      { title: 'A penny apart.', text: 'The register changed, the page didn’t. Google noticed first.' },
      { title: 'Writing on the picture.', text: '“SALE” across the photo is enough. Two minutes to fix.' },
    ],
  },
  change: {
    title: 'It’s bookkeeping. We do it.',
    text: 'Start with fifty products that people drive for. Starting with everything is why most shops give up.',
    before: 'A list by itself',
    after: 'A list we keep',
    rows: [
      { thing: 'Prices', before: 'Differ by a penny', after: 'Compared, differences sent to you' },
      { thing: 'Codes', before: 'Missing', after: 'Copied from the box' },
      { thing: 'Stock', before: 'Unknown', after: 'From the register, or by sheet' },
      { thing: 'Pictures', before: 'With writing on them', after: 'The thing, on plain ground' },
      { thing: 'Returns and pickup', before: 'Hard to find', after: 'Where people and Google look' },
      { thing: 'Refusals', before: 'Seen at season’s end', after: 'Corrected within days' },
    ],
  },
  costs: {
    lines: [
      { label: 'Setup and monthly care, by number of products', value: 'quoted first' },
      { label: `A shop to go with it: ${shop.name}`, value: `${formatDollars(shop.price)} once` },
      { label: 'Your register’s connection', value: 'may cost', note: 'We find out before you decide.' },
    ],
    google: 'Nothing',
    note: 'Free listings are free. Shopping ads are billed to your card, up to a limit that you set.',
    strip: { label: 'If you leave', value: 'You keep the shelf' },
  },
  faqs: [
    {
      question: 'Do I have to sell online?',
      answer:
        'No. A page for each product with price and stock is enough, and “pick up in store” is a valid offer.',
    },
    {
      question: 'My products have no bar codes. Is that a problem?',
      answer:
        'Handmade goods are allowed without one and have to be marked as such. For branded goods the code is on the box. Collecting it is the dull part that we help with.',
    },
    {
      question: 'Will I be compared with the big stores?',
      answer:
        'Yes, side by side, on price. List the things where you’re not more expensive, or where “today” is worth more than two dollars.',
    },
  ],
  related: ['business-profile', 'ads-management', 'pay-integration', 'maps-integration'],
  more: { label: 'Websites and shops, with prices', href: routes.pricing() },
} as const satisfies GoogleService;

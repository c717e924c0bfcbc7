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
    'Show what’s on your shelf, with price and “in stock nearby,” in Google’s free listings. Setup, product data and monthly fixes for small shops.',
  heading: 'Your shelf in the search results.',
  lede: 'Someone wants a cast-iron pan today, not Thursday. Merchant Center tells Google you have three.',
  notNeeded: {
    items: ['you sell your time: repairs, haircuts, dinner', 'you stock one of each'],
    note: 'Use the services and menu parts of your Business Profile, with ten good photos.',
  },
  desk: {
    title: 'Two of eight were rejected.',
    sample: 'Sample shelf and prices, fictional hardware store',
    marks: [
      { title: 'In stock, nearby.', text: 'A warehouse can’t say that. You can.' },
      { title: 'A penny apart.', text: 'The register changed, the page didn’t. Google noticed first.' },
      { title: 'Writing on the picture.', text: '“SALE” across the photo is enough. Two minutes to fix.' },
    ],
  },
  change: {
    title: 'It’s bookkeeping. We do it.',
    text: 'Start with fifty products people drive for. Shops that start with everything often give up.',
    before: 'A list by itself',
    after: 'A list we keep',
    rows: [
      { thing: 'Prices', before: 'Differ by a penny', after: 'Compared, differences sent to you' },
      { thing: 'Codes', before: 'Missing', after: 'Copied from the box' },
      { thing: 'Stock', before: 'Unknown', after: 'From the register, or by sheet' },
      { thing: 'Pictures', before: 'With writing on them', after: 'The product, on a plain background' },
      { thing: 'Returns and pickup', before: 'Hard to find', after: 'Where people and Google look' },
      { thing: 'Rejections', before: 'Seen at season’s end', after: 'Corrected within days' },
    ],
  },
  costs: {
    lines: [
      { label: 'Setup and monthly care, by number of products', value: 'quoted first' },
      { label: `A shop to go with it: ${shop.name}`, value: `${formatDollars(shop.price)} once` },
      { label: 'Your register’s connection', value: 'may cost', note: 'We find out before you decide.' },
    ],
    google: 'Nothing',
    note: 'Shopping ads are billed to your card, up to a limit you set.',
    strip: { label: 'If you leave', value: 'You keep the shelf' },
  },
  faqs: [
    {
      question: 'Do I have to sell online?',
      answer: 'No. A page for each product with price and stock is enough, and “pick up in store” counts.',
    },
    {
      question: 'My products have no bar codes. Is that a problem?',
      answer:
        'Handmade goods don’t need one, but have to be marked as such. For brands, the code is on the box. We help you collect them.',
    },
    {
      question: 'Will I be compared with the big stores?',
      answer:
        'Yes, side by side, on price. List what you sell for the same price, or what people need today.',
    },
  ],
  related: ['business-profile', 'ads-management', 'pay-integration', 'maps-integration'],
  more: { label: 'Websites and shops, with prices', href: routes.pricing() },
} as const satisfies GoogleService;

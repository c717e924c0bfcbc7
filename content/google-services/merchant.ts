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
  lede: 'Somebody searches for a cast-iron pan and would rather have it today than on Thursday. Merchant Center is how Google learns that you have three.',
  prose: [
    {
      heading: 'What it does',
      paragraphs: [
        'Merchant Center is the list of your products as Google sees it: name, picture, price, brand, code, and whether it is in stock. From that list come the rows of pictures in the results, the shopping tab, and the products on your Business Profile. Appearing there is free. Ads made from the same list are possible and cost money.',
        'For shops with a door the best part is local stock. If your register or your shop program can say what is on the shelf, Google can write “in stock, 0.8 miles” under the picture. No warehouse can match that, and a hardware store, a toy shop or a nursery can.',
        'The work is in the list. Google refuses products with missing codes, prices that differ by a cent from the page, pictures with writing on them, or return rules that it cannot find. Each month a few are refused that were fine the month before, because somebody changed a price at the register and not on the site. It is bookkeeping, and it is what we take off you.',
      ],
    },
    {
      heading: 'What you see each month',
      paragraphs: [
        'How many of your products are live and how many were refused, with reasons in English. Which twenty were shown and pressed the most. And what people near you searched for that you do not carry, which your buyer may find more interesting than all the rest.',
      ],
    },
  ],
  benefitsLede: 'From the spreadsheet at the back of the shop to the front of the results.',
  benefits: [
    {
      title: 'Account and proof',
      text: 'Opened in your name, tied to your website and your Business Profile.',
    },
    {
      title: 'A product list that passes',
      text: 'Codes, categories, sizes and pictures in the form that Google accepts.',
    },
    {
      title: 'Stock on the shelf',
      text: 'From your register where it can export, or for your hundred best sellers by sheet.',
    },
    {
      title: 'Prices that agree',
      text: 'Page and list compared regularly, differences sent to you.',
    },
    {
      title: 'Rules in plain sight',
      text: 'Returns, pickup and delivery written where both people and Google find them.',
    },
    {
      title: 'Refusals answered',
      text: 'Corrected or appealed within days and not at the end of the season.',
    },
  ],
  steps: [
    {
      title: 'Pick fifty',
      description: 'The products that people drive for. Starting with everything is why most shops give up.',
    },
    {
      title: 'Put the data right',
      description: 'Codes from the box, honest pictures, prices with tax as your state wants them.',
    },
    {
      title: 'Connect and wait',
      description: 'Google reviews a new shop for a few days. We answer what it asks.',
    },
    { title: 'Add the rest', description: 'Shelf by shelf, as far as it is worth the trouble.' },
  ],
  costs: [
    {
      label: 'To us',
      value: `Setup and monthly care are quoted before we start. The price depends on the number of products and on what your register can do. An online shop to go with it is the ${shop.name}, ${formatDollars(shop.price)} once.`,
    },
    {
      label: 'To Google',
      value:
        'Nothing for free listings. Shopping ads are billed by Google to your card, per click, up to a limit that you set.',
    },
    {
      label: 'To others',
      value: 'Some registers charge for their connection. We find out which before you decide.',
    },
  ],
  notNeeded:
    'Plumbers, dentists, salons and restaurants sell their time, and Merchant Center has no shelf for that. Use the services and menu parts of your Business Profile. Leave it also if your stock is one of each, such as an antique shop’s: listing a thing costs more time than selling it. Ten good photos on the profile bring the same people.',
  faqs: [
    {
      question: 'Do I have to sell online?',
      answer:
        'No. A page for each product with price and stock is enough, and “pick up in store” is a valid offer. Selling from the page can come later.',
    },
    {
      question: 'My products have no bar codes. Is that a problem?',
      answer:
        'Handmade goods are allowed without one and have to be marked as such. For branded goods the code is on the box, and collecting it is the dull part that we help with.',
    },
    {
      question: 'Will I be compared with the big stores?',
      answer:
        'Yes, side by side, on price. If you are more expensive on everything, list the things where you are not, or where “today” is worth more than two dollars.',
    },
  ],
  related: ['business-profile', 'ads-management', 'pay-integration', 'maps-integration'],
  more: { label: 'Websites and shops, with prices', href: routes.pricing() },
} as const satisfies GoogleService;

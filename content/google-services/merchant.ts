import { facts } from '@/content/facts';
import type { GoogleService } from '@/content/google-services/google-service';
import { packages } from '@/content/packages';
import { formatDollars } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';

const [, , shop] = packages;
const { setUpBusinessDays: days } = facts.googleTools;

export const merchant = {
  id: 'merchant',
  name: 'Google Merchant Center',
  line: 'Your products in the search results',
  icon: 'tag',
  shape: 'hexagon',
  color: 'plum',
  metaTitle: 'Google Merchant Center for local shops',
  metaDescription:
    'Show what’s on your shelf, with price and “in stock nearby,” in Google’s free listings. Setup, product data and monthly fixes for small shops.',
  heading: 'Google Merchant Center for local shops',
  lede: 'Someone nearby wants a cast-iron pan today. Merchant Center tells Google that you have three, before a warehouse far away ships one.',
  notNeeded: {
    items: ['you sell your time: repairs, haircuts, dinner', 'you stock one of each'],
    note: 'In that case, use the services and menu parts of your Business Profile, with ten good photos.',
  },
  desk: {
    title: 'Eight products in Merchant Center, two rejected',
    sample: 'Sample shelf and prices, fictional hardware store',
    marks: [
      { title: 'In stock, nearby', text: 'A warehouse can’t say that about your town, and you can.' },
      { title: 'A penny apart', text: 'The register changed and the page didn’t, and Google noticed first.' },
      {
        title: 'Writing on the picture',
        text: 'The word “SALE” across the photo is enough. It takes two minutes to fix.',
      },
    ],
  },
  setup: {
    title: 'What we set up in Merchant Center',
    text: 'We start with fifty products that people drive for, because shops that start with everything often give up. Each one gets a title, a price, a photo on a plain background, and the code from the box. We connect your register, or a sheet that you keep, so Google knows what’s in stock. Returns and pickup are written where people and Google look for them. Then we watch for rejections, compare your prices with the register, and send you the differences.',
    takes: `It typically takes ${days} business days after we have the list and the photos. Google then checks the shop and the products, which takes longer.`,
    needs:
      'You need a page with a price for each product, a photo without writing on it, and a way to tell us what’s in stock.',
    report:
      'It says which products were shown and tapped, which were rejected and why, and what people nearby looked for that you don’t carry.',
    wrong:
      'Google rejects a product when two prices differ, even by a penny. We correct the list within days. If the page or the register has to change, we tell you which one.',
  },
  change: [
    { thing: 'Prices', before: 'Differ by a penny', after: 'Compared, differences sent to you' },
    { thing: 'Codes', before: 'Missing', after: 'Copied from the box' },
    { thing: 'Stock', before: 'Unknown', after: 'From the register, or by sheet' },
    { thing: 'Pictures', before: 'With writing on them', after: 'The product, on a plain background' },
    { thing: 'Returns and pickup', before: 'Hard to find', after: 'Where people and Google look' },
    { thing: 'Rejections', before: 'Seen at season’s end', after: 'Corrected within days' },
  ],
  answers: {
    get: 'You get your products in Google’s free listings, with price and “in stock nearby,” in an account of your own. We keep your product list correct every month.',
    who: 'Our content person prepares the list, and a front-end engineer connects the register. Your account lead sends you the differences.',
    you: 'You choose the first fifty products and check their prices. If the maker has no photo, you take one. Later you answer when a price differs.',
    next: 'Book a Call and tell us what people drive to you for. We count the products, look at your register and send a price. When Google has accepted the first fifty, we add more.',
  },
  costs: {
    lines: [
      { label: 'Setup and monthly care, by number of products', value: 'quoted first' },
      { label: `A shop to go with it: ${shop.name}`, value: `${formatDollars(shop.price)} once` },
      {
        label: 'Your register’s connection',
        value: 'may cost extra',
        note: 'We find out before you decide.',
      },
    ],
    google: 'Nothing',
    note: 'Shopping ads are billed to your card, up to a limit you set.',
    strip: 'The account and the product list stay yours, and you remove our access.',
  },
  glance: {
    does: 'Shows your products with price and “in stock nearby”',
    plan: 'None',
    price: 'Quoted first, by number of products',
    skip: 'You sell your time: repairs, haircuts, dinner',
  },
  faqs: [
    {
      question: 'Do I have to sell online?',
      answer:
        'You don’t. A page for each product with price and stock is enough, and “pick up in store” counts.',
    },
    {
      question: 'My products have no bar codes. Is that a problem?',
      answer:
        'Handmade goods don’t need one, but have to be marked as such. For brands, the code is on the box. We help you collect them.',
    },
    {
      question: 'Will I be compared with the big stores?',
      answer:
        'Yes, you will, side by side and on price. So list what you sell for the same price, or what people need today.',
    },
  ],
  related: ['business-profile', 'ads-management', 'pay-integration', 'maps-integration'],
  more: { label: 'Websites and shops, with prices', href: routes.pricing() },
} as const satisfies GoogleService;

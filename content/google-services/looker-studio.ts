import { facts } from '@/content/facts';
import type { GoogleService } from '@/content/google-services/google-service';
import { planPrices } from '@/content/sale-terms';
import { routes } from '@/lib/site/routes';

const { pro } = planPrices;
const { setUpBusinessDays: days } = facts.googleTools;

export const lookerStudio = {
  id: 'looker-studio',
  name: 'Looker Studio',
  line: 'One live page of numbers for several sources',
  icon: 'bars',
  shape: 'square',
  color: 'bottle',
  metaTitle: 'Looker Studio dashboards for small business',
  metaDescription:
    'One live page of calls, bookings and ad costs from Analytics, Ads and your own sheets, in Looker Studio, also called Data Studio. And when paper is enough.',
  heading: 'Looker Studio dashboards for local businesses',
  lede: 'It shows the figures of several tools on one page that updates itself. That’s useful with three locations and often too much with one, where paper still wins.',
  notNeeded: {
    items: ['you have one location', 'you run no ads'],
    note: 'The one-page report says the same, and you can pin it to the wall.',
  },
  desk: {
    title: 'Three sources on one Looker Studio page',
    sample: 'Sample figures, fictional barber with three shops',
    marks: [
      {
        title: 'Your papers, as they are',
        text: 'The profile, the booking app and a sheet that you already keep stay where they are.',
      },
      { title: 'Same rows, same order', text: 'You see at a glance which shop is behind.' },
      {
        title: 'Three sentences',
        text: 'A person writes them on the first business day of the month.',
      },
    ],
  },
  setup: {
    title: 'What we set up in Looker Studio',
    text: 'We ask one question about each number: what would you change if it fell? A number without an answer stays off the page, so about six are left. Then we connect your sources, for example Analytics, Ads, your booking app and a sheet. Each figure has the same month of last year beside it, and a source that fails says so and doesn’t show zero. Managers see their own shop, you see all of them, and the page is in your Google account.',
    takes: `It typically takes ${days} business days for sources that connect directly. A booking app or a register can take longer, because each one exports in its own way.`,
    needs:
      'You need access to each source, and someone who keeps the sheet up to date if you use one. We also ask who may see what.',
    report:
      'The page is the report. Once a month, three sentences on it say what moved, why it moved, and what to do about it.',
    wrong:
      'A source may change its format, or a free connector may end. The page then says which source failed, and we repair the connection. If that costs extra, you hear it before we do it.',
  },
  change: [
    { thing: 'How many figures', before: 'All there are', after: 'Six, on one screen' },
    { thing: 'Beside each figure', before: 'Last week', after: 'The same month last year' },
    { thing: 'A source that fails', before: 'Shows zero', after: 'Says it failed' },
    { thing: 'Who sees what', before: 'Everyone, everything', after: 'Managers see theirs, you see all' },
    { thing: 'The words', before: 'None', after: 'What moved, why, what to do' },
    { thing: 'The owner', before: 'An agency', after: 'Your Google account' },
  ],
  answers: {
    get: 'You get one live page with about six numbers from all your shops, compared with last year, and three written sentences each month. You can open it on your phone.',
    who: 'Our analytics person builds the page and writes the sentences. If a source has to be connected by code, a front-end engineer does that.',
    you: 'You tell us which numbers would make you act, and give us access to the sources. After that you read three sentences a month.',
    next: 'Book a Call and show us the papers that you use today. If one written page is enough, we say so. If not, you get a price in writing and then a first version with your own numbers.',
  },
  costs: {
    lines: [
      {
        label: 'The written page, in Pro',
        value: `${pro.monthly}/month`,
        note: `after ${pro.setup} for setup`,
      },
      { label: 'A live page too, by number of sources', value: 'quoted first' },
      { label: 'Some outside sources', value: 'a paid connector', note: 'We name it before you decide.' },
    ],
    google: 'Nothing',
    note: 'You don’t need the paid edition.',
    strip: 'The page is in your account and stays live, and you remove our access.',
  },
  glance: {
    does: 'Puts the numbers of several shops and tools on one live page',
    plan: 'None. Pro has a written page',
    price: 'Quoted first, by number of sources',
    skip: 'You have one location',
  },
  faqs: [
    {
      question: 'Can it show my Business Profile figures?',
      answer:
        'Yes, through a sheet we fill each month or a paid connector. For one to three locations the sheet is cheaper and breaks less often.',
    },
    {
      question: 'Can you connect my booking app or my register?',
      answer:
        'Yes, if it can export a sheet. If it has an API, which lets programs talk to each other, it can run by itself.',
    },
    {
      question: 'Is it the same as Looker, or Data Studio?',
      answer:
        'It’s the same as Data Studio, because in April 2026 Google brought back that old name. Looker is a much larger product, for companies with a data department.',
    },
  ],
  related: ['analytics', 'tag-manager', 'apis', 'ads-management'],
  more: {
    label: 'Analytics reporting, the page with sentences',
    href: routes.service('analytics-reporting'),
  },
} as const satisfies GoogleService;

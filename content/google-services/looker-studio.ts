import { plans } from '@/content/plans';
import { formatDollars } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';

const [, pro] = plans;

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
  heading: 'All your numbers on one page.',
  lede: 'It shows the figures of several tools on one page that updates itself. That’s useful with three locations and often too much with one.',
  notNeeded: {
    items: ['you have one location', 'you run no ads'],
    note: 'The one-page report says the same, and you can pin it to the wall.',
  },
  desk: {
    title: 'Three papers, one page.',
    sample: 'Sample figures, fictional barber with three shops',
    marks: [
      {
        title: 'Your papers, as they are.',
        text: 'The profile, the booking program, and a sheet you already keep.',
      },
      { title: 'Same rows, same order.', text: 'You see which shop is behind.' },
      {
        title: 'Three sentences.',
        text: 'A person writes them on the first business day.',
      },
    ],
  },
  change: {
    title: 'Six numbers, not sixty.',
    text: 'For each one we ask: what would you change if it fell? No answer, no number.',
    before: 'A usual dashboard',
    after: 'Yours',
    rows: [
      { thing: 'How many figures', before: 'All there are', after: 'Six, on one screen' },
      { thing: 'Beside each figure', before: 'Last week', after: 'The same month last year' },
      { thing: 'A source that fails', before: 'Shows zero', after: 'Says it failed' },
      { thing: 'Who sees what', before: 'Everyone, everything', after: 'Managers see theirs, you see all' },
      { thing: 'The words', before: 'None', after: 'What moved, why, what to do' },
      { thing: 'The owner', before: 'An agency', after: 'Your Google account' },
    ],
  },
  costs: {
    lines: [
      { label: `The written page, in ${pro.name}`, value: `${formatDollars(pro.monthlyPrice)}/month` },
      { label: 'A live page too, by number of sources', value: 'quoted first' },
      { label: 'Some outside sources', value: 'a paid connector', note: 'We name it before you decide.' },
    ],
    google: 'Nothing',
    note: 'You don’t need the paid edition.',
    strip: { label: 'If you leave', value: 'The page stays live' },
  },
  faqs: [
    {
      question: 'Can it show my Business Profile figures?',
      answer:
        'Yes, through a sheet we fill each month or a paid connector. For one to three locations the sheet is cheaper and breaks less often.',
    },
    {
      question: 'Can you connect my booking program or my register?',
      answer: 'If it can export a sheet, yes. If it has an API, it can run by itself.',
    },
    {
      question: 'Is it the same as Looker, or Data Studio?',
      answer:
        'Data Studio, yes: in April 2026 Google brought back that old name. Looker is a much larger product, for companies with a data department.',
    },
  ],
  related: ['analytics', 'tag-manager', 'apis', 'ads-management'],
  more: {
    label: 'Analytics reporting, the page with sentences',
    href: routes.service('analytics-reporting'),
  },
} as const satisfies GoogleService;

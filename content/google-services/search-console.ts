import { plans } from '@/content/plans';
import { formatDollars } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';

const [basic, pro] = plans;

export const searchConsole = {
  id: 'search-console',
  name: 'Google Search Console',
  line: 'The words people typed before they found you',
  icon: 'web',
  shape: 'hexagon',
  color: 'enamel',
  metaTitle: 'Search Console setup and monthly watch',
  metaDescription:
    'Search Console shows the words people typed, the pages Google left out, and warnings worth reading. We set it up in your name and read it every month.',
  heading: 'See the words that lead to your door.',
  lede: 'What people typed when they found you, and when they didn’t. Straight from Google, free.',
  notNeeded: {
    items: ['your site has five pages that never change', 'you already rank where you want to'],
    note: 'Set it up anyway. It’s free. Just don’t pay anyone to read it.',
  },
  desk: {
    title: 'Ten searches. Three to fix.',
    sample: 'Sample list, fictional café',
    marks: [
      { title: 'One sentence.', text: 'The café is quiet until eleven. Now a page mentions it.' },
      { title: 'One page.', text: 'They bake to order and never wrote it down.' },
      { title: 'One line.', text: 'The Sunday hours were on the door, not on the site.' },
    ],
  },
  change: {
    title: 'Set up once, then looked after.',
    text: 'We verify through your domain, so the account survives your next website.',
    before: 'How we find it',
    after: 'How we keep it',
    rows: [
      { thing: 'The domain', before: 'Only the version with www', after: 'All of it, in your own account' },
      { thing: 'The list of pages', before: 'Names pages that are gone', after: 'Only pages that exist' },
      { thing: 'Google’s warnings', before: 'Go to a former agency', after: 'Go to you and to our support' },
      { thing: 'Pages left out', before: 'A number nobody reads', after: 'Which, why, and if it matters' },
      { thing: 'Links to old pages', before: 'End at “not found”', after: 'Go straight to the new page' },
      { thing: 'Bing', before: 'Forgotten', after: 'Set up in the same five minutes' },
    ],
  },
  costs: {
    lines: [
      {
        label: `Setup, in every plan, from ${basic.name}`,
        value: `${formatDollars(basic.monthlyPrice)}/month`,
      },
      {
        label: `Read each month, from the ${pro.name} plan`,
        value: `${formatDollars(pro.monthlyPrice)}/month`,
      },
      { label: 'A repair on a site that isn’t ours', value: 'quoted first' },
    ],
    google: 'Nothing',
    note: 'Search Console has no paid version.',
    strip: { label: 'If you leave', value: 'It’s your account' },
  },
  faqs: [
    {
      question: 'Can you ask Google to index my page faster?',
      answer:
        'We can ask, and Google usually comes within days. Asking twice doesn’t help. A link from a page it already knows does.',
    },
    {
      question: 'Why does it show a different position than my phone?',
      answer:
        'It’s the average of everyone who searched, everywhere. Your phone shows one search from one spot.',
    },
    {
      question: 'How far back does it go?',
      answer: 'Google keeps 16 months. We save a copy each month, so you can look back further.',
    },
  ],
  related: ['analytics', 'business-profile', 'tag-manager', 'training'],
  more: { label: 'Local SEO, the whole service', href: routes.service('local-seo-optimization') },
} as const satisfies GoogleService;

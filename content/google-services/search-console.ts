import { facts } from '@/content/facts';
import type { GoogleService } from '@/content/google-services/google-service';
import { planPrices } from '@/content/sale-terms';
import { routes } from '@/lib/site/routes';

const { basic, pro } = planPrices;
const { setUpBusinessDays: days } = facts.googleTools;

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
  heading: 'Google Search Console for local businesses',
  lede: 'Google knows what people typed before they found you, and it tells you for free. We set Search Console up in your name, and from Pro on we read it for you every month.',
  notNeeded: {
    items: ['your site has five pages that never change', 'you already rank where you want to'],
    note: 'Set it up anyway, because it’s free. Just don’t pay anyone to read it for you.',
  },
  desk: {
    title: 'Ten searches in Search Console, three to fix',
    sample: 'Sample list, fictional café',
    marks: [
      {
        title: 'Add one sentence',
        text: 'The café is quiet until eleven, so now a page says that.',
      },
      { title: 'Add one page', text: 'They bake to order, but no page of the site ever mentioned it.' },
      { title: 'Add one line', text: 'The Sunday hours were on the door and missing on the site.' },
    ],
  },
  setup: {
    title: 'What we set up in Search Console',
    text: 'We verify your whole domain and not just one version of it, so the account survives your next website. You’re the owner, and our support gets Google’s warnings at the same time as you. We hand Google a list of the pages that exist, and take out the ones that are gone. Old links get a redirect, so they lead to the new page and don’t end at “not found.” Bing has a free tool of the same kind, and we set it up on the same day.',
    takes: `It typically takes ${days} business days after we have access to your domain. Google usually shows the first searches a few days later.`,
    needs:
      'You need a Google account for your business, and access to the company where your domain is registered. If you can’t find the password, we help you look for it on the phone.',
    report:
      'From Pro on, you read which ten searches mattered this month, which of them deserve a sentence or a page, and which pages Google left out.',
    wrong:
      'Google may stop reading a page after a redesign, or warn you about a link that ends nowhere. We get the same email as you. On a site we host we fix it, and elsewhere we quote the repair.',
  },
  change: [
    { thing: 'The domain', before: 'Only the version with www', after: 'All of it, in your own account' },
    { thing: 'The list of pages', before: 'Names pages that are gone', after: 'Only pages that exist' },
    { thing: 'Google’s warnings', before: 'Go to a former agency', after: 'Go to you and to our support' },
    { thing: 'Pages left out', before: 'A number nobody reads', after: 'Which, why, and if it matters' },
    { thing: 'Links to old pages', before: 'End at “not found”', after: 'Go straight to the new page' },
    { thing: 'Bing', before: 'Forgotten', after: 'Set up on the same day' },
  ],
  answers: {
    get: 'You get a verified Search Console account for your whole domain, a correct list of pages, redirects for old links, and the same for Bing. From Pro on, a person reads it each month.',
    who: 'Our local search lead sets it up and reads the searches. Warnings go to our support, who pass them to the person who can fix them.',
    you: 'You confirm once that the domain is yours. When we suggest a sentence, you tell us if it’s true, for example whether you bake to order.',
    next: 'Book a Call, and we look up how Google sees your site while we talk. With a plan, we set it up during the build. Without one, you get a price in writing first.',
  },
  costs: {
    lines: [
      {
        label: 'Setup, in every plan, from Basic',
        value: `${basic.monthly}/month`,
        note: `after ${basic.setup} for setup`,
      },
      {
        label: 'Read each month, from Pro',
        value: `${pro.monthly}/month`,
        note: `after ${pro.setup} for setup`,
      },
      { label: 'A repair on a site that isn’t ours', value: 'quoted first' },
    ],
    google: 'Nothing',
    note: 'Search Console has no paid version.',
    strip: 'The account is yours, and you remove us as a user.',
  },
  glance: {
    does: 'Shows what people typed, and warns you when Google can’t read a page',
    plan: 'Setup in every plan, read each month from Pro',
    price: 'Quoted first',
    skip: 'You have no website yet',
  },
  faqs: [
    {
      question: 'Can you ask Google to index my page faster?',
      answer:
        'We can ask, and Google usually comes within days. Asking twice doesn’t help, but a link from a page it already knows does.',
    },
    {
      question: 'Why does it show a different position than my phone?',
      answer:
        'It’s the average of everyone who searched, everywhere, while your phone shows one search from one spot.',
    },
    {
      question: 'How far back does it go?',
      answer: 'Google keeps 16 months. We save a copy each month, so you can look back further.',
    },
  ],
  related: ['analytics', 'business-profile', 'tag-manager', 'training'],
  more: { label: 'Local SEO, the whole service', href: routes.service('local-seo-optimization') },
} as const satisfies GoogleService;

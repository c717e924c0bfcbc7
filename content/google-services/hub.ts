import { notFound } from '@/content/not-found';

/** The overview of the Google services: the order for a small shop, and the words that all their pages share. */
export const googleHub = {
  title: 'Google services for local businesses',
  description:
    'Thirteen Google tools explained for plumbers, dentists and cafés: what each does, what we set up, who charges what, and which five to start with.',
  /** An unknown tool is an unknown route (docs/product/routes.md#not-found). */
  notFound: {
    title: notFound.title,
    description: 'There’s no Google tool at this link. All thirteen are on one page.',
    text: 'We have no page about that Google tool. The thirteen we work with are on one page.',
    link: 'See all thirteen Google tools',
  },
  heading: 'Thirteen Google tools. Most shops need five.',
  lede: 'We set them up in your name, teach you the rest, and tell you when one isn’t worth your money.',
  order: {
    title: 'Where to start.',
    lede: 'Each step makes the next one worth doing. After the fourth you have five tools. Most shops can stop there.',
    steps: [
      {
        title: 'Business Profile',
        description: 'Claimed, verified and filled in. It’s seen before your website, and it’s free.',
      },
      {
        title: 'Search Console',
        description: 'Shows the words people type and warns you when Google can’t read your site.',
      },
      {
        title: 'Analytics with Tag Manager',
        description: 'Counts calls and bookings, so you don’t have to guess.',
      },
      {
        title: 'Email under your name',
        description: 'Workspace, or the email you have, plus three records that keep it out of spam.',
      },
      {
        title: 'Then, and only then, ads',
        description:
          'Once you count calls, you can judge what one costs. Merchant Center if you sell products.',
      },
    ],
  },
  notNeeded: {
    items: [
      'your profile is claimed, complete and current',
      'nothing here would bring you a customer this year',
    ],
    note: 'A better photo of your front door might.',
  },
  cabinet: {
    title: 'Thirteen drawers. Open four.',
    lede: 'Four are free: open those first. The fifth is your email. The rest can wait.',
    opened: {
      'business-profile': ['Claimed in your name', 'Hours, photos, reviews'],
      'search-console': ['The words people type', 'Google’s warnings'],
      analytics: ['Calls and bookings', 'One page a month'],
      'tag-manager': ['Few scripts, each named', 'They wait for a “yes”'],
    },
  },
  change: {
    title: 'Your accounts, our hands.',
    text: 'Change agencies a few times, and you may not own your profile or your numbers. We get them back.',
    before: 'As we find it',
    after: 'As we leave it',
    rows: [
      { thing: 'The owner of each account', before: 'Someone’s old Gmail', after: 'You, in your name' },
      { thing: 'Our key', before: 'Your password, shared', after: 'Our own. Two taps take it back' },
      {
        thing: 'Google’s bill',
        before: 'Through an agency, with a margin',
        after: 'From your card, at Google’s rates',
      },
      {
        thing: 'Top spot, guaranteed',
        before: 'Sold to you by phone',
        after: 'No one can sell it. Hang up',
      },
      { thing: 'Reviews', before: '“We can write some”', after: 'Only real ones, asked for kindly' },
      { thing: 'Tools you don’t need', before: 'Set up because they exist', after: 'Left in the drawer' },
    ],
  },
  costs: {
    name: 'Your Google tools',
    lines: [
      { label: 'The ones your plan names', value: 'included' },
      { label: 'Any one by itself, on any site', value: 'quoted first' },
      { label: 'Our share of what Google charges', value: 'none' },
    ],
    google: 'Its own rates',
    note: 'Most of the thirteen are free. Ads, mailboxes and live maps go from your card to Google.',
    strip: { label: 'If you leave', value: 'You keep them all' },
  },
  groups: [
    {
      title: 'Be found',
      line: 'The map, the search results, directions.',
      ids: ['business-profile', 'search-console', 'maps-integration', 'merchant'],
    },
    {
      title: 'Keep count',
      line: 'What brought customers.',
      ids: ['analytics', 'tag-manager', 'looker-studio'],
    },
    {
      title: 'Be chosen and paid',
      line: 'Ads, video answers and one-tap payment.',
      ids: ['ads-management', 'youtube', 'pay-integration'],
    },
    {
      title: 'Run the shop',
      line: 'Email, connections and training.',
      ids: ['workspace', 'apis', 'training'],
    },
  ],
  faqs: [
    {
      question: 'Do I need a plan to get one of these?',
      answer:
        'No. You can get each one by itself, even for a site we didn’t build. With a plan, the ones it names are included.',
    },
    {
      question: 'We already have these accounts. Do you start over?',
      answer:
        'Only if no one can get in. Otherwise we keep the history, remove people who left, and fix what’s counted wrong.',
    },
    {
      question: 'Can you take all of it over at once?',
      answer: 'We could, but one tool a week is better. We check each one before the next.',
    },
  ],
  labels: {
    costs: 'Who gets paid.',
    google: 'Google',
    notNeeded: 'You don’t need it if',
    faq: 'Common questions.',
    related: 'Related tools.',
    all: 'All Google services',
    getStarted: 'Get Started',
    bookCall: 'Book a Call',
  },
} as const;

import { notFound } from '@/content/not-found';

/** The overview of the Google services: the order for a small shop, and the words that all their pages share. */
export const googleHub = {
  title: 'Google services for local businesses',
  description:
    'Thirteen Google tools explained for plumbers, dentists and cafés: what each does, what we set up, what it costs with whom, and which five to begin with.',
  /** An unknown tool is an unknown route (docs/product/routes.md#not-found). */
  notFound: {
    title: notFound.title,
    description: 'There is no Google tool at this address. All thirteen are listed on one page.',
    text: 'We have no page about that Google tool. The thirteen that we work with are listed on one page.',
    link: 'See all thirteen Google tools',
  },
  heading: 'Thirteen Google tools. Most shops need five.',
  lede: 'We set them up in your name, teach you the rest, and say so when one isn’t worth your money.',
  order: {
    title: 'In which order.',
    lede: 'Each step makes the next one worth doing. Many shops stop after the fourth, with five tools, and are right to.',
    steps: [
      {
        title: 'Business Profile',
        description: 'Claimed, verified and filled in. It’s seen before your website, and it’s free.',
      },
      {
        title: 'Search Console',
        description: 'Shows the words people type and warns you when Google cannot read the site.',
      },
      {
        title: 'Analytics with Tag Manager',
        description: 'Counts calls and bookings, so the next decision isn’t a guess.',
      },
      {
        title: 'Email under your name',
        description: 'Workspace, or the email you have, with the three records that keep it out of spam.',
      },
      {
        title: 'Then, and only then, ads',
        description:
          'When a call can be counted, paying for one can be judged. Merchant Center if you have a shelf.',
      },
    ],
  },
  notNeeded: {
    items: [
      'your profile is claimed, complete and current',
      'nothing here would bring you a customer this year',
    ],
    note: 'A better photo of your front door might. We’ll tell you that, too.',
  },
  cabinet: {
    title: 'Thirteen drawers. Open four.',
    lede: 'Four cost nothing at Google: open those first. The fifth is your email. The rest can wait.',
    opened: {
      'business-profile': ['Claimed in your name', 'Hours, photos, reviews'],
      'search-console': ['The words people type', 'Google’s warnings'],
      analytics: ['Calls and bookings', 'One page a month'],
      'tag-manager': ['Few scripts, each named', 'They wait for a “yes”'],
    },
  },
  change: {
    title: 'Your accounts, our hands.',
    text: 'The most common thing we repair: a shop that changed agencies three times and owns neither its profile nor its numbers.',
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
        thing: 'First place, guaranteed',
        before: 'Sold to you by phone',
        after: 'Nobody can sell it. Hang up',
      },
      { thing: 'Reviews', before: '“We can write some”', after: 'Only real ones, asked for kindly' },
      { thing: 'Tools you don’t need', before: 'Set up because they exist', after: 'Left in the drawer' },
    ],
  },
  costs: {
    name: 'Your Google tools',
    lines: [
      { label: 'The ones your plan names', value: 'included' },
      { label: 'Any one alone, on any site', value: 'quoted first' },
      { label: 'Our share of what Google charges', value: 'none' },
    ],
    google: 'Its own rates',
    note: 'Most of the thirteen are free. Ads, mailboxes and live maps go from your card to Google.',
    strip: { label: 'If you leave', value: 'You keep them all' },
  },
  groups: [
    {
      title: 'Be found',
      line: 'The map, the results and the way to your door.',
      ids: ['business-profile', 'search-console', 'maps-integration', 'merchant'],
    },
    {
      title: 'Keep count',
      line: 'Which of it brought customers.',
      ids: ['analytics', 'tag-manager', 'looker-studio'],
    },
    {
      title: 'Be chosen and paid',
      line: 'Ads, answers on film, and money without typing.',
      ids: ['ads-management', 'youtube', 'pay-integration'],
    },
    {
      title: 'Run the shop',
      line: 'Email, wiring, and people who know how.',
      ids: ['workspace', 'apis', 'training'],
    },
  ],
  faqs: [
    {
      question: 'Do I have to be on a plan to book one of these?',
      answer:
        'No. Each can be booked alone, also for a site we didn’t build. With a plan, the ones that it names are included.',
    },
    {
      question: 'We already have these accounts. Do you start over?',
      answer:
        'Only if nobody can get in. Otherwise we keep the history, remove people who left, and fix what counts the wrong thing.',
    },
    {
      question: 'Can you take all of it over at once?',
      answer:
        'We could, but one tool a week is better. Each is checked before the next, so you know what you pay for.',
    },
  ],
  labels: {
    costs: 'Who gets paid.',
    google: 'Google',
    notNeeded: 'You don’t need it if',
    faq: 'Asked at the counter.',
    related: 'Next to it on the shelf.',
    all: 'All Google services',
    getStarted: 'Get Started',
    bookCall: 'Book a Call',
  },
} as const;

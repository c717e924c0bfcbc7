import { facts } from '@/content/facts';
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
  heading: 'Google services for local businesses',
  lede: 'Most shops need five of Google’s thirteen tools, and four of those are free. We set them up in your name, teach you the rest, and tell you when one isn’t worth your money.',
  notNeeded: {
    items: [
      'your profile is claimed, complete and current',
      'nothing here would bring you a customer this year',
    ],
    note: 'In that case, a better photo of your front door might.',
  },
  cabinet: {
    title: 'Start with five Google tools',
    lede: 'Business Profile, Search Console, Analytics and Tag Manager are free, so begin with those four. Email at your own domain is the fifth. The other eight can wait until you need them.',
    opened: {
      'business-profile': ['Claimed in your name', 'Hours, photos, reviews'],
      'search-console': ['The words people type', 'Google’s warnings'],
      analytics: ['Calls and bookings', 'One page a month'],
      'tag-manager': ['Few scripts, each named', 'They wait for a “yes”'],
    },
  },
  table: {
    title: 'What each Google tool does, and what it costs',
    lede: 'You can have any of them without a plan, even for a site we didn’t build. “Quoted first” means that you get a price in writing before we start.',
    caption: 'The thirteen Google tools',
    head: [
      'Tool',
      'What it does for a shop',
      'Google charges',
      'In which plan',
      'Our price without a plan',
      'Skip it if',
    ],
  },
  order: {
    title: 'In which order to set up Google tools',
    lede: 'Each step makes the next one worth doing. After the fourth step you have five tools, and most shops can stop there.',
    /** The first four name the five tools that most shops need, in this order. */
    steps: [
      'Begin with Business Profile, because people see it before your website and it’s free. When it’s claimed, verified and filled in, customers find your hours, your photos and the way to you.',
      'Add Search Console next. It shows the words that people type before they find you, and it warns you when Google can’t read your site. Without it you’d hear of that from a customer.',
      'Then set up Analytics with Tag Manager, so you don’t have to guess what works. Analytics counts your calls and bookings. Tag Manager decides which scripts may run, and it makes them wait until a visitor agrees.',
      'Fourth comes email at your own domain. That can be Workspace or the email you have. In either case we set three records that help keep your estimates out of the spam folder.',
      'Only then think about ads. Once you count calls, you can judge what one costs. If you sell products, Merchant Center comes before ads, because its listings are free. The other tools are for special jobs, for example a calendar that takes bookings.',
    ],
  },
  answers: {
    get: 'You get each tool set up in your own name, tested and explained, with a written list of who can get in. Your plan may include some of them already. Any other one is a job of its own.',
    who: 'Your account lead is the person you call. Behind them are our local search lead, our analytics person and two people for code and hosting, and each one sets up the tools they work with every day.',
    you: 'You accept the invitations that Google sends, confirm that the domain is yours, and use your own card for whatever Google charges. If an older account exists, you tell us who has the password.',
    next: `Book a Call, which is free and takes ${facts.consultation.freeMinutes} minutes. We look at what you have and tell you what to fix first. A tool is typically ready ${facts.googleTools.setUpBusinessDays} business days after we have access, and we check it before we start the next.`,
  },
  change: {
    title: 'Your Google accounts stay yours',
    text: 'Change agencies a few times, and you may no longer own your profile or your numbers. We ask for them back, and put everything in your name.',
    caption: 'Who owns what, without us and with us',
    rows: [
      { thing: 'The owner of each account', before: 'Someone’s old Gmail', after: 'You, in your name' },
      {
        thing: 'How we get in',
        before: 'Your password, shared',
        after: 'Our own access, which you remove in two taps',
      },
      {
        thing: 'Google’s bill',
        before: 'Through an agency, with a margin',
        after: 'From your card, at Google’s rates',
      },
      {
        thing: 'Top spot, guaranteed',
        before: 'Sold to you by phone',
        after: 'We don’t sell it, because no one can',
      },
      { thing: 'Reviews', before: '“We can write some”', after: 'Only real ones, asked for kindly' },
      {
        thing: 'Tools you don’t need',
        before: 'Set up because they exist',
        after: 'Left out, and we tell you why',
      },
    ],
  },
  costs: {
    name: 'Google services',
    lines: [
      { label: 'The ones your plan names', value: 'included' },
      { label: 'Any one by itself, on any site', value: 'quoted first' },
      { label: 'Our share of what Google charges', value: 'none' },
    ],
    google: 'Its own rates',
    note: 'Most of the thirteen are free. Ads, mailboxes and live maps go from your card to Google.',
    strip: 'All accounts stay yours, and you remove our access.',
  },
  groups: [
    {
      title: 'Be found',
      line: 'The map, the search results, directions',
      ids: ['business-profile', 'search-console', 'maps-integration', 'merchant'],
    },
    {
      title: 'Keep count',
      line: 'What brought customers',
      ids: ['analytics', 'tag-manager', 'looker-studio'],
    },
    {
      title: 'Be chosen and paid',
      line: 'Ads, video answers and one-tap payment',
      ids: ['ads-management', 'youtube', 'pay-integration'],
    },
    {
      title: 'Run the shop',
      line: 'Email, connections and training',
      ids: ['workspace', 'apis', 'training'],
    },
  ],
  faqs: [
    {
      question: 'Do I need a plan to get one of these?',
      answer:
        'No, you can get each one by itself, also for a site that another company built. With a plan, the ones it names are included, and any other is quoted first.',
    },
    {
      question: 'We already have these accounts. Do you start over?',
      answer:
        'We start over only if no one can get in. Otherwise we keep the history, remove people who left, and fix what’s counted wrong.',
    },
    {
      question: 'Can you take all of it over at once?',
      answer: 'We could, but one tool a week is better, because we check each one before the next.',
    },
  ],
  labels: {
    change: {
      caption: (name: string) => `What changes with ${name}`,
      thing: 'What',
      before: 'Without us',
      after: 'With us',
      choose: 'Show',
    },
    setup: {
      fold: 'Each step, how long it takes, and what can go wrong',
      text: 'What we do, step by step',
      takes: 'How long it takes',
      needs: 'What you need',
      report: 'What the report says',
      wrong: 'What can go wrong, and who fixes it',
    },
    costs: (name: string) => `${name}: what it costs`,
    google: 'Google',
    leaving: 'If you leave',
    notNeeded: 'You don’t need it if',
    faq: (name: string) => `Questions about ${name}`,
    related: 'Related Google tools',
    all: 'All Google services',
    bookCall: 'Book a Call',
    seePlans: 'See plans and prices',
  },
} as const;

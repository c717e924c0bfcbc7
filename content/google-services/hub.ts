import { facts } from '@/content/facts';
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
  lede: 'We set them up in your name, teach you the rest, and say so when one of them is not worth your money.',
  order: {
    title: 'In which order.',
    lede: 'Each step makes the next one worth doing. Many shops stop after the fourth step, with five tools, and are right to.',
    steps: [
      {
        title: 'Business Profile',
        description: 'Claimed, verified and filled in. It is seen before your website and it is free.',
      },
      {
        title: 'Search Console',
        description: 'Shows the words people type and warns you when Google cannot read the site.',
      },
      {
        title: 'Analytics with Tag Manager',
        description: 'Counts calls and bookings, so that the next decision is not a guess.',
      },
      {
        title: 'Mail under your name',
        description: 'Workspace, or the mail you have, with the three records that keep it out of spam.',
      },
      {
        title: 'Then, and only then, ads',
        description:
          'When a call can be counted, paying for one can be judged. Merchant Center if you have a shelf.',
      },
    ],
  },
  prose: [
    {
      heading: 'Your accounts, our hands',
      paragraphs: [
        'Every account is opened in your name, with your address and, where money is involved, your card. We come in as a manager with a key of our own, and you can take the key back with two presses. That sounds obvious. It is also the most common thing we have to repair: a shop that has changed agencies three times and owns neither its profile nor its numbers.',
        'What Google charges, Google charges you. Ad spend, mailboxes and metered map requests go from your card to Google at its own rates. We add nothing to them and earn nothing on them. What we charge is our work, and each page here says whether it is part of a plan or agreed on beforehand.',
      ],
    },
    {
      heading: 'What we do not do',
      paragraphs: [
        'We are not Google and have no secret line to it. Nobody can sell you a first place, a quicker review or a guaranteed listing, and anybody who calls your shop with such an offer may be hung up on. We do not write reviews, invent addresses, or run ads on your competitors’ names in the hope that their customers do not notice.',
        'And we do not set up a tool because it exists. If none of the thirteen would bring you a customer this year, a better photo of your front door might. We will tell you that, too.',
      ],
    },
  ],
  directory: {
    title: 'The whole shelf.',
    lede: 'Each page says what it does in plain words, what it costs with whom, and when to leave it alone.',
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
      line: 'Mail, wiring, and people who know how.',
      ids: ['workspace', 'apis', 'training'],
    },
  ],
  faqs: [
    {
      question: 'Do I have to be on a plan to book one of these?',
      answer:
        'No. Each can be booked alone, for a site that we did not build as well. With a plan, the ones that the plan names are included.',
    },
    {
      question: 'We already have these accounts. Do you start over?',
      answer:
        'Only if nobody can get in. Otherwise we keep the history, remove people who have left, and put right what counts the wrong thing.',
    },
    {
      question: 'Can you take all of it over at once?',
      answer:
        'We could, and would rather not. One tool a week, each checked before the next, and you know what you pay for at every point.',
    },
  ],
  call: {
    title: 'Ask which five.',
    text: `Tell us your trade and your town. In ${facts.consultation.freeMinutes} minutes you know which tools you need and which to forget. Free.`,
  },
  labels: {
    benefits: 'What we set up.',
    steps: 'How it goes.',
    costs: 'Who gets paid.',
    costsLede: 'Google’s prices are Google’s. We neither quote them nor add to them.',
    notNeeded: 'When you do not need it.',
    faq: 'Asked at the counter.',
    related: 'Next to it on the shelf.',
    all: 'All Google services',
    getStarted: 'Get Started',
    bookCall: 'Book a Call',
  },
} as const;

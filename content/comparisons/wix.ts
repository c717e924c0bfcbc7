import { facts } from '@/content/facts';
import type { Comparison } from './comparison';
import { ourSide } from './our-side';

export const wix = {
  id: 'wix',
  name: 'Wix',
  metaTitle: 'Wix vs our system: build it or have it built',
  metaDescription:
    'Wix lets you build a site yourself this weekend. We build it with you and get it found in your town. An honest look at both, and where Wix wins.',
  heading: 'Wix or Cornerpin: which fits your business?',
  lede: 'Wix is a good do-it-yourself builder. If you like building things, it may be all you need.',
  ours: 'You talk for an hour and send some photos. We write it, build it and look after it.',
  chart: {
    kind: 'hours',
    title: 'Your own hours until the site opens',
    sample: 'Sample data',
    caption:
      'One square is one hour of your own time, for a ten-page site. An example: fast writers need fewer.',
    sides: [
      {
        name: 'Building it yourself',
        tasks: [
          { look: 'brick', label: 'learning the editor', hours: 6 },
          { look: 'hatch', label: 'writing ten pages', hours: 18 },
          { look: 'dots', label: 'photos, sorted and cropped', hours: 6 },
          { look: 'tiles', label: 'the phone view, again', hours: 5 },
          { look: 'hours', label: 'map, listings, profile', hours: 7 },
        ],
      },
      {
        name: 'Having it built',
        tasks: [
          { look: 'door', label: 'talking to us', hours: 1 },
          { look: 'dots', label: 'finding your photos', hours: 2 },
          { look: 'hatch', label: 'correcting our words', hours: 2 },
        ],
      },
    ],
  },
  rows: [
    {
      topic: 'Who does the work',
      them: 'You, with a drag-and-drop editor and an assistant that drafts a first version.',
      us: 'We do. Your part is an hour of talking, some photos and corrections.',
      stronger: 'us',
    },
    {
      topic: 'Time to launch',
      them: 'A weekend, if your words and pictures are ready. Those often take weeks.',
      us: ourSide.speed,
      stronger: 'us',
    },
    {
      topic: 'What you pay for',
      them: 'A plan by features. There’s a free one, with their ads. Domain, email and some apps are extra.',
      us: ourSide.price,
      stronger: 'them',
    },
    {
      topic: 'Design freedom',
      them: 'Almost total: anything can go anywhere. The phone view needs a second look each time.',
      us: 'You choose among things that work. We’ll argue about a spinning logo.',
      stronger: 'them',
    },
    {
      topic: 'Everyday changes',
      them: 'You open the editor and make them, at midnight if you like.',
      us: 'Hours, prices, photos and news from your phone. Email us the rest.',
      stronger: 'neither',
    },
    {
      topic: 'Bookings and shop',
      them: 'Built in on the larger plans: classes, tables, tickets, small shops.',
      us: 'Booking and payment as add-ons. Tickets and classes aren’t our strength.',
      stronger: 'them',
    },
    {
      topic: 'Local search',
      them: 'It has tools and checklists. Town pages and reviews are your job.',
      us: `Setup in every plan. Profile care and two articles a month from ${ourSide.proPlan}.`,
      stronger: 'us',
    },
    {
      topic: 'Leaving',
      them: 'You can copy out words and pictures. The site itself runs only on Wix.',
      us: ourSide.leaving,
      stronger: 'us',
    },
    {
      topic: 'Help',
      them: 'A large help center, chat and callbacks, from people who know the product but not your business.',
      us: ourSide.help,
      stronger: 'us',
    },
  ],
  chooseThem: {
    title: 'Choose Wix if',
    items: [
      'you like building things, and finish them',
      'you’re testing an idea on a tiny budget',
      'you sell classes, tickets or events',
    ],
  },
  chooseUs: {
    title: 'Choose us if',
    items: [
      'you started a draft months ago and never finished',
      'you want calls from your own town',
      'you’d rather correct a page than write one',
    ],
  },
  faqs: [
    {
      question: 'Can you take over my Wix site?',
      answer:
        'We move its content: words, pictures and articles. We build the site itself new, because Wix sites run only on Wix. Old links go to the new pages.',
    },
    {
      question: 'Is Wix bad for Google?',
      answer:
        'No, not for years. A Wix page with a clear title, your town and a real answer can rank as well as any other.',
    },
    {
      question: 'Can I keep Wix and get just the local search work?',
      answer: `Yes. Profile, listings and reviews have little to do with who built the site. In the free ${facts.consultation.freeMinutes}-minute call we’ll tell you if that’s enough.`,
    },
  ],
} as const satisfies Comparison;

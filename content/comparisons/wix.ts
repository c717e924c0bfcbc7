import { facts } from '@/content/facts';
import type { Comparison } from './comparison';
import { ourSide } from './our-side';

export const wix = {
  id: 'wix',
  name: 'Wix',
  metaTitle: 'Wix vs our system: build it or have it built',
  metaDescription:
    'Wix lets you build a site yourself this weekend. We build it with you and bring the town to it. An honest look at both, with the cases where Wix wins.',
  heading: 'A blank board, or a framed picture.',
  lede: 'Wix is a good do-it-yourself builder. If you like building things, it may be all you need.',
  ours: 'You talk for an hour and hand over some photos. We write, build and hang it, and look after it.',
  chart: {
    kind: 'hours',
    title: 'Your hours until it opens.',
    sample: 'Sample data',
    caption:
      'One square is one hour of your own time, for a site of ten pages. An example: fast writers need fewer.',
    sides: [
      {
        name: 'Building it yourself',
        tasks: [
          { look: 'brick', label: 'learning the editor', hours: 6 },
          { look: 'hatch', label: 'writing ten pages', hours: 18 },
          { look: 'dots', label: 'photos, sorted and cut', hours: 6 },
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
      us: 'We do. Your part is an hour of talking, some photos and a red pen.',
      stronger: 'us',
    },
    {
      topic: 'Time to open',
      them: 'A weekend, if words and pictures are ready. They are what takes the other six weeks.',
      us: ourSide.speed,
      stronger: 'us',
    },
    {
      topic: 'What you pay for',
      them: 'A plan by features. A free one exists, with their advertising. Domain, email and some apps are extra.',
      us: ourSide.price,
      stronger: 'them',
    },
    {
      topic: 'Design freedom',
      them: 'Almost total: anything can go anywhere. The phone view needs a second look each time.',
      us: 'You choose among things that work. We will argue about a spinning logo.',
      stronger: 'them',
    },
    {
      topic: 'Everyday changes',
      them: 'You open the editor and change them, at midnight if you like.',
      us: 'Hours, prices, photos and news from your phone. The rest by email to us.',
      stronger: 'neither',
    },
    {
      topic: 'Bookings and shop',
      them: 'Built in on the larger plans: classes, tables, tickets, small shops.',
      us: 'Booking and payment as add-ons. Tickets and classes are not our strong side.',
      stronger: 'them',
    },
    {
      topic: 'Local search',
      them: 'Tools and checklists are there. Town pages and reviews are your job.',
      us: `Setup in every plan. Profile care and two articles a month from ${ourSide.proPlan}.`,
      stronger: 'us',
    },
    {
      topic: 'Leaving',
      them: 'Words and pictures can be copied out. The site itself runs only on Wix.',
      us: ourSide.leaving,
      stronger: 'us',
    },
    {
      topic: 'Help',
      them: 'A large help center, chat and call-backs, by people who know the product but not your shop.',
      us: ourSide.help,
      stronger: 'us',
    },
  ],
  chooseThem: {
    title: 'Choose Wix if',
    items: [
      'you like building things, and finish them',
      'you are testing an idea and want to spend next to nothing',
      'you sell classes, tickets or events',
    ],
  },
  chooseUs: {
    title: 'Choose us if',
    items: [
      'your own draft is from last March',
      'calls from your own town are the point of it all',
      'you would rather correct a page than write one',
    ],
  },
  faqs: [
    {
      question: 'Can you take over my Wix site?',
      answer:
        'Its content, yes: words, pictures and articles. The site itself is built new, because Wix sites run only on Wix. Old links lead to the new pages.',
    },
    {
      question: 'Is Wix bad for Google?',
      answer:
        'No. That was said ten years ago. A Wix page with a clear title, your town and a real answer can rank as well as any other.',
    },
    {
      question: 'Could I keep Wix and book only the local search work?',
      answer: `Yes. Profile, listings and reviews have little to do with the program behind the site. The free ${facts.consultation.freeMinutes}-minute call tells you whether it would be enough.`,
    },
  ],
} as const satisfies Comparison;

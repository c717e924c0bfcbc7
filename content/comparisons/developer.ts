import { facts } from '@/content/facts';
import { team } from '@/content/team';
import type { Comparison } from './comparison';
import { ourSide } from './our-side';

const { high, low, medium } = facts.support;
/** What we promise at most, by how urgent it is. */
const AT_ONCE = { days: high.responseHours / 24, text: `${high.responseHours} hour` };
const SOON = { days: medium.responseHours / 24, text: `${medium.responseHours} hours` };
const IN_TURN = { days: low.businessDays, text: `${low.businessDays} business days` };

export const developer = {
  id: 'developer',
  name: 'Your own developer',
  metaTitle: 'Hiring a developer vs our system',
  metaDescription:
    'A good freelance developer can build anything and may know your shop by heart. We are a small crew with set prices. When each is right, and what to agree on.',
  heading: 'A tailor, or an outfitter.',
  lede: 'A good freelancer makes exactly what you ask for and picks up the phone. If you have one, keep that person.',
  ours: 'Most shops need what other shops need, made well and ready soon. That is what we have on the rail.',
  chart: {
    kind: 'waits',
    title: 'Days until someone answers.',
    sample: 'Developer figures are sample data',
    caption:
      'One mark on the tape is one day. One developer in one year, as an example. Ours are the longest times that our support policy allows.',
    columns: ['One developer', 'Our crew, at most'],
    rows: [
      { label: 'The site is down', them: { days: 1, text: '1 day' }, us: AT_ONCE },
      { label: 'The form doesn’t send', them: { days: 2, text: '2 days' }, us: SOON },
      { label: 'New prices, please', them: { days: 4, text: '4 days' }, us: IN_TURN },
      { label: 'The same, in vacation time', them: { days: 13, text: '13 days' }, us: IN_TURN },
      { label: 'The same, after a new job', them: { days: 30, text: '30 days, and counting' }, us: IN_TURN },
    ],
  },
  rows: [
    {
      topic: 'What can be built',
      them: 'Anything. If your idea doesn’t exist yet, this is the only way to it.',
      us: 'What local businesses need: pages, booking, payment, chat, reports.',
      stronger: 'them',
    },
    {
      topic: 'What you pay for',
      them: 'Hours, or a price for the project. Later changes are hours again. Ask for a ceiling.',
      us: ourSide.price,
      stronger: 'us',
    },
    {
      topic: 'Time to open',
      them: 'A few weeks when it goes well. It depends on what else is on the desk.',
      us: ourSide.speed,
      stronger: 'us',
    },
    {
      topic: 'Vacation, illness, a new job',
      them: 'One person is one person. The next one has to read the first one’s work.',
      us: `${team.length} people, and more than one of them knows your site.`,
      stronger: 'us',
    },
    {
      topic: 'Words and design',
      them: 'Few people can program, draw and write. Plan on a copywriter besides.',
      us: 'Writing, drawing and building are three people, in one price.',
      stronger: 'us',
    },
    {
      topic: 'Local search',
      them: 'Sound technique, usually. Profile, listings and reviews are another trade.',
      us: `Setup in every plan, monthly care from ${ourSide.proPlan}.`,
      stronger: 'us',
    },
    {
      topic: 'Safety and backups',
      them: 'As good as the person and the contract. Ask when a backup was last restored.',
      us: ourSide.safety,
      stronger: 'neither',
    },
    {
      topic: 'Ownership',
      them: 'The code can be yours outright. Get it in writing, with every login.',
      us: ourSide.leaving,
      stronger: 'them',
    },
    {
      topic: 'Help',
      them: 'Direct, personal, and sometimes at midnight. Or not until Thursday.',
      us: ourSide.help,
      stronger: 'neither',
    },
  ],
  chooseThem: {
    title: 'Choose a developer if',
    items: [
      'you need something that doesn’t exist yet',
      'your website has to work deep inside another program',
      'you know a good one, with time this year and next',
    ],
  },
  chooseUs: {
    title: 'Choose us if',
    items: [
      'you want a known price and a date',
      'you need words, design and local search as well as code',
      'you would rather not be the project manager',
    ],
  },
  faqs: [
    {
      question: 'My developer has vanished. Can you get me back into my site?',
      answer:
        'Usually. With the domain in your name it takes days, otherwise weeks of letters. Finding out who has which login costs you nothing.',
    },
    {
      question: 'If I hire one, what should I agree on?',
      answer:
        'The domain is in your name. You can open the hosting and the code. Backups run every night, somewhere else, and one has been restored as a test. Changes have an hourly price and a usual waiting time.',
    },
    {
      question: 'What if I outgrow your system?',
      answer: `You take domain, words, pictures and design files with you. In a ${facts.consultation.freeMinutes}-minute call beforehand we tell you if we see that day coming.`,
    },
  ],
} as const satisfies Comparison;

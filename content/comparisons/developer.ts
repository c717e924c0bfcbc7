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
    'A good freelance developer can build anything and may know your business well. We’re a small crew with set prices. When each is right, and what to agree on.',
  heading: 'A freelance developer or Cornerpin: which fits your business?',
  lede: 'A good freelancer builds exactly what you ask for and picks up the phone. If you have one, keep them.',
  ours: 'Most shops need what other shops need, built well and ready soon. That’s what we do.',
  chart: {
    kind: 'waits',
    title: 'Days until someone answers you',
    sample: 'Developer figures are sample data',
    caption:
      'One mark on the tape is one day. An example: one developer in one year. Ours are the longest times our support policy allows.',
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
      them: 'Anything. If your idea doesn’t exist yet, this is the only way.',
      us: 'What local businesses need: pages, booking, payment, chat, reports.',
      stronger: 'them',
    },
    {
      topic: 'What you pay for',
      them: 'Hours, or a price for the project. Later changes cost more hours. Ask for a cap.',
      us: ourSide.price,
      stronger: 'us',
    },
    {
      topic: 'Time to launch',
      them: 'A few weeks when it goes well. It depends on their other jobs.',
      us: ourSide.speed,
      stronger: 'us',
    },
    {
      topic: 'Vacation, illness, a new job',
      them: 'It’s one person. The next one has to learn the first one’s work.',
      us: `${team.length} people, and more than one knows your site.`,
      stronger: 'us',
    },
    {
      topic: 'Words and design',
      them: 'Few people can code, design and write. Plan on a copywriter too.',
      us: 'Three people write, design and build, for one price.',
      stronger: 'us',
    },
    {
      topic: 'Local search',
      them: 'The technical side, usually. Profile, listings and reviews are a different job.',
      us: `Setup in every plan, monthly care from ${ourSide.proPlan}.`,
      stronger: 'us',
    },
    {
      topic: 'Safety and backups',
      them: 'Depends on the person and the contract. Ask when a backup was last restored.',
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
      'your website has to plug deep into another program',
      'you know a good one who has time this year and next',
    ],
  },
  chooseUs: {
    title: 'Choose us if',
    items: [
      'you want a known price and a date',
      'you need words, design and local search as well as code',
      'you’d rather not be the project manager',
    ],
  },
  faqs: [
    {
      question: 'My developer has vanished. Can you get me back into my site?',
      answer:
        'Usually. If the domain is in your name it takes days, otherwise weeks. We find out who has which login for free.',
    },
    {
      question: 'If I hire one, what should I agree on?',
      answer:
        'The domain is in your name. You have the logins for the hosting and the code. Backups run every night and have been tested. Changes have an hourly price and a usual waiting time.',
    },
    {
      question: 'What if I outgrow your system?',
      answer: `You take your domain, words, pictures and design files. In the free ${facts.consultation.freeMinutes}-minute call we’ll tell you if we see that coming.`,
    },
  ],
} as const satisfies Comparison;

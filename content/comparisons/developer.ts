import type { Comparison } from '@/content/comparisons/comparison';
import { ourSide } from '@/content/comparisons/our-side';
import { facts } from '@/content/facts';
import { site } from '@/content/site';
import { team } from '@/content/team';

const { high, low } = facts.support;
/** What we promise at most, by how urgent it is. */
const AT_ONCE = { days: high.responseHours / 24, text: `${high.responseHours} hour` };
const SOON = { days: facts.sla.high.responseHours / 24, text: `${facts.sla.high.responseHours} hours` };
const IN_TURN = { days: low.businessDays, text: `${low.businessDays} business days` };

export const developer = {
  id: 'developer',
  name: 'Your own developer',
  metaTitle: 'Hiring a developer vs our system',
  metaDescription:
    'A good freelance developer can build anything and may know your business well. We’re a small crew with set prices. When each is right, and what to agree on.',
  heading: `A freelance developer or ${site.name}: which fits your business?`,
  lede: `Choose a freelance developer if you need something that doesn’t exist yet, and ${site.name} if you need what other shops need. If you have a good one who picks up the phone, keep them.`,
  agencyLede:
    'Most shops need pages, booking, a map listing and someone who answers. We build those well and have them ready soon.',
  chart: {
    kind: 'waits',
    title: 'Days until someone answers you',
    sample: 'Developer figures are sample data',
    caption:
      'One mark on the tape is one day. The developer’s times are an example from one year, and ours are the longest that our support and service policies allow.',
    columns: ['One developer', 'Our crew, at most'],
    rows: [
      { label: 'The site is down', competitor: { days: 1, text: '1 day' }, agency: AT_ONCE },
      { label: 'The form doesn’t send', competitor: { days: 2, text: '2 days' }, agency: SOON },
      { label: 'New prices, please', competitor: { days: 4, text: '4 days' }, agency: IN_TURN },
      { label: 'The same, in vacation time', competitor: { days: 13, text: '13 days' }, agency: IN_TURN },
      {
        label: 'The same, after a new job',
        competitor: { days: 30, text: '30 days, and counting' },
        agency: IN_TURN,
      },
    ],
  },
  rows: [
    {
      topic: 'What can be built',
      competitor: 'They can build anything, and if your idea doesn’t exist yet, this is the only way.',
      agency: 'We build what local businesses need, such as pages, booking, payment, chat and reports.',
      stronger: 'competitor',
    },
    {
      topic: 'What you pay for',
      competitor:
        'You pay by the hour or for the project, and later changes cost more hours, so ask for a cap.',
      agency: ourSide.price,
      stronger: 'agency',
    },
    {
      topic: 'Time to launch',
      competitor: 'It takes a few weeks when it goes well, and depends on their other jobs.',
      agency: ourSide.speed,
      stronger: 'agency',
    },
    {
      topic: 'Vacation, illness, a new job',
      competitor: 'It’s one person, and the next one has to learn the first one’s work.',
      agency: `We’re ${team.length} people, and more than one knows your site.`,
      stronger: 'agency',
    },
    {
      topic: 'Words and design',
      competitor: 'Few people can code, design and write, so plan on a copywriter too.',
      agency: 'Your account lead brings a writer, a designer and a developer, for one price.',
      stronger: 'agency',
    },
    {
      topic: 'Local search',
      competitor:
        'They usually do the technical side, while profile, listings and reviews are a different job.',
      agency: `Every plan has the setup, and monthly care begins with ${ourSide.proPlan}.`,
      stronger: 'agency',
    },
    {
      topic: 'Safety and backups',
      competitor: 'This depends on the person and the contract, so ask when a backup was last restored.',
      agency: ourSide.safety,
      stronger: 'neither',
    },
    {
      topic: 'Leaving',
      competitor:
        'The code can be yours outright, if you get it in writing with every login. A new developer still has to learn it.',
      agency: ourSide.leaving,
      stronger: 'competitor',
    },
    {
      topic: 'Help',
      competitor: 'Help is direct and personal, sometimes at midnight and sometimes not until Thursday.',
      agency: ourSide.help,
      stronger: 'neither',
    },
  ],
  answers: {
    get: 'You get a set of pages with the words, the design and the local search setup included, and a team that looks after them. What your developer built beyond that is judged piece by piece.',
    cost: `${ourSide.cost} Monthly Only, our price for a website you already have, has no setup fee, if we can take the site over.`,
    who: ourSide.who,
    you: 'You ask your developer for the logins to domain, hosting and code, and pay what is still open. You talk with us for an hour, send photos and correct the draft.',
    next: `${ourSide.live} If logins are missing, that part comes first, and it takes days or weeks.`,
  },
  source: {
    text: 'No price list covers freelance developers, so their column is what we usually see. Compare it with the offer and the contract that you have.',
    link: null,
  },
  chooseCompetitor: {
    title: 'Choose a developer if',
    items: [
      'you need something that doesn’t exist yet',
      'your website has to plug deep into another program',
      'you know a good one who has time this year and next',
    ],
  },
  chooseAgency: {
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
        'Usually we can. It takes days if the domain is in your name, and otherwise weeks. Finding out who has which login is free.',
    },
    {
      question: 'If I hire one, what should I agree on?',
      answer:
        'Agree that the domain is in your name and that you have the logins for hosting and code. Ask for tested backups every night, an hourly price for changes and a usual waiting time.',
    },
    {
      question: 'What if I outgrow your system?',
      answer:
        'Then you take what you own and hire a developer, and we’ll tell you early if we see that coming.',
    },
  ],
} as const satisfies Comparison;

import { addOns } from '@/content/add-ons';
import { formatDollars } from '@/lib/kernel/money';
import type { Comparison } from './comparison';
import { ourSide } from './our-side';

const [booking] = addOns;

export const squarespace = {
  id: 'squarespace',
  name: 'Squarespace',
  metaTitle: 'Squarespace vs our system for a local shop',
  metaDescription:
    'Squarespace makes beautiful sites for people with beautiful photos. We make pages that get a plumber called. Where each is the better choice, row by row.',
  heading: 'Squarespace or Cornerpin: which fits your business?',
  lede: 'Squarespace has some of the best-looking templates anywhere. They look best with the photos they came with.',
  ours: 'We make yours to fit your trade and your towns. Less glamorous, more useful.',
  chart: {
    kind: 'holders',
    mark: 'coat',
    title: 'Which searches have a page',
    sample: 'Sample data',
    caption:
      'Ten things people type when they need a plumber, and which ones the site has a page for. An example: a five-page template, and one of our sites after six months.',
    words: { has: 'has a page', lacks: 'no page' },
    head: 'Someone types',
    columns: [
      { name: 'A template, filled in', isOurs: false },
      { name: 'A site from us', isOurs: true },
    ],
    rows: [
      { label: 'odell and sons', has: [true, true] },
      { label: 'plumber near me', has: [true, true] },
      { label: 'plumber phone number', has: [true, true] },
      { label: 'leaking water heater', has: [false, true] },
      { label: 'sump pump replacement', has: [false, true] },
      { label: 'plumber in Fairview', has: [false, true] },
      { label: 'plumber in Cedar Falls', has: [false, true] },
      { label: 'what a drain cleaning costs', has: [false, true] },
      { label: 'plumber open at night', has: [false, true] },
      { label: 'fix a faucet yourself', has: [false, false] },
    ],
  },
  rows: [
    {
      topic: 'Looks',
      them: 'Excellent from the first minute, and hard to mess up.',
      us: 'Designed for your trade, with your own photos.',
      stronger: 'them',
    },
    {
      topic: 'Who does the work',
      them: 'You, in a tidy editor that takes an evening to learn.',
      us: 'We interview you, write and build. You correct.',
      stronger: 'us',
    },
    {
      topic: 'Time to launch',
      them: 'Days, if you have the pictures. Many people pay a designer to set it up.',
      us: ourSide.speed,
      stronger: 'neither',
    },
    {
      topic: 'What you pay for',
      them: 'One plan with hosting. Selling, scheduling and email campaigns cost more.',
      us: ourSide.price,
      stronger: 'them',
    },
    {
      topic: 'Appointments',
      them: 'Its own scheduling product, one of the best for classes and consultations.',
      us: `${booking.name}, ${formatDollars(booking.monthlyPrice)}/month, in your own calendar.`,
      stronger: 'them',
    },
    {
      topic: 'Local search',
      them: 'Technically sound. Town pages, listings, profile and reviews are up to you.',
      us: `Setup in every plan. Profile care and a monthly report from ${ourSide.proPlan}.`,
      stronger: 'us',
    },
    {
      topic: 'Beyond the template',
      them: 'You can add code, but a template change may break it.',
      us: 'We change the page itself. Unusual requests get a price first.',
      stronger: 'us',
    },
    {
      topic: 'Leaving',
      them: 'You can export basic pages and a blog. Shop pages, galleries and the design stay.',
      us: ourSide.leaving,
      stronger: 'us',
    },
    {
      topic: 'If you don’t like it',
      them: 'A trial period, so you see it before you pay.',
      us: ourSide.guarantee,
      stronger: 'neither',
    },
  ],
  chooseThem: {
    title: 'Choose Squarespace if',
    items: [
      'your pictures sell you: weddings, interiors, a menu worth photographing',
      'you have an eye for design and will enjoy the editor',
      'people already know your name and look you up',
    ],
  },
  chooseUs: {
    title: 'Choose us if',
    items: [
      'people search for your trade, not your name',
      'your best photos are on your phone, of finished jobs',
      'you want the map, the reviews and the site looked after together',
    ],
  },
  faqs: [
    {
      question: 'Can I keep my domain if it’s registered with Squarespace?',
      answer:
        'Yes. It can stay there and point to us, or move to any registrar you like. It’s always in your name.',
    },
    {
      question: 'Will my new site look less good?',
      answer: 'It will look like your business. Look at the portfolio and judge for yourself.',
    },
    {
      question: 'What happens to my blog?',
      answer: 'We move it, with dates and pictures, and each old link goes to the new page.',
    },
  ],
} as const satisfies Comparison;

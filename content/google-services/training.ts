import { facts } from '@/content/facts';
import { plans } from '@/content/plans';
import { site } from '@/content/site';
import { formatDollars } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';

const [basic] = plans;

export const training = {
  id: 'training',
  name: 'Google Training',
  line: 'Learn to do it yourself, on your own screen',
  icon: 'pen',
  shape: 'shield',
  color: 'bottle',
  metaTitle: 'Google training for owners and front desks',
  metaDescription:
    'Business Profile, Search Console, reviews and email, taught on your own accounts to the people who will do it. Notes to keep, no certificate, no jargon.',
  heading: 'Learn it at your own counter.',
  lede: 'Much of what we charge for, you could do in half an hour a week. If you have that half hour, we’ll teach you.',
  notNeeded: {
    items: ['you’re on Pro or Premium: we do this weekly', 'you have just one question'],
    note: `Ask it in the free ${facts.consultation.freeMinutes}-minute call or in the community.`,
  },
  desk: {
    title: 'A list by the register.',
    sample: 'Sample notes, fictional bakery',
    marks: [
      {
        title: 'Five minutes, Mondays.',
        text: 'Four small jobs, learned on your own screen.',
      },
      { title: 'Once a month.', text: 'The only numbers worth your time.' },
      {
        title: 'When to stop and call.',
        text: 'Each of these has a safe first step, and one that makes it worse.',
      },
    ],
  },
  change: {
    title: 'One session, one topic.',
    text: `By video with a shared screen, or at your counter if you’re near ${site.address.city}. Send the person who will do the work.`,
    before: 'A course',
    after: 'Our session',
    rows: [
      { thing: 'The screen', before: 'Another company’s', after: 'Yours, with your reviews' },
      { thing: 'Who sits there', before: 'The owner, called away twice', after: 'The person with the time' },
      { thing: 'The password', before: 'Shared', after: 'An account of their own' },
      { thing: 'At the end', before: 'A certificate', after: 'This week’s work is done' },
      { thing: 'What you keep', before: 'Slides', after: 'A page with your own screens' },
      { thing: 'Three months later', before: 'Forgotten', after: 'We check in and adjust the plan' },
    ],
  },
  costs: {
    lines: [
      {
        label: `A first walk-through, in every plan, from ${basic.name}`,
        value: `${formatDollars(basic.monthlyPrice)}/month`,
      },
      { label: 'A session, not per person', value: 'quoted first' },
      { label: 'The community', value: 'free' },
    ],
    google: 'Nothing',
    note: 'Its own online courses are free too.',
    strip: { label: 'If you leave', value: 'You know it' },
  },
  faqs: [
    {
      question: 'I’m not good with computers. Can I do this?',
      answer: 'Yes. You can do most of it on a phone, and the notes show every tap.',
    },
    {
      question: 'Do we get a certificate?',
      answer:
        'No. You get a tidy profile and a person who can keep it that way. Google offers certificates if you need one.',
    },
    {
      question: 'What if we get stuck later?',
      answer: `Customers with a plan ask support, ${facts.support.hours}. Everyone else can ask in our community or book another session.`,
    },
  ],
  related: ['business-profile', 'search-console', 'workspace', 'analytics'],
  more: { label: 'The community, where questions are free', href: routes.community() },
} as const satisfies GoogleService;

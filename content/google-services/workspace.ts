import { facts } from '@/content/facts';
import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';

export const workspace = {
  id: 'workspace',
  name: 'Google Workspace',
  line: 'Email under your own name, shared calendars',
  icon: 'people',
  shape: 'square',
  color: 'enamel',
  metaTitle: 'Google Workspace setup and email move',
  metaDescription:
    'Email at your own domain, shared calendars and files for small teams: moved without losing a message, protected against spoofing, paid to Google directly.',
  heading: 'Email that carries your shop’s name.',
  lede: 'Gmail, Calendar and Drive under your own name. We move you in without losing a message, and keep your estimates out of spam.',
  notNeeded: {
    items: ['you answer everything from one phone', 'you already pay for Microsoft 365'],
    note: 'The email you have will do. We can still set the three records.',
  },
  desk: {
    title: 'The same email, twice.',
    sample: 'Sample email, fictional plumber',
    marks: [
      { title: 'SPF says who can send.', text: 'A list of the servers that can send as you.' },
      { title: 'DKIM is the seal.', text: 'It shows that no one changed the price on the way.' },
      {
        title: 'DMARC says what to do.',
        text: 'Fakes in your name are blocked, and you hear about them.',
      },
    ],
  },
  change: {
    title: 'The business owns every account.',
    text: 'In many small shops the supplier emails, the calendar and even the profile are in one person’s private account.',
    before: 'Before the move',
    after: 'After the move',
    rows: [
      { thing: 'The address', before: 'A name with four digits', after: 'office@ and your own domain' },
      { thing: 'When someone leaves', before: 'The emails leave too', after: 'Access ends, the emails stay' },
      { thing: 'Old messages', before: 'On three phones', after: 'Copied before, checked after' },
      { thing: 'Passwords', before: 'One, shared', after: 'One each, with two-step sign-in' },
      { thing: 'The calendar', before: 'On paper and on a phone', after: 'One, and your website reads it' },
      { thing: 'Who can get in', before: 'Nobody knows', after: 'A list of ten lines' },
    ],
  },
  costs: {
    lines: [
      { label: 'The move, one price by number of mailboxes', value: 'quoted first' },
      { label: 'Help afterward', value: 'support or by the job' },
      { label: 'Your domain', value: 'stays yours' },
    ],
    google: 'Its list price',
    note: 'Per person, per month, from your card to Google. We add nothing.',
    strip: { label: 'If you leave', value: 'You switch us off' },
  },
  faqs: [
    {
      question: 'Will we lose email during the switch?',
      answer:
        'No. For a few hours new messages may arrive in the old inbox or the new one. We watch both and move anything that landed in the old one.',
    },
    {
      question: 'Can I keep my old Gmail address?',
      answer: 'Yes. It can forward to the new one for as long as you like.',
    },
    {
      question: 'Who can read our email?',
      answer: `You and the person it belongs to. We get an administrator account for the move, and you can switch it off the day we finish. Support answers ${facts.support.hours}.`,
    },
  ],
  related: ['training', 'apis', 'business-profile', 'youtube'],
  more: { label: 'Everything else we do', href: routes.services() },
} as const satisfies GoogleService;

import { facts } from '@/content/facts';
import type { GoogleService } from '@/content/google-services/google-service';
import { routes } from '@/lib/site/routes';

const { setUpBusinessDays: days } = facts.googleTools;

export const workspace = {
  id: 'workspace',
  name: 'Google Workspace',
  line: 'Email under your own name, shared calendars',
  icon: 'people',
  shape: 'square',
  color: 'enamel',
  metaTitle: 'Google Workspace setup and email move',
  metaDescription:
    'Email at your own domain, shared calendars and files for small teams: copied first, checked after, protected against spoofing, paid to Google directly.',
  heading: 'Google Workspace for small local businesses',
  lede: 'Gmail, Calendar and Drive under your own name. We move your email, and help your estimates land in the inbox, where they can earn you money.',
  notNeeded: {
    items: ['you answer everything from one phone', 'you already pay for Microsoft 365'],
    note: 'The email you have will do. We can still set the three records that protect it.',
  },
  desk: {
    title: 'The same email without and with three records',
    sample: 'Sample email, fictional plumber',
    marks: [
      { title: 'SPF says who can send', text: 'It lists the servers that are allowed to send email as you.' },
      { title: 'DKIM is the seal', text: 'It shows that no one changed the price on the way.' },
      {
        title: 'DMARC says what to do',
        text: 'Other email systems learn what to do with fakes, and you hear about them.',
      },
    ],
  },
  setup: {
    title: 'What we set up in Google Workspace',
    text: 'We open Workspace for your domain, with a mailbox for each person and shared addresses such as office@. We copy your old messages first, and check the copy against the original afterward. Then we set the three records that tell other systems an email is from you. Everyone gets a password of their own and a second step to sign in. At the end you have a list of who can get into what.',
    takes: `It typically takes ${days} business days after we have access to your domain and your old email. Large mailboxes take longer to copy, and you can keep working while that runs.`,
    needs:
      'You need access to your domain, the passwords of the old mailboxes, a list of the people, and a card for Google’s monthly bill.',
    report:
      'There’s no monthly report. DMARC sends a summary of who sends email in your name, and we explain the first one to you.',
    wrong:
      'A message can land in the old inbox during the switch, or the office scanner can’t send anymore. We fix what comes up during the move. Later on, plan customers ask support, and others pay by the job.',
  },
  change: [
    { thing: 'The address', before: 'A name with four digits', after: 'office@ and your own domain' },
    { thing: 'When someone leaves', before: 'The emails leave too', after: 'Access ends, the emails stay' },
    { thing: 'Old messages', before: 'On three phones', after: 'Copied before, checked after' },
    { thing: 'Passwords', before: 'One, shared', after: 'One each, with two-step sign-in' },
    { thing: 'The calendar', before: 'On paper and on a phone', after: 'One, and your website reads it' },
    { thing: 'Who can get in', before: 'Nobody knows', after: 'A list of ten lines' },
  ],
  answers: {
    get: 'You get Gmail, Calendar and Drive at your own domain, your old messages copied over, the three records that protect your name, and accounts that belong to the business.',
    who: 'Our hosting and support person does the move and answers questions in the first days. Your account lead is the one you call after that.',
    you: 'You decide who gets a mailbox and which shared addresses you want. Everyone takes a few minutes for a new password, and you pay Google from your own card.',
    next: 'Book a Call and tell us how many people use email. You get a price in writing. Then we copy, switch and check, and you can turn off our access on the day we finish.',
  },
  costs: {
    lines: [
      { label: 'The move, one price by number of mailboxes', value: 'quoted first' },
      { label: 'Help afterward', value: 'support or by the job' },
      { label: 'Your domain', value: 'stays yours' },
    ],
    google: 'Its list price',
    note: 'Per person, each month, from your card to Google. We add nothing.',
    strip: 'The accounts, messages and files stay yours, and you remove our access.',
  },
  glance: {
    does: 'Email at your own domain, with shared calendars and files',
    plan: 'None',
    price: 'Quoted first, by number of mailboxes',
    skip: 'You already pay for Microsoft 365',
  },
  faqs: [
    {
      question: 'Will we lose email during the switch?',
      answer:
        'We copy first and check after, so a gap would show. For a few hours new messages may arrive in either inbox, so we watch both and move what landed in the old one.',
    },
    {
      question: 'Can I keep my old Gmail address?',
      answer: 'Yes, and it can forward to the new one for as long as you like.',
    },
    {
      question: 'Who can read our email?',
      answer: `You can, and so can the person it belongs to. We get an administrator account for the move, and you can switch it off when we finish. Support answers ${facts.support.hours}.`,
    },
  ],
  related: ['training', 'apis', 'business-profile', 'youtube'],
  more: { label: 'All our services', href: routes.services() },
} as const satisfies GoogleService;

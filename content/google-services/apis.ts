import { addOns } from '@/content/add-ons';
import { formatDollars } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';

const [booking] = addOns;

export const apis = {
  id: 'apis',
  name: 'Google APIs',
  line: 'Calendar, reviews and sheets, wired to your site',
  icon: 'gear',
  shape: 'hexagon',
  color: 'ink',
  metaTitle: 'Google APIs wired to your website',
  metaDescription:
    'Let your website read your calendar, write to a sheet or show your opening hours: Google APIs connected safely, with locked keys and a spending alarm.',
  heading: 'Let your tools talk to each other.',
  lede: 'An API lets one program ask another a question. Your site can ask your calendar if Thursday at ten is free.',
  notNeeded: {
    items: ['the copying takes five minutes a week', 'you take a handful of bookings'],
    note: 'For a few bookings, a person with a pencil is cheaper.',
  },
  desk: {
    title: 'Three things, two cords.',
    sample: 'Sample booking, fictional barber',
    marks: [
      { title: 'It asks first.', text: 'Only free hours are offered. A booking blocks them.' },
      {
        title: 'The key is ours to guard.',
        text: 'It stays on the server, with one use and a daily limit.',
      },
      { title: 'Nobody types it twice.', text: 'Each inquiry is a row in the sheet your team already uses.' },
    ],
  },
  change: {
    title: 'Small, safe and tested.',
    text: 'We connect the smallest thing that does the job, and test each failure before it goes live.',
    before: 'By hand',
    after: 'Connected',
    rows: [
      { thing: 'A booking', before: 'A call, then a pencil', after: 'In the calendar by itself' },
      { thing: 'Two customers, one hour', before: 'It happens', after: 'The second one can’t' },
      { thing: 'Holiday hours', before: 'Changed in three places', after: 'Once, for site and map' },
      { thing: 'Inquiries', before: 'Copied on Monday', after: 'A row within the minute' },
      { thing: 'Cost', before: 'Your evening', after: 'A ceiling, and a warning before it' },
      {
        thing: 'If Google is down',
        before: 'You wouldn’t know',
        after: 'The form still takes the request',
      },
    ],
  },
  costs: {
    lines: [
      {
        label: booking.name,
        value: `${formatDollars(booking.monthlyPrice)}/month`,
        note: 'Booking with your calendar.',
      },
      { label: 'Any other connection', value: 'quoted first' },
      { label: 'Watching it, on a site we host', value: 'included' },
    ],
    google: 'By use',
    note: 'Many APIs are free within limits. You get an estimate first.',
    strip: { label: 'If you leave', value: 'The keys are yours' },
  },
  faqs: [
    {
      question: 'Can it work with a program that isn’t Google’s?',
      answer: 'Often, if the other program has an API too. Send us the name, and we’ll look it up.',
    },
    {
      question: 'What does Google learn about my customers?',
      answer:
        'For a booking, the name and the time, in your own calendar. We list it for your privacy notice.',
    },
    {
      question: 'Who owns the connection if I leave?',
      answer:
        'You. The project, the billing and the keys are in your account from day one, with a page that explains each connection.',
    },
  ],
  related: ['maps-integration', 'workspace', 'pay-integration', 'looker-studio'],
  more: {
    label: 'The AI chatbot books the same way',
    href: routes.service('ai-chatbot-integration'),
  },
} as const satisfies GoogleService;

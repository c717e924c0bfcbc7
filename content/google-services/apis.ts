import { addOns } from '@/content/add-ons';
import { facts } from '@/content/facts';
import type { GoogleService } from '@/content/google-services/google-service';
import { formatDollars } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';

const [booking] = addOns;
const bookingPrice = formatDollars(booking.monthlyPrice);
const { setUpBusinessDays: days } = facts.googleTools;

export const apis = {
  id: 'apis',
  name: 'Google APIs',
  line: 'Calendar, reviews and sheets, connected to your site',
  icon: 'gear',
  shape: 'hexagon',
  color: 'ink',
  metaTitle: 'Google APIs connected to your website',
  metaDescription:
    'Let your website read your calendar, write to a sheet or show your opening hours: Google APIs connected safely, with locked keys and a spending alarm.',
  heading: 'Google APIs for local business websites',
  lede: 'An API lets one program ask another a question. For example, your site can ask your calendar if Thursday at ten is free, and nobody has to get down from the ladder.',
  notNeeded: {
    items: ['the copying takes five minutes a week', 'you take a handful of bookings'],
    note: 'For a few bookings, a person with a pencil is cheaper.',
  },
  desk: {
    title: 'How a booking gets into your calendar and your sheet',
    sample: 'Sample booking, fictional barber',
    marks: [
      {
        title: 'Your site asks first',
        text: 'It offers only the free hours, and a booking blocks one of them.',
      },
      {
        title: 'The key is on our server',
        text: 'The access key stays there, for one job, with a daily limit. The account behind it is yours.',
      },
      {
        title: 'Nobody types it twice',
        text: 'Each inquiry becomes a row in the sheet that your team already uses.',
      },
    ],
  },
  setup: {
    title: 'What we set up with a Google API',
    text: 'We connect the smallest thing that does the job, for example your booking form and one calendar. The project with Google is in your account, so the bill and the history belong to you. Each access key works for one purpose and has a daily limit, and you get a warning before a cost ceiling is reached. We test what happens when two people want the same hour, and what happens when Google is down. In that case the form still takes the request, and you confirm it yourself.',
    takes: `It typically takes ${days} business days for a calendar or a sheet. Another company’s program can take longer, and we say how long once we’ve read its manual.`,
    needs:
      'You need a Google account for the business, the calendar or the sheet, and a website that we can change. For another program, we need an account to test with.',
    report:
      'There’s no separate report, because you see each booking in your calendar and each inquiry in your sheet. On a site we host, we watch the connection.',
    wrong:
      'Google may change an API, or a key may reach its limit. On a site we host, we repair that as part of the hosting. On another site you tell us, and we quote the repair.',
  },
  change: [
    { thing: 'A booking', before: 'A call, then a pencil', after: 'In the calendar by itself' },
    { thing: 'Two customers, one hour', before: 'It happens', after: 'The second one picks another hour' },
    { thing: 'Holiday hours', before: 'Changed in three places', after: 'Once, for site and map' },
    { thing: 'Inquiries', before: 'Copied on Monday', after: 'A row within the minute' },
    { thing: 'Cost', before: 'Your evening', after: 'A ceiling, and a warning before it' },
    {
      thing: 'If Google is down',
      before: 'You wouldn’t know',
      after: 'The form still takes the request',
    },
  ],
  answers: {
    get: 'You get one working connection, for example a calendar that takes bookings or a sheet that fills itself. With it come a spending alarm and a page that explains how it works.',
    who: 'A front-end engineer builds and tests it. Our hosting and support person watches it on the sites we host.',
    you: 'You show us how you do it by hand today. Before it goes live, you try it with one real booking.',
    next: 'Book a Call and tell us what you copy by hand. We find out whether both programs have an API, and send a price. When your test booking works, the connection goes live.',
  },
  costs: {
    lines: [
      {
        label: booking.name,
        value: `${bookingPrice}/month`,
        note: 'Booking with your calendar, added to a plan.',
      },
      { label: 'Any other connection', value: 'quoted first' },
      { label: 'Watching it, on a site we host', value: 'included' },
    ],
    google: 'By use',
    note: 'Many APIs are free within limits. You get an estimate first.',
    strip: 'The project stays in your account, with new keys that we don’t have.',
  },
  glance: {
    does: 'Connects your site to a calendar, a sheet or another program',
    plan: 'Pro’s chatbot books into your calendar',
    price: `${booking.name}, ${bookingPrice} a month with any plan; others quoted first`,
    skip: 'The copying takes five minutes a week',
  },
  faqs: [
    {
      question: 'Can it work with a program that isn’t Google’s?',
      answer: 'It often can, if the other program has an API too. Send us the name, and we’ll look it up.',
    },
    {
      question: 'What does Google learn about my customers?',
      answer:
        'For a booking, it learns the name and the time, because they’re in your calendar. We list it for your privacy notice.',
    },
    {
      question: 'Who owns the connection if I leave?',
      answer:
        'You do. The project and the billing are in your account from day one, and we hand over the page that explains each connection.',
    },
  ],
  related: ['maps-integration', 'workspace', 'pay-integration', 'looker-studio'],
  more: {
    label: 'The AI chatbot books the same way',
    href: routes.service('ai-chatbot-integration'),
  },
} as const satisfies GoogleService;

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
  heading: 'Wires behind the counter.',
  lede: 'An API lets one program ask another a question. Yours might ask your calendar whether Thursday at ten is free, before a customer has to.',
  prose: [
    {
      heading: 'What it does',
      paragraphs: [
        'Google offers a socket on nearly every one of its products. Through the calendar’s socket your website can offer only the hours that are really free and write the booking in. Through the one for Sheets, every inquiry can land as a row in the list that your front desk already works with. Through the one for Business Profile, a change of holiday hours that you make once appears on the site and on the map.',
        'For a salon with two chairs, that is the difference between a booking page and a page that says “call us to book”. For a plumber it is the van’s route filling up overnight. Nothing about it is visible. It is wiring, and it should be done like wiring: labeled, fused, and behind a cover.',
        'The fuse matters. Each connection has a key, and a key left open in a web page will be found and used by strangers at your expense. Ours stay on the server, work only for the one purpose and the one address, and have a daily limit. If one is used more than usual, we hear about it the same day.',
      ],
    },
    {
      heading: 'What you see each month',
      paragraphs: [
        'If all is well, one line on your report: connections up, number of bookings or rows passed through, and what Google charged, which for most small businesses is nothing. If Google announces that a socket will change, which it does about a year ahead, you hear from us with a date and a price, if there is one, before it concerns you.',
      ],
    },
  ],
  benefitsLede: 'Only the connections that save somebody in your shop real minutes.',
  benefits: [
    {
      title: 'Calendar both ways',
      text: 'The site offers free hours. A booking blocks them. A cancellation frees them.',
    },
    { title: 'Hours in one place', text: 'Changed once, correct on the site and on the map.' },
    {
      title: 'Inquiries as rows',
      text: 'In the sheet your team already uses, next to the stored copy on our server.',
    },
    {
      title: 'Keys locked away',
      text: 'On the server, limited to one use and one address, replaced on a schedule.',
    },
    { title: 'A spending alarm', text: 'A ceiling in your Google account and a warning long before it.' },
    { title: 'A way without', text: 'If Google is down, the form still takes the inquiry and says so.' },
  ],
  steps: [
    {
      title: 'Find the copying',
      description: 'Who types what twice, and how often? That is the list of candidates.',
    },
    {
      title: 'Check the price of use',
      description: 'Which sockets are free, which are counted, and what your numbers would come to.',
    },
    {
      title: 'Connect with little',
      description: 'The smallest permission that does the job, in a project that you own.',
    },
    {
      title: 'Break it on purpose',
      description: 'We pull each plug and see whether your customer notices. Then it goes live.',
    },
  ],
  costs: [
    {
      label: 'To us',
      value: `Booking with your calendar is the add-on ${booking.name}, ${formatDollars(booking.monthlyPrice)}/month. Other connections: one price for building each, quoted before we start.`,
    },
    {
      label: 'To Google',
      value:
        'Many APIs are free within limits, some are billed by use. The billing account is yours, the rates are Google’s, and the estimate comes before the work.',
    },
    {
      label: 'Upkeep',
      value:
        'Watching the connection is part of the maintenance of a site we host. A rebuild, because Google has closed a socket, is priced before we start.',
    },
  ],
  notNeeded:
    'If the copying takes five minutes a week, keep copying. A connection has to be built, watched and now and then repaired, and below a certain number of bookings a person with a pencil is cheaper and more polite. We also advise against showing your Google reviews through an API when three quotes with a link to the source do the same.',
  faqs: [
    {
      question: 'Can it work with a program that is not Google’s?',
      answer:
        'Often, if the other program has a socket too. Send us its name and we look it up. If it has none, we tell you, and would rather not build a machine that imitates a person clicking.',
    },
    {
      question: 'What does Google learn about my customers?',
      answer:
        'What passes through: for a booking, the name and the time, in your own calendar. We send nothing that the job does not need, and we list it for your privacy notice.',
    },
    {
      question: 'Who owns the connection if I leave?',
      answer:
        'The Google project, the billing and the keys are in your account from the first day. You get a page that describes what talks to what.',
    },
  ],
  related: ['maps-integration', 'workspace', 'pay-integration', 'looker-studio'],
  more: {
    label: 'The AI chatbot books through the same wires',
    href: routes.service('ai-chatbot-integration'),
  },
} as const satisfies GoogleService;

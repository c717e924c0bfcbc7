import { facts } from '@/content/facts';
import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';

export const workspace = {
  id: 'workspace',
  name: 'Google Workspace',
  line: 'Mail under your own name, shared calendars',
  icon: 'people',
  shape: 'square',
  color: 'enamel',
  metaTitle: 'Google Workspace setup and mail move',
  metaDescription:
    'Mail at your own domain, shared calendars and files for small teams: moved without losing a message, protected against spoofing, paid to Google directly.',
  heading: 'Mail that carries your shop’s name.',
  lede: 'Google Workspace is Gmail, Calendar and Drive under your own address. We move you in, lock the doors, and show everybody where things are.',
  prose: [
    {
      heading: 'What it does',
      paragraphs: [
        'You know the parts already: Gmail, a calendar, documents, a place for files. Workspace is the business edition. The address ends in your own domain, so the estimate comes from office@ and not from a name with four digits in it. And the accounts belong to the business. When a front-desk person leaves, her mail, her appointments and the price list in her files stay.',
        'That second point is the real one. In most small shops the important things sit in the private account of whoever started first: the supplier’s mails, the shared calendar, the Business Profile itself. It works for years, up to the day on which it does not.',
        'The technical part is in your domain’s settings. Three records, called SPF, DKIM and DMARC, tell the world which mail is really yours. Without them your estimates go to the spam folder, and anybody can send invoices in your name. We set all three and watch the reports until only your own mail passes.',
      ],
    },
    {
      heading: 'What you see each month',
      paragraphs: [
        'A bill from Google for the number of people you have, and otherwise quiet. If you book our support with it, we add and remove people when you tell us, check who still has access to what, and tell you which seats nobody has used since the last check. That is money back for seasonal businesses.',
      ],
    },
  ],
  benefitsLede: 'From the first account to the last old message.',
  benefits: [
    {
      title: 'Addresses that make sense',
      text: 'office@, bookings@ and first names, with groups instead of shared passwords.',
    },
    {
      title: 'Old mail moved',
      text: 'Messages, contacts and appointments copied before the switch, checked after it.',
    },
    { title: 'Mail that arrives', text: 'SPF, DKIM and DMARC set, so that estimates do not land in spam.' },
    {
      title: 'One shared calendar',
      text: 'The one that your website’s booking reads, so that nothing is booked twice.',
    },
    {
      title: 'Two-step sign-in',
      text: 'On for everybody, with spare codes in your safe and not in a drawer.',
    },
    {
      title: 'A leaving list',
      text: 'What to do when somebody goes: access, forwarding, files, in ten lines.',
    },
  ],
  steps: [
    {
      title: 'Count heads',
      description: 'Who needs a mailbox of their own, and who only needs a group address.',
    },
    {
      title: 'Prepare',
      description: 'Accounts, records and a first copy of the old mail, while the old one still runs.',
    },
    {
      title: 'Switch on a quiet evening',
      description: 'Mail is pointed to the new place and the last messages are fetched.',
    },
    {
      title: 'Sit beside everybody',
      description: 'Phones and the front-desk computer set up, one person at a time.',
    },
  ],
  costs: [
    {
      label: 'To us',
      value:
        'Quoted before we start: one price for the move, depending on the number of mailboxes and how old they are. Help after that is part of support or billed by the job.',
    },
    {
      label: 'To Google',
      value:
        'A fee per person and month, on your own card, at Google’s list price. We add nothing to it and earn nothing from it.',
    },
    {
      label: 'Domain',
      value: 'Stays yours. We need access to its settings once, and tell you exactly what we changed.',
    },
  ],
  notNeeded:
    'A one-person business that answers everything from one phone can live well with mail that comes with its domain. If you already pay for Microsoft 365, stay there: it does the same things, and moving for its own sake costs you a week of confusion. We set up the three mail records in either case.',
  faqs: [
    {
      question: 'Will mail be lost while you switch?',
      answer:
        'No. For some hours new messages may arrive in the old box or the new one. We watch both and fetch what landed in the wrong place.',
    },
    {
      question: 'Can I keep my old Gmail address?',
      answer:
        'Yes. It can forward to the new one for as long as you like, and you can answer from the new address. Most people stop looking at the old one by summer.',
    },
    {
      question: 'Who can read our mail?',
      answer: `You and the person it belongs to. We get an administrator’s account for the move, with its own name, and you may switch it off on the last day. When you need us later, support answers ${facts.support.hours}.`,
    },
  ],
  related: ['training', 'apis', 'business-profile'],
  more: { label: 'Everything else we do', href: routes.services() },
} as const satisfies GoogleService;

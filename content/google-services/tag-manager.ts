import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';
import { planWords } from './plan-words';

export const tagManager = {
  id: 'tag-manager',
  name: 'Google Tag Manager',
  line: 'One drawer for every counting script',
  icon: 'tag',
  shape: 'disc',
  color: 'pin',
  metaTitle: 'Google Tag Manager, set up and kept tidy',
  metaDescription:
    'One drawer for call counting, ad tracking and consent, with few tags, clear names and a log of who changed what. Set up for small local businesses.',
  heading: 'One drawer for all the tags.',
  lede: 'Tag Manager is the box through which counting scripts get onto your website. Kept tidy, it saves a programmer’s visit. Left alone, it fills up like any drawer.',
  prose: [
    {
      heading: 'What it does',
      paragraphs: [
        'A tag is a small script that tells somebody that something happened: Analytics that a form was sent, an ad network that its click became a call. Each used to be pasted into the website’s code by hand. Tag Manager is one script that holds all the others, with rules for when each may run.',
        'The rules are the useful part. “When somebody presses a link that begins with tel:, count a call.” “When the booking page says thank you, count a booking.” “Run nothing of this until the visitor has said yes.” Such rules can be changed in minutes, tried out in a preview, and taken back if they were wrong.',
        'The danger is the same as the advantage. Whoever may publish in your Tag Manager can put any script on any page. We have opened containers with the tags of three former agencies in them, two of which no longer existed, all still running on every visit and all making the site slower.',
      ],
    },
    {
      heading: 'What you see each month',
      paragraphs: [
        'Mostly nothing, and that is the idea. Your report shows the calls and bookings that the tags counted. Once a quarter you get the list of what is in the drawer: each tag, why it is there, what it sends to whom, and whether it waits for consent. If nobody can say why a tag exists, it goes.',
      ],
    },
  ],
  benefitsLede: 'Few tags, each with a name that you can read and a reason to be there.',
  benefits: [
    { title: 'Call presses counted', text: 'On every page, with the page and the place of the button.' },
    {
      title: 'Real form counts',
      text: 'Counted when our server has stored the inquiry, not when a button was pressed.',
    },
    { title: 'Consent wired in', text: 'Tags that follow people stay silent until the visitor agrees.' },
    { title: 'A short guest list', text: 'Two people may publish. Everybody else may look.' },
    { title: 'Versions with notes', text: 'Each change says who, when and why, and can be undone.' },
    { title: 'Speed watched', text: 'A tag that slows the page down has to earn it or leave.' },
  ],
  steps: [
    {
      title: 'Empty the drawer',
      description: 'We list what your site loads today, including what nobody remembers installing.',
    },
    {
      title: 'Keep five things',
      description: 'Calls, forms, bookings, directions, and your ads if you run them. The rest is removed.',
    },
    {
      title: 'Preview, then publish',
      description:
        'Every rule is tried on a phone and a laptop, with consent given and with consent refused.',
    },
    {
      title: 'Write it down',
      description: 'A one-page list of tags goes into your files and into your privacy notice.',
    },
  ],
  costs: [
    {
      label: 'To us',
      value: `Part of the reporting in ${planWords.pro} and ${planWords.premium}. Clearing out the container of an existing website is a one-off job, quoted before we start.`,
    },
    {
      label: 'To Google',
      value: 'Nothing for the container. Ad networks whose tags run in it bill you themselves.',
    },
  ],
  notNeeded:
    'A site that only wants to count calls and forms can do that without it. Our own sites store each inquiry on the server, and that count needs no tag at all. Take Tag Manager when you run ads, when two or more services want to be told about the same call, or when you change campaigns so often that a developer would be in the way.',
  faqs: [
    {
      question: 'Is Tag Manager the same as Analytics?',
      answer:
        'No. Tag Manager decides when something is reported, Analytics is one of the places it is reported to. You can have either without the other.',
    },
    {
      question: 'Does it make my site slower?',
      answer:
        'The container itself a little, its contents a great deal if nobody looks after them. We load it after the visitor’s consent and measure the page with and without it.',
    },
    {
      question: 'Can I add tags on my own?',
      answer:
        'It is your container, so yes. We ask you to tell us, because a tag that follows visitors has to be in the privacy notice before it runs.',
    },
  ],
  related: ['analytics', 'ads-management', 'looker-studio', 'search-console'],
  more: { label: 'Analytics reporting, the whole service', href: routes.service('analytics-reporting') },
} as const satisfies GoogleService;

import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';
import { planWords } from './plan-words';

export const analytics = {
  id: 'analytics',
  name: 'Google Analytics',
  line: 'What made people call, and what did not',
  icon: 'bars',
  shape: 'disc',
  color: 'ink',
  metaTitle: 'Google Analytics setup for local shops',
  metaDescription:
    'GA4 set up to count calls, bookings and forms instead of page views, in your own account, with consent asked first. What it costs and when to skip it.',
  heading: 'Know what made the phone ring.',
  lede: 'Google Analytics can tell you which page, which ad and which street brought a customer. First somebody has to teach it what a customer is.',
  prose: [
    {
      heading: 'What it does',
      paragraphs: [
        'Google Analytics counts what people do on your website: how they came, which page they saw first, and what they did next. The present version is called GA4, and it records everything as an event, which is a grand word for “somebody did something”.',
        'It arrives with the wrong events switched on. Scrolling is counted. Leaving for another site is counted. A press on your phone number, the one thing a plumber’s website is for, is not. So a fresh installation produces handsome graphs about nothing, and most owners close it after the second visit. They are right.',
        'We turn that around. For a dentist we count calls, appointment requests and presses on “directions”. For a café it is the menu, the table booking and the opening hours. Four or five events with English names, and everything else out of sight.',
      ],
    },
    {
      heading: 'What you see each month',
      paragraphs: [
        'One page. Calls, bookings and forms, each with its source: the map, ordinary search, ads, social media, or people who typed your address. Beside each number stands the same month of last year, because a florist should not compare May with April. At the foot is one thing that we change next.',
        'You also see what is missing. Visitors who refuse statistics are not counted, and people who walk in because they drove past never will be. We write on the report how large that blind spot is likely to be.',
      ],
    },
  ],
  benefitsLede: 'In an account that belongs to you, with us as guests in it.',
  benefits: [
    { title: 'A clean property', text: 'New, or your old one tidied up with its history kept.' },
    {
      title: 'Calls and forms as key events',
      text: 'Counted when they happen, not when the page with the form opens.',
    },
    {
      title: 'Your own visits left out',
      text: 'The shop, your phone and our office do not count as customers.',
    },
    { title: 'The map told apart', text: 'Visits from your Business Profile get a line of their own.' },
    { title: 'Consent first', text: 'Nothing is loaded before a visitor has agreed, and a no stays a no.' },
    {
      title: 'Longer memory',
      text: 'Detailed data kept for as long as Google allows, so years can be compared.',
    },
  ],
  steps: [
    {
      title: 'Write down what counts',
      description: 'You tell us which three things on your site lead to money. They become the events.',
    },
    {
      title: 'Set up and test',
      description:
        'We press every button and send every form ourselves, and look for each one in the live view.',
    },
    {
      title: 'Clean out',
      description:
        'Old tags, double counting and visits by robots are removed. The day of the change is noted.',
    },
    {
      title: 'Read it with you',
      description: 'After the first full month we go through the page on the phone, line by line.',
    },
  ],
  costs: [
    {
      label: 'To us',
      value: `The setup and the monthly page are part of ${planWords.pro}; ${planWords.premium} has the page every week. For a Basic site, or a site that we did not build, we quote before we start.`,
    },
    { label: 'To Google', value: 'Nothing. The version that a small business needs is free.' },
    {
      label: 'If you leave',
      value: 'The account, its history and the events stay with you. We remove our access.',
    },
  ],
  notNeeded:
    'If your site is one page with a phone number and you are booked out by word of mouth, leave it. The performance figures in your Business Profile already count calls from the map, free and without a cookie. Analytics earns its place when you pay for ads or articles and want to know which of them to stop.',
  faqs: [
    {
      question: 'Does my site need a cookie banner with Google Analytics?',
      answer:
        'It needs to ask before Analytics loads, in many places by law and with us everywhere. We build the question into the site, with a “no” as easy to press as a “yes”.',
    },
    {
      question: 'Why do the numbers differ from those in Google Ads?',
      answer:
        'They count different things on different days. Ads counts the click that it was paid for, Analytics the visit that followed, if the visitor agreed. We choose one of them for decisions and say which.',
    },
    {
      question: 'My last agency holds the account. Can I have the data?',
      answer:
        'Yes, if they make you an administrator, which takes them a minute. If they refuse, we start a new property in your name and keep a copy of every report they will still send you.',
    },
  ],
  related: ['tag-manager', 'search-console', 'looker-studio', 'ads-management'],
  more: { label: 'Analytics reporting, the whole service', href: routes.service('analytics-reporting') },
} as const satisfies GoogleService;

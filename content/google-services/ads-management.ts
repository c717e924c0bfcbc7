import { facts } from '@/content/facts';
import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';

export const adsManagement = {
  id: 'ads-management',
  name: 'Google Ads Management',
  line: 'Small local campaigns with a budget you set',
  icon: 'hand',
  shape: 'hexagon',
  color: 'bottle',
  metaTitle: 'Google Ads for small local businesses',
  metaDescription:
    'Search ads for the towns you drive to, in your own account, on your own card, judged by calls and bookings. The ad spend is paid to Google directly.',
  heading: 'Ads for the streets you serve.',
  lede: 'You pay Google when somebody clicks. We see to it that the somebody lives in your town, needs your trade, and gets a page with a phone number on it.',
  prose: [
    {
      heading: 'What it does',
      paragraphs: [
        'Google Ads puts a line of text above the ordinary results. You name the searches you want to appear in, the places, the hours and the most you would spend in a day. You are charged per click, and the price of a click is an auction among everybody who wants the same one. Water heaters in a city are expensive. Clock repair in a small town is not.',
        'Left on its standard settings, the program is generous with your money. It shows your ad to people who are merely interested in your town. It adds searches that it finds similar, so that a plumber pays for “plumber salary” and “how to unclog a sink”. It runs at three in the morning, when nobody answers the phone. None of that is fraud. It is simply set up for bigger purses.',
        'Our work is mostly subtraction: fewer words, a smaller circle, hours when somebody picks up, and a list of words for which you never want to pay. Then we write ads that say what you charge for a visit and how soon you come, since that keeps away those who would not have called anyway.',
      ],
    },
    {
      heading: 'What you see each month',
      paragraphs: [
        'Three figures: what Google charged, how many calls and bookings came of it, and what one of them cost. Under them, what we switched off and why. If a customer costs more than a job leaves you, the report says so in its first line, and our advice may be to stop.',
      ],
    },
  ],
  benefitsLede: 'In your account, with your card, where you can see every click we paid for.',
  benefits: [
    {
      title: 'Your own account',
      text: 'You own it and its history. We are linked to it and can be unlinked by you.',
    },
    { title: 'A hard ceiling', text: 'A monthly limit that you set in writing. Only you can raise it.' },
    { title: 'Only your towns', text: 'People who are there, not people who once read about the place.' },
    {
      title: 'Words you do not pay for',
      text: 'Jobs, salaries, do-it-yourself, other trades: excluded and kept up to date.',
    },
    {
      title: 'A page that fits the ad',
      text: 'The click on “water heater” lands on water heaters, with the price of a visit.',
    },
    {
      title: 'Calls counted honestly',
      text: 'A call counts when it lasts long enough to be one. Spam and hang-ups do not.',
    },
  ],
  steps: [
    {
      title: 'Do the sum first',
      description:
        'What a job leaves you and how many callers become one. That gives the most a call may cost.',
    },
    {
      title: 'Count before you spend',
      description: 'Calls and forms are measured before the first ad runs, or nothing can be judged.',
    },
    {
      title: 'Start small',
      description: 'One service, one area, one month. We read the searches every few days and prune.',
    },
    {
      title: 'Keep or stop',
      description: 'What pays is widened. What does not is switched off, even if it is our favorite.',
    },
  ],
  costs: [
    {
      label: 'To us',
      value:
        'Quoted before we start: a fixed monthly fee for the management, never a share of what you spend, so we gain nothing if you spend more.',
    },
    {
      label: 'To Google',
      value: 'The ad spend, charged by Google to your own card. It does not pass through our books.',
    },
    {
      label: 'Commitment',
      value: 'None to Google. You can pause the ads from your phone on the day you are booked out.',
    },
  ],
  notNeeded:
    'If you have more work than hands, ads buy you angry callers. If your profile and your pages are not in order, put the money there first: that work is still there next year, and an ad is gone at midnight. And if a single job leaves you less than a few clicks cost, no skill of ours will make the sum come out.',
  faqs: [
    {
      question: 'How much should I spend on Google Ads?',
      answer:
        'Enough to get a few dozen clicks in a month, or you learn nothing. What that is depends on your trade and your town. We look it up for you before you decide, and sometimes the answer is “too much”.',
    },
    {
      question: 'What about the ads with the check mark at the very top?',
      answer:
        'Those are Local Services Ads. You pay per lead and not per click, after Google has checked licenses and insurance, and only some trades are admitted. If yours is, they are often the better first step, and we help with the papers.',
    },
    {
      question: 'Do ads improve my ordinary ranking?',
      answer: `No. Google keeps the two apart. In a free ${facts.consultation.freeMinutes}-minute call we can tell you which of them your town needs more.`,
    },
  ],
  related: ['analytics', 'tag-manager', 'youtube', 'business-profile'],
  more: { label: 'Local SEO, for the results below the ads', href: routes.service('local-seo-optimization') },
} as const satisfies GoogleService;

import { facts } from '@/content/facts';
import type { GoogleService } from '@/content/google-services/google-service';
import { planPrices } from '@/content/sale-terms';
import { site } from '@/content/site';
import { routes } from '@/lib/site/routes';

const { basic } = planPrices;

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
  heading: 'Google training for owners and front desks',
  lede: 'Much of what we charge for, you could do in half an hour a week. If you have that half hour, we’ll teach you, on your own screen.',
  notNeeded: {
    items: ['you’re on Pro or Premium, where we do this every week', 'you have just one question'],
    note: `Ask it in the free ${facts.consultation.freeMinutes}-minute call or in the community.`,
  },
  desk: {
    title: 'A Google checklist, written after the training',
    sample: 'Sample notes, fictional bakery',
    marks: [
      {
        title: 'Five minutes on Mondays',
        text: 'These four small jobs were learned on the baker’s own screen.',
      },
      { title: 'Once a month', text: 'These are the only numbers that are worth her time.' },
      {
        title: 'When to stop and call',
        text: 'Each of these has a safe first step, and one that makes it worse.',
      },
    ],
  },
  setup: {
    title: 'What a Google training session covers',
    text: `One session has one topic, for example your profile, your reviews, Search Console or email. We work by video with a shared screen, or at your counter if you’re near ${site.address.city}. The person who will do the work sits at the keyboard, in your own accounts and with a sign-in of their own. We practice on the real thing, so by the end this week’s work is done. You keep a page of notes with pictures of your own screens.`,
    takes:
      'One topic is one session, and we agree on its length beforehand. Three months later we check in and adjust the plan.',
    needs:
      'You need someone with half an hour a week, a phone or a computer, and access to the account that you want to learn.',
    report:
      'There’s no report from us, because you learn to read the numbers yourself. Your notes say which ones to look at on the first of the month.',
    wrong:
      'A profile can suddenly say “permanently closed,” or a caller claims to be Google and wants money. The notes say what to do first, and when to stop and call us.',
  },
  change: [
    { thing: 'The screen', before: 'Another company’s', after: 'Yours, with your reviews' },
    { thing: 'Who sits there', before: 'The owner, called away twice', after: 'The person with the time' },
    { thing: 'The password', before: 'Shared', after: 'An account of their own' },
    { thing: 'At the end', before: 'A certificate', after: 'This week’s work is done' },
    { thing: 'What you keep', before: 'Slides', after: 'A page with your own screens' },
    { thing: 'Three months later', before: 'Forgotten', after: 'We check in and adjust the plan' },
  ],
  answers: {
    get: 'You get a session on your own accounts, notes with your own screens, and a call three months later. The price is for the session, so bring everyone who will do the work.',
    who: 'The person on our team who does that job every day is your teacher: our local search lead for the profile, our analytics person for the numbers.',
    you: 'You choose the topic and send the person who will do the work. After that you keep half an hour a week free for it.',
    next: 'Book a Call and tell us what you’d like to do yourself. We suggest the first topic and send a price. Then we agree on a day, and begin with this week’s work.',
  },
  costs: {
    lines: [
      {
        label: 'A first walk-through, in every plan, from Basic',
        value: `${basic.monthly}/month`,
        note: `after ${basic.setup} for setup`,
      },
      { label: 'A session, not per person', value: 'quoted first' },
      { label: 'The community', value: 'free' },
    ],
    google: 'Nothing',
    note: 'Its own online courses are free too.',
  },
  glance: {
    does: 'Teaches you to do the weekly work yourself',
    plan: 'A first walk-through in every plan',
    price: 'Quoted first, by session',
    skip: 'You’re on Pro or Premium',
  },
  faqs: [
    {
      question: 'I’m not good with computers. Can I do this?',
      answer: 'Yes, you can. Most of it works on a phone, and the notes show every tap.',
    },
    {
      question: 'Do we get a certificate?',
      answer:
        'You get a tidy profile and a person who can keep it that way, but no certificate. Google offers certificates if you need one.',
    },
    {
      question: 'What if we get stuck later?',
      answer: `Customers with a plan ask support, ${facts.support.hours}. Everyone else can ask in our community or book another session.`,
    },
  ],
  related: ['business-profile', 'search-console', 'workspace', 'analytics'],
  more: { label: 'The community, where questions are free', href: routes.community() },
} as const satisfies GoogleService;

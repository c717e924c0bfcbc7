import type { LeadFormName } from '@/lib/leads/form-definition';
import { routes } from '@/lib/routes';
import { consultation } from './consultation';
import { promotion } from './promotion';

/** What a visitor is written after sending a form, whichever form it was. */
export const leadMails = {
  waitingList: {
    subject: 'You’re on the waiting list',
    heading: 'You’re on the waiting list.',
    intro: 'Thank you. We added your name to our waiting list.',
    steps: ['We’ll email you when it’s your turn.', 'You owe us nothing until you say yes.'],
    link: { label: 'See how we build a site', path: routes.process() },
  },
  promotionFull: {
    subject: 'You’re on the waiting list',
    heading: 'You’re on the waiting list.',
    intro: `Thank you. All ${promotion.places} spots in ${promotion.name} were taken before your form reached us, so you are on our waiting list.`,
    steps: ['We’ll email you if a spot opens up.', 'You owe us nothing until you say yes.'],
    link: { label: 'See our prices', path: routes.pricing() },
  },
  late: {
    subject: 'We have your request',
    heading: 'We have your request.',
    intro: 'Thank you. The promotion has ended, so we’ll be in touch about what we can do for you now.',
    steps: [],
    link: { label: 'See our prices', path: routes.pricing() },
  },
  /** For a form without words of its own. */
  other: {
    subject: 'We have your message',
    heading: 'We have your message.',
    intro: 'Thank you. We’ll answer your message by email.',
    steps: ['A person reads it.', 'We answer by email, to this address.'],
    link: null,
  },
} as const satisfies Record<string, LeadCopy>;

/** The same by form; `contact-form` has the words of `other`, and the newsletter its own (content/newsletter.ts). */
export const leadMailsByForm = {
  'christmas-in-july-form': {
    subject: 'Your Christmas in July request',
    heading: 'We have your request.',
    intro: 'Thank you. We received your Christmas in July request.',
    steps: [
      `We contact you within ${promotion.contactWithinHours} hours.`,
      'We have a quick consultation call.',
      'We start building your website.',
      `You launch with ${promotion.seoDays} days of Local SEO.`,
    ],
    link: { label: 'Read the terms of the promotion', path: routes.promotion() },
  },
  'landing-form': {
    subject: 'Your demo request',
    heading: 'Your demo is ready.',
    intro: 'Thank you. You asked for the demo, and it’s ready to watch.',
    steps: [
      'Watch the demo on the page where you sent the form.',
      'See how we’d build the same for your shop.',
    ],
    link: { label: 'See how we build a site', path: routes.process() },
  },
  'consultation-form': {
    subject: 'Your consultation request',
    heading: 'We have your request.',
    intro: `Thank you. You asked for a free ${consultation.freeMinutes}-minute call.`,
    steps: [
      'We’ll email you to agree on a day and time.',
      'Have your current website ready, if you have one.',
    ],
    link: null,
  },
  'questionnaire-form': {
    subject: 'We have your answers',
    heading: 'We have your answers.',
    intro: 'Thank you. We’ll read your answers and email you a suggestion.',
    steps: [
      'We read what you told us about your business.',
      'We email you what we’d build and what it costs.',
    ],
    link: { label: 'See our prices', path: routes.pricing() },
  },
} as const satisfies Partial<Record<LeadFormName, LeadCopy>>;

/** What a visitor reads after sending a form: what we have, and what happens next. */
export type LeadCopy = {
  subject: string;
  heading: string;
  intro: string;
  steps: readonly string[];
  link: { label: string; path: string } | null;
};

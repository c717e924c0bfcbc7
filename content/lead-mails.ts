import type { LeadFormName } from '@/lib/leads/form-definition';
import type { LeadCopy } from '@/lib/mail/lead-copy';
import { routes } from '@/lib/routes';
import { promotion } from './promotion';

/** What a visitor is written after sending a form, whichever form it was. */
export const leadMails = {
  waitingList: {
    subject: 'You are on the waiting list',
    heading: 'You are in the line.',
    intro: 'Thank you. Your name is on our waiting list.',
    steps: ['We write to you when it is your turn.', 'You owe us nothing until you say yes.'],
    link: { label: 'See how a site is made', path: routes.process() },
  },
  promotionFull: {
    subject: 'You are on the waiting list',
    heading: 'You are in the line.',
    intro: `Thank you. All ${promotion.places} places of ${promotion.name} were taken before your form reached us, so you are on our waiting list.`,
    steps: ['We write to you if a place opens up.', 'You owe us nothing until you say yes.'],
    link: { label: 'See our prices', path: routes.pricing() },
  },
  late: {
    subject: 'We have your request',
    heading: 'Your request is on the counter.',
    intro:
      'Thank you. Your details are with us. The promotion has ended, so we will be in touch about what we can do for you now.',
    steps: [],
    link: { label: 'See our prices', path: routes.pricing() },
  },
  /** For a form without words of its own. */
  other: {
    subject: 'We have your message',
    heading: 'Your message is on the counter.',
    intro: 'Thank you. We have your message and will answer by email.',
    steps: ['One of us reads it, not a machine.', 'We answer by email, to this address.'],
    link: null,
  },
} as const satisfies Record<string, LeadCopy>;

/** The same by form; `contact-form` has the words of `other`, and the newsletter its own (content/newsletter.ts). */
export const leadMailsByForm = {
  'christmas-in-july-form': {
    subject: 'Your Christmas in July request',
    heading: 'Your request is on the counter.',
    intro: 'Thank you. Your Christmas in July request is with us.',
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
    heading: 'The demo is open.',
    intro: 'Thank you. Your request is with us, and the demo is ready to watch.',
    steps: [
      'Watch the demo on the page where you sent the form.',
      'See how we would build the same for your street.',
    ],
    link: { label: 'See how a site is made', path: routes.process() },
  },
  'consultation-form': {
    subject: 'Your consultation request',
    heading: `${promotion.consultationMinutes} minutes. No slides.`,
    intro: `Thank you. Your request for a free ${promotion.consultationMinutes}-minute call is with us.`,
    steps: [
      'We email you to agree on the day and time of your call.',
      'Have your current website at hand, if there is one.',
    ],
    link: null,
  },
  'questionnaire-form': {
    subject: 'We have your answers',
    heading: 'Your answers are on the counter.',
    intro: 'Thank you. We will read your answers and email you a suggestion.',
    steps: [
      'We read what you told us about your business.',
      'We email you what we would build, and what it costs.',
    ],
    link: { label: 'See our prices', path: routes.pricing() },
  },
} as const satisfies Partial<Record<LeadFormName, LeadCopy>>;

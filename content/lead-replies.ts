import type { LeadFormName } from '@/lib/leads/form-definition';
import { routes } from '@/lib/routes';
import { consultation } from './consultation';
import { formMessages } from './form-messages';
import { leadForms } from './lead-forms';
import { promotion } from './promotion';

/** What belongs to a lead form besides its fields: where it is, and what its sender reads after sending it. */
export type LeadReply = {
  /** The page that has the form. A plain post with errors comes back on it. */
  page: string;
  /** What the sender's account and the page of the request call it. */
  kind: string;
  /** What the thank-you page says happens next, in order. */
  nextSteps: readonly { title: string; text?: string }[];
  /** The confirmation email; null for the newsletter, which has its own (content/newsletter.ts). */
  email: LeadCopy | null;
};

/** A confirmation email. It is the same for everyone: nothing that was typed goes into it. */
export type LeadCopy = {
  subject: string;
  heading: string;
  intro: string;
  steps: readonly string[];
  link: { label: string; path: string } | null;
};

/** Confirmations that replace the form's own (lib/mail/lead-copy.ts). */
export const otherConfirmations = {
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
  /** For the contact form, and for a stored lead of a form that no longer exists. */
  other: {
    subject: 'We have your message',
    heading: 'We have your message.',
    intro: 'Thank you. We’ll answer your message by email.',
    steps: ['A person reads it.', 'We answer by email, to this address.'],
    link: null,
  },
} as const satisfies Readonly<Record<string, LeadCopy>>;

/** By form. */
export const leadReplies = {
  'christmas-in-july-form': {
    page: routes.promotion(),
    kind: 'Christmas in July request',
    nextSteps: [
      { title: `We contact you within ${promotion.contactWithinHours} hours` },
      { title: 'We have a quick consultation call' },
      { title: 'We start building your website' },
      { title: `You launch with ${promotion.seoDays} days of Local SEO` },
    ],
    email: {
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
  },
  'landing-form': {
    page: routes.landing(),
    kind: 'Demo request',
    nextSteps: [
      { title: 'Watch the demo', text: 'It is ready above, as often as you like.' },
      { title: 'Write down your questions', text: 'Reply to our email with them, or keep them for a call.' },
      {
        title: 'See it with your own name on it',
        text: 'In a free consultation we search for your business together.',
      },
    ],
    email: {
      subject: 'Your demo request',
      heading: 'Your demo is ready.',
      intro: 'Thank you. You asked for the demo, and it’s ready to watch.',
      steps: [
        'Watch the demo on the page where you sent the form.',
        'See how we’d build the same for your shop.',
      ],
      link: { label: 'See how we build a site', path: routes.process() },
    },
  },
  'contact-form': {
    page: routes.contact(),
    kind: 'Message',
    nextSteps: [
      { title: 'Your message is read', text: 'By a person, in the order that messages come in.' },
      {
        title: 'You get an answer by email',
        text: 'Or by phone, if you left your number and asked for a call.',
      },
      { title: 'You reply when it suits you', text: 'The answer comes from a person you can reply to.' },
    ],
    email: otherConfirmations.other,
  },
  'consultation-form': {
    page: routes.contact('consultation'),
    kind: 'Consultation request',
    nextSteps: [
      { title: 'We look at your day and time', text: 'And find the closest half hour that’s open.' },
      { title: 'We email you to agree on it', text: 'With the number we’ll call from.' },
      {
        title: 'We call you',
        text: `For ${consultation.freeMinutes} minutes. Have your current website ready, if you have one.`,
      },
    ],
    email: {
      subject: 'Your consultation request',
      heading: 'We have your request.',
      intro: `Thank you. You asked for a free ${consultation.freeMinutes}-minute call.`,
      steps: [
        'We’ll email you to agree on a day and time.',
        'Have your current website ready, if you have one.',
      ],
      link: null,
    },
  },
  'questionnaire-form': {
    page: routes.getStarted(),
    kind: 'Questionnaire',
    nextSteps: [
      { title: 'We read your answers', text: 'And look up your business the way your customers do.' },
      {
        title: 'We email you a suggestion',
        text: 'Which plan fits, what it costs, and what we would do first.',
      },
      { title: 'You say what you think', text: 'Reply, call, or ask for a free consultation.' },
    ],
    email: {
      subject: 'We have your answers',
      heading: 'We have your answers.',
      intro: 'Thank you. We’ll read your answers and email you a suggestion.',
      steps: [
        'We read what you told us about your business.',
        'We email you what we’d build and what it costs.',
      ],
      link: { label: 'See our prices', path: routes.pricing() },
    },
  },
  'newsletter-form': {
    page: routes.blog(),
    kind: 'Newsletter',
    nextSteps: [
      {
        title: 'Open our email',
        text: 'Nothing after a few minutes? Check your spam folder, or sign up again.',
      },
      { title: 'Confirm on the page it opens', text: 'Until then, you’re not on the list.' },
      {
        title: 'You can leave at any time',
        text: 'Every email has a link to unsubscribe, with one tap.',
      },
    ],
    email: null,
  },
} as const satisfies Readonly<Record<LeadFormName, LeadReply>>;

const waitingList = leadForms['contact-form'].successWhen;
const promotionFull = leadForms['christmas-in-july-form'].successWhen;

/** Thanks that differ from the form's own, by the page under `/thanks` that has them (lib/leads/choose-thanks.ts). */
export const otherThanks = {
  'christmas-in-july-form-late': {
    title: 'Thank You',
    message: formMessages.lateSuccess,
    nextSteps: [
      { title: 'We read your request', text: 'A person reads it and looks at your business on the map.' },
      { title: 'We contact you', text: 'With what we can do for you at today’s prices.' },
      { title: 'You decide', text: 'No deposit and no deadline. If it doesn’t fit, tell us.' },
    ],
  },
  'christmas-in-july-form-waiting-list': {
    title: promotionFull.title,
    message: promotionFull.message,
    nextSteps: [
      {
        title: 'We keep your details',
        text: 'You’re on the waiting list, in the order that forms reach us.',
      },
      { title: 'We email you', text: 'If a spot opens up.' },
      { title: 'You decide', text: 'You owe us nothing until you say yes.' },
    ],
  },
  'contact-form-waiting-list': {
    title: waitingList.title,
    message: waitingList.message,
    nextSteps: [
      {
        title: 'We save your spot',
        text: 'Your name and address are on the list, and nothing else is needed.',
      },
      { title: 'We email you', text: 'When it’s your turn.' },
      { title: 'You decide', text: 'You owe us nothing until you say yes.' },
    ],
  },
} as const;

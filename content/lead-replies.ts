import { consultation } from '@/content/consultation';
import { facts } from '@/content/facts';
import { formMessages } from '@/content/form-messages';
import { leadForms } from '@/content/lead-forms';
import { promotion } from '@/content/promotion';
import type { LeadFormName } from '@/lib/forms/define';
import { routes } from '@/lib/site/routes';

const reply = `within ${facts.support.emailReplyBusinessDays} business days`;

/** What belongs to a lead form besides its fields: where it is, and what its sender reads after sending it. */
export type LeadReply = {
  /** The page that has the form. A plain post with errors comes back on it. */
  page: string;
  /** What the sender's account and the page of the request call it. */
  kind: string;
  /** What the thank-you page says happens next, in order. */
  nextSteps: readonly { title: string; text?: string }[];
  /** The confirmation email; null for those that have their own: the newsletter (content/newsletter.ts) and the checkup (content/checkup.ts). */
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

/** Confirmations that replace the form's own (lib/leads/mails.tsx). */
export const otherConfirmations = {
  waitingList: {
    subject: 'You’re on the waiting list',
    heading: 'You’re on the waiting list.',
    intro:
      'Thank you. We added your name to the waiting list of the July promotion. You can order a website plan at any time without it.',
    steps: [
      'We’ll email you if a spot opens up, and when the promotion comes back.',
      'You owe us nothing until you say yes.',
    ],
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
    intro: `Thank you. The promotion has ended, so an account lead emails you ${reply} about what we can do for you now.`,
    steps: [],
    link: { label: 'See our prices', path: routes.pricing() },
  },
  /** For the contact form, and for a stored lead of a form that no longer exists. */
  other: {
    subject: 'We have your message',
    heading: 'We have your message.',
    intro: `Thank you. A person reads your message and answers it by email ${reply}.`,
    steps: [
      'Our client care people read it first. They ask the person who knows the answer, and that person writes to you.',
      'You can reply to the answer, because it comes from a person.',
    ],
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
      { title: 'Watch the demo', text: 'It’s ready above, and you can watch it as often as you like.' },
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
        `If you have questions, reply to this email. An account lead answers ${reply}.`,
      ],
      link: { label: 'See how we build a site', path: routes.process() },
    },
  },
  'contact-form': {
    page: routes.contact(),
    kind: 'Message',
    nextSteps: [
      { title: 'Your message is read', text: 'A person reads it. Help with a live site goes first.' },
      {
        title: `You get an answer by email ${reply}`,
        text: 'We call instead if you left your number and asked for a call.',
      },
      { title: 'You reply when it suits you', text: 'The answer comes from a person you can reply to.' },
    ],
    email: otherConfirmations.other,
  },
  'consultation-form': {
    page: routes.contact('consultation'),
    kind: 'Consultation request',
    nextSteps: [
      {
        title: 'You pick a time, or we do',
        text: 'Take one that’s free right away. Otherwise, we find the half hour that’s closest to yours.',
      },
      { title: `We email you ${reply}`, text: 'You choose phone or video, and get the number or the link.' },
      {
        title: 'We call you',
        text: `The call takes ${consultation.freeMinutes} minutes. Have your current website ready, if you have one.`,
      },
    ],
    email: {
      subject: 'Your consultation request',
      heading: 'We have your request.',
      intro: `Thank you. You asked for a free ${consultation.freeMinutes}-minute call.`,
      steps: [
        `Pick a time on the page of your request. If none fits, an account lead emails you ${reply}.`,
        'You choose phone or video, and the email has the number or the link.',
        'Have your current website ready, if you have one.',
      ],
      link: null,
    },
  },
  'questionnaire-form': {
    page: routes.getStarted(),
    kind: 'Questionnaire',
    nextSteps: [
      { title: 'We read your answers', text: 'We look up your business the way your customers do.' },
      {
        title: `We email you a suggestion ${reply}`,
        text: 'It says which plan fits, what it costs, and what we would do first.',
      },
      { title: 'You say what you think', text: 'You can reply, call, or ask for a free consultation.' },
    ],
    email: {
      subject: 'We have your answers',
      heading: 'We have your answers.',
      intro: `Thank you. This email says that your answers arrived. The suggestion follows ${reply}.`,
      steps: [
        'An account lead reads what you told us about your business.',
        'You get an email that says what we’d build and what it costs.',
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
        text: 'If nothing comes in a few minutes, check your spam folder or sign up again.',
      },
      { title: 'Confirm on the page it opens', text: 'Until then, you’re not on the list.' },
      {
        title: 'You can leave at any time',
        text: 'Every email has a link to unsubscribe, with one tap.',
      },
    ],
    email: null,
  },
  'checkup-report-form': {
    page: routes.checkup(),
    kind: 'Website checkup',
    nextSteps: [
      { title: 'Open our email', text: 'If nothing comes in a few minutes, check your spam folder.' },
      { title: 'Fix the first three', text: 'Each says how you do it yourself.' },
      { title: 'Ask a person if you like', text: 'A free audit looks at what no checkup can see.' },
    ],
    // Its email has the first findings and the link (lib/checkup/mails.tsx).
    email: null,
  },
} as const satisfies Readonly<Record<LeadFormName, LeadReply>>;

const waitingList = leadForms['contact-form'].successWhen;
const promotionFull = leadForms['christmas-in-july-form'].successWhen;

/** Thanks that differ from the form's own, by the page under `/thanks` that has them (lib/leads/thanks.ts). */
export const otherThanks = {
  'christmas-in-july-form-late': {
    title: 'Thank You',
    message: formMessages.lateSuccess,
    nextSteps: [
      { title: 'We read your request', text: 'A person reads it and looks at your business on the map.' },
      { title: 'We contact you', text: 'You hear what we can do for you at today’s prices.' },
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
      { title: 'We email you', text: 'You hear from us if a spot opens up.' },
      { title: 'You decide', text: 'You owe us nothing until you say yes.' },
    ],
  },
  'contact-form-waiting-list': {
    title: waitingList.title,
    message: waitingList.message,
    nextSteps: [
      {
        title: 'We save your spot',
        text: 'Your name and email address are on the list, and nothing else is needed.',
      },
      {
        title: 'We email you',
        text: 'You hear from us if a spot opens up, and when the promotion comes back.',
      },
      { title: 'You decide', text: 'You owe us nothing until you say yes.' },
    ],
  },
} as const;

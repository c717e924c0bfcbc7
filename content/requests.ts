import { facts } from './facts';
import { site } from './site';

export const requestFigures = {
  /** How long a link to a request opens its page. */
  followLinkDays: 30,
} as const;

/** The page on which someone sees where their request stands. It shows nothing that was typed. */
export const requestPage = {
  meta: {
    title: 'Your request',
    description: `See where your request to ${site.name} stands: received, in progress or answered.`,
  },
  sent: '{kind}, sent {day}.',
  progress: 'Where it stands',
  states: { received: 'Received', working: 'In progress', answered: 'Answered', closed: 'Closed' },
  now: 'now',
  texts: {
    received: 'We have your request. One of us reads it next.',
    working: 'One of us is working on your request.',
    answered: `We answered by email or by phone. If nothing reached you, check your spam folder, or call ${site.phone.display}.`,
    closed: `We closed this request without an answer. If you still need one, write to us again or call ${site.phone.display}.`,
    unpromised: 'We have it. There is nothing more for you to do.',
  },
  promise: {
    due: 'You hear from us by {moment}.',
    left: 'Time left: {time}.',
    leftBusiness: 'Time left: {time}, counted on business days only.',
    soon: 'less than a minute',
    overdue: `We promised to answer by {moment}, and we are late. We are sorry. Call ${site.phone.display}, and we take care of it right away.`,
  },
  email: {
    submit: 'Email me when it is answered',
    wanted: 'We will email you once when it is answered.',
    stop: 'Do not email me',
  },
  again: 'Something to add?',
  contact: 'Contact us',
  dead: {
    title: 'This link does not work any more',
    text: `Links to a request work for ${requestFigures.followLinkDays} days. We still answer every request: write to us or call ${site.phone.display}, and we tell you where yours stands.`,
    account: 'Sign in to see your requests',
  },
  failed: {
    title: 'There is a problem',
    text: `We could not save that just now. Please try the link again in a few minutes, or call ${site.phone.display}.`,
  },
  limited: `Several tries have come from your connection in a short time. Please try again in {wait}, or call ${site.phone.display}.`,
  back: 'Back to your request',
} as const;

/** In each confirmation. */
export const followLink = {
  text: 'You can see at any time where your request stands.',
  label: 'Follow your request',
} as const;

/** To someone who asked for it on the page of the request. */
export const answeredMail = {
  subject: 'Your request is answered',
  title: 'Your request is answered.',
  text: [
    `We answered the request that you sent us, by email or by phone. If nothing reached you, check your spam folder or call us (${facts.support.hours}).`,
  ],
  link: 'See your request',
  note: 'You get this email once, because you asked for it on the page of your request.',
} as const;

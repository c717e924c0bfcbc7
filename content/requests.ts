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
    answered: 'We answered by email or by phone. If nothing reached you, check your spam folder or call us.',
    closed: 'We closed this request without an answer. If you still need one, write to us again or call us.',
    unpromised: 'We have it. There is nothing more for you to do.',
  },
  promise: {
    due: 'You’ll hear from us by {moment}.',
    left: 'Time left: {time}.',
    leftBusiness: 'Time left: {time}, counting business days only: no weekends, no US federal holidays.',
    overdue:
      'We promised to answer by {moment}. We are late, and we are sorry. Call us, and we will take care of it right away.',
  },
  email: {
    submit: 'Email me when it’s answered',
    wanted: 'We’ll send you one email when it’s answered.',
    stop: 'Don’t email me',
  },
  again: 'Something to add?',
  contact: 'Contact us',
  call: `Or call ${site.phone.display}`,
  dead: {
    title: 'This link no longer works',
    text: `Links to a request work for ${requestFigures.followLinkDays} days. If this one is too old or was cut off, write to us or call us. We’ll tell you where your request stands.`,
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
  label: 'See where your request stands',
  /** In the text part it follows the address, so it begins with no sign that could stick to it. */
  note: `(works for ${requestFigures.followLinkDays} days)`,
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

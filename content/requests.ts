import { facts } from '@/content/facts';
import { site } from '@/content/site';

export const requestFigures = {
  /** How long a link to a request opens its page. */
  followLinkDays: 30,
} as const;

/** The page that shows the status of a request. It shows nothing that was typed. */
export const requestPage = {
  meta: {
    title: 'Your request',
    description: `Check the status of your request to ${site.name}: received, in progress or answered.`,
  },
  sent: '{kind}, sent {day}.',
  progress: 'Status',
  states: { received: 'Received', working: 'In progress', answered: 'Answered', closed: 'Closed' },
  now: 'now',
  texts: {
    received: 'We have your request. A person will read it.',
    working: 'One of us is working on your request.',
    answered: 'We answered by email or by phone. If nothing reached you, check your spam folder or call us.',
    replied: 'We answered by email on {day}:',
    closed: 'We closed this request without an answer. If you still need one, write to us again or call us.',
    unpromised: 'We have it. There’s nothing more for you to do.',
  },
  promise: {
    due: 'You’ll hear from us by {moment}.',
    left: 'Time left: {time}.',
    business: 'We count business days only: no weekends, no US federal holidays.',
    overdue:
      'We promised to answer by {moment}. We’re late, and we’re sorry. Call us, and we’ll take care of it right away.',
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
    text: `Links to a request work for ${requestFigures.followLinkDays} days. If this one is older or was cut off, write or call. We’ll tell you the status of your request.`,
    account: 'Sign in to see your requests',
  },
  failed: {
    title: 'There is a problem',
    text: `We couldn’t save that. Please try the link again in a few minutes, or call ${site.phone.display}.`,
  },
  limited: `Too many tries from your connection. Please try again in {wait}, or call ${site.phone.display}.`,
  back: 'Back to your request',
} as const;

/** In each confirmation. */
export const followLink = {
  label: 'Check your request',
  note: `The link works for ${requestFigures.followLinkDays} days.`,
} as const;

/** To someone who asked for it on the page of the request. */
export const answeredMail = {
  subject: 'We answered your request',
  title: 'We answered your request.',
  text: [
    `We answered your request by email or by phone. If nothing reached you, check your spam folder or call us (${facts.support.hours}).`,
  ],
  link: 'See your request',
  note: 'You’re getting this email once, because you asked for it on the page of your request.',
} as const;

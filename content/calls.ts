import { site } from '@/content/site';

/** Figures of booked calls. A file of their own, because browsers fetch what the forms import. */
export const callFigures = {
  /** A call can begin every so many minutes, so many hours from now at the earliest, and in the next so many days. */
  slots: { stepMinutes: 30, leadHours: 24, daysAhead: 14 },
  /** Rows of booked calls on the first page of the desk. */
  listed: 10,
} as const;

/** On the page of a request for a call, and after the form. */
export const callPage = {
  title: 'Pick a time',
  text: 'You can pick a time right away. We’ll email you an invitation for your calendar.',
  booked: 'Your call',
  canceled: 'Your call on {moment} is canceled. You can pick another time.',
  slot: 'Times that are free',
  choose: 'Choose a time',
  submit: 'Book this time',
  move: 'Move my call to this time',
  cancel: 'Cancel my call',
  problems: {
    title: 'Your call was not booked',
    taken: 'That time is not free anymore. Please pick another one.',
    limited: 'Too many tries from your connection. Please try again in {wait}.',
    failed: 'We couldn’t save that. Please try again in a minute.',
    back: 'Back to the free times',
  },
} as const;

const note = 'You’re getting this email because someone booked a call with us and gave this address.';

/**
 * The emails about a booked call, each with an invitation as a file. `{moment}` is said in the reader's time zone;
 * `{caller}` is whom we call, in what we read.
 */
export const bookingMails = {
  summary: { customer: `Call with ${site.name}`, notify: 'Call with {caller}' },
  description: `We call you. If something comes up, the link in our email moves or cancels the call. Phone: ${site.phone.display}`,
  booked: {
    customer: {
      subject: 'Your call: {moment}',
      title: 'Your call is booked.',
      text: [
        'We call you on {moment}. It takes about {minutes} minutes.',
        'The file with this email adds it to your calendar. If you prefer video, reply to this email.',
      ],
      link: 'Move or cancel the call',
      note,
    },
    notify: {
      subject: 'Call: {moment}, {caller}',
      title: 'A call is booked.',
      text: [
        'With {caller} on {moment}, for {minutes} minutes. The file with this email adds it to your calendar.',
      ],
      link: 'Open the lead on the desk',
      note: 'You’re getting this email because a visitor picked a time.',
    },
  },
  canceled: {
    customer: {
      subject: 'Your call is canceled',
      title: 'Your call is canceled.',
      text: [
        'The call on {moment} is canceled, and you don’t need to do anything.',
        'The file with this email takes it out of your calendar.',
      ],
      link: 'Pick another time',
      note,
    },
    notify: {
      subject: 'Call canceled: {moment}, {caller}',
      title: 'A call is canceled.',
      text: [
        'The call with {caller} on {moment} is canceled. The file with this email takes it out of your calendar.',
      ],
      link: 'Open the lead on the desk',
      note: 'You’re getting this email because the call was in your calendar.',
    },
  },
} as const;

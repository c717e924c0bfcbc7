import { site } from '@/content/site';

/** Figures of booked calls. A file of their own, because browsers fetch what the forms import. */
export const callFigures = {
  /** A call can begin every so many minutes, so many hours from now at the earliest, and in the next so many days. */
  slots: { stepMinutes: 30, bufferMinutes: 0, leadHours: 24, daysAhead: 14 },
  /** So long a time is held for a mailbox in which nobody has opened our link yet. */
  heldMinutes: 60,
  /** So many times can be taken in a day from one client's address; the setting CALLS_PER_DAY changes it. */
  perClientPerDay: 3,
  /** So often one call can be booked and moved in a day: each time both sides get an email. */
  changesPerDay: 6,
  /** Rows of booked calls on the first page of the desk. */
  listed: 10,
} as const;

/** On the page of a request for a call, and after the form. */
export const callPage = {
  title: 'Pick a time',
  text: 'You can pick a time right away. We’ll email you an invitation for your calendar.',
  /** To someone who has opened no link of ours yet. */
  unopened:
    'You can pick a time right away. We’ll email you a link. Open it within {minutes} minutes, and the call is booked.',
  booked: 'Your call',
  held: 'This time is held for you until {until}. Open the link that we emailed you before then, and the call is booked. If you don’t, the time goes to someone else.',
  lapsed:
    'The link in our email wasn’t opened in time, so your time on {moment} is free again. You can pick another one.',
  canceled: 'Your call on {moment} is canceled. You can pick another time.',
  slot: 'Times that are free',
  choose: 'Choose a time',
  submit: 'Book this time',
  move: 'Move my call to this time',
  cancel: 'Cancel my call',
  problems: {
    title: 'Your call was not booked',
    begun: `That call has already begun, so it can’t be moved. If you missed it, call ${site.phone.display}.`,
    unreachable: `We can’t send an email to your address right now, so nothing was booked or changed. Please call ${site.phone.display}.`,
    client_limit: `You have picked as many times as one person can in a day. To change one, use the link in its email. For another call, call ${site.phone.display}.`,
    change_limit: `This call was moved as often as it can be in a day. You can still cancel it, or call ${site.phone.display}.`,
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
  held: {
    subject: 'Your call: confirm your time',
    title: 'Confirm your call.',
    text: [
      'We hold {moment} for you until {until}.',
      'Open the link before then, and the call is booked. You then get an invitation for your calendar. If you don’t open it, the time goes to someone else, and you don’t need to do anything.',
    ],
    link: 'Confirm my call',
    note,
  },
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
        'If it is in your calendar, the file with this email takes it out.',
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
  /** To us, when a customer who had a call was erased: nothing of theirs is in it. */
  erased: {
    caller: 'a customer whose data was erased',
    subject: 'Call canceled: {moment}',
    title: 'A call is canceled.',
    text: [
      'The call on {moment} is canceled, because the customer’s data was erased. The file with this email takes it out of your calendar.',
      'They get no email about it: we no longer have their address.',
    ],
    link: 'Open the desk',
    note: 'You’re getting this email because the call was in your calendar.',
  },
} as const;

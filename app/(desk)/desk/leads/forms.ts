import { z } from 'zod';
import { LEAD_STATUS_WORDS, MESSAGE_MAX, NOTE_MAX, STEP_MAX } from '@/lib/leads/lead';
import { SUBJECT_MAX_LENGTH } from '@/lib/mail/outgoing-mail';
import { choice, day, listed, money, optional, text } from '@/lib/site/fields';

export const statusForm = z.object({ to: choice('Status', LEAD_STATUS_WORDS) });

/** All four may be empty; a day needs a step, because a day alone says nothing. */
export const followUpForm = z
  .object({
    owner: optional(listed('Owner', { placeholder: 'Nobody yet' })),
    step: optional(
      text('Next step', { max: STEP_MAX, tooLong: `Shorten the next step to ${STEP_MAX} characters.` }),
    ),
    on: optional(day('On', { problem: 'Enter a day such as 2026-07-31.' })),
    value: optional(
      money('Value in US dollars', {
        problem: 'Enter an amount such as 2,648.00, with up to two decimals.',
      }),
    ),
  })
  .refine(({ on, step }) => on === null || step !== null, {
    error: 'Say what is to be done on that day.',
    path: ['step'],
    when: () => true,
  });

export const noteForm = z.object({
  text: text('New note', {
    kind: 'long',
    max: NOTE_MAX,
    hint: 'Only staff can read it. It’s erased with the lead.',
    empty: 'The note was empty. Write something first.',
    tooLong: `The note is longer than ${NOTE_MAX} characters. Please split it.`,
  }),
});

export const replyForm = z.object({
  subject: text('Subject', {
    max: SUBJECT_MAX_LENGTH,
    empty: 'Enter a subject.',
    tooLong: `Shorten the subject to ${SUBJECT_MAX_LENGTH} characters.`,
  }),
  text: text('Reply', {
    kind: 'long',
    max: MESSAGE_MAX,
    empty: 'The reply was empty. Write something first.',
    tooLong: `The reply is longer than ${MESSAGE_MAX} characters. Please shorten it.`,
  }),
});

export const answerForm = z.object({
  answer: text('What they wrote', {
    kind: 'long',
    max: MESSAGE_MAX,
    empty: 'Paste the answer first.',
    tooLong: `The answer is longer than ${MESSAGE_MAX} characters. Please add it in parts.`,
  }),
});

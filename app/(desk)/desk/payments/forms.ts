import { z } from 'zod';
import { paymentLinkFigures } from '@/content/payment-links';
import { RULE_NAME_MAX, RULE_WORDS_MAX, RULE_WORDS_MIN } from '@/lib/ledger/payment-rule';
import { PAYMENT_NOTE_MAX } from '@/lib/ledger/unknown-payment';
import { choice, day, email, money, optional, text } from '@/lib/site/fields';
import { formatMoney } from '@/lib/site/money';

const NUMBER_MAX = 40;
const NO_ORDER = 'There is no order with that number. Check it and try again.';

export const attachForm = z.object({
  number: text('Order number', {
    max: NUMBER_MAX,
    hint: 'As on the order and its receipt, such as CP-36JNE-NPE6G.',
    empty: NO_ORDER,
    tooLong: NO_ORDER,
  }),
});

const NOTE_PROBLEM = `Write a note of 1 to ${PAYMENT_NOTE_MAX} characters first.`;

export const settleForm = z.object({
  note: text('Note', {
    max: PAYMENT_NOTE_MAX,
    hint: 'For your colleagues and your bookkeeper.',
    empty: NOTE_PROBLEM,
    tooLong: NOTE_PROBLEM,
  }),
});

const NAME_PROBLEM = `Enter a name of 1 to ${RULE_NAME_MAX} characters.`;
const WORDS_PROBLEM = `Enter ${RULE_WORDS_MIN} to ${RULE_WORDS_MAX} characters.`;

export const ruleForm = z.object({
  name: text('What they are', {
    max: RULE_NAME_MAX,
    hint: 'Such as “Rent of the back office”',
    empty: NAME_PROBLEM,
    tooLong: NAME_PROBLEM,
  }),
  words: text('Payments that contain', {
    min: RULE_WORDS_MIN,
    max: RULE_WORDS_MAX,
    hint: 'Upper and lower case are the same',
    empty: WORDS_PROBLEM,
    tooLong: WORDS_PROBLEM,
  }),
});

const { whatLength, maxDays, minimum } = paymentLinkFigures;
const WHAT_PROBLEM = `Say in 1 to ${whatLength} characters what it is for.`;

const EMAIL_PROBLEM = 'Enter the customer’s email address.';

/** A link for a sum. An address is needed where we email it. How much may be asked for is a setting, which the deed knows. */
export const linkForm = z
  .object({
    what: text('What for', {
      max: whatLength,
      hint: 'The customer reads it at checkout and on the receipt.',
      empty: WHAT_PROBLEM,
      tooLong: WHAT_PROBLEM,
    }),
    amount: money('Amount in US dollars', {
      min: minimum,
      problem: `Enter an amount from ${formatMoney({ minor: minimum, currency: 'USD' })} on.`,
    }),
    email: optional(email('The customer’s email address', { problem: EMAIL_PROBLEM })),
    until: day('Works through', { problem: `Choose a day within ${maxDays} days.` }),
    way: choice('How they get it', { email: 'We email it now', copy: 'I copy it from the next page' }),
  })
  .refine(typed => typed.email !== null || typed.way !== 'email', {
    error: EMAIL_PROBLEM,
    path: ['email'],
    when: () => true,
  });

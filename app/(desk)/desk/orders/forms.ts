import { z } from 'zod';
import { refundFigures, refundReasons } from '@/content/refunds';
import { choice, money, optional, text } from '@/lib/site/fields';
import { formatMoney, type Currency } from '@/lib/site/money';

/** A refund of an order in this currency. `freeMinor` is what can still be refunded, in cents. */
export const refundForm = ({ freeMinor, currency }: { freeMinor: number; currency: Currency }) =>
  z.object({
    amount: money(`Amount in ${currency}`, {
      min: 1,
      max: freeMinor,
      currency,
      empty: 'Enter an amount.',
      problem: 'Enter an amount such as 25.00, with up to two decimals.',
      tooLittle: 'Enter an amount above zero.',
      tooMuch: `Only ${formatMoney({ minor: freeMinor, currency })} can still be refunded.`,
    }),
    reason: choice('Reason', refundReasons, {
      hint: 'For us only. The buyer doesn’t see it.',
      placeholder: 'Choose a reason',
      problem: 'Choose a reason.',
    }),
    note: optional(
      text('Note to the buyer', {
        kind: 'long',
        isOneLine: true,
        max: refundFigures.noteMax,
        hint: `PayPal and our email show it. Up to ${refundFigures.noteMax} characters.`,
        tooLong: `Shorten the note to ${refundFigures.noteMax} characters.`,
      }),
    ),
  });

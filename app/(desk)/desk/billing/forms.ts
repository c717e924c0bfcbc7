import { z } from 'zod';
import { billingFigures, creditReasons, voidWords } from '@/content/billing';
import { check, choice, day, email, listed, listedMany, money, optional, percent } from '@/lib/site/fields';

export const launchForm = z.object({
  on: day('The site went live on', { problem: 'Enter the day on which the site went live.' }),
});

/** What a plan has, which the price list knows, and where its invoices go. */
export const changeForm = z
  .object({
    plan: optional(listed('Plan', { placeholder: 'No plan, add-ons only' })),
    addOns: listedMany('Add-ons'),
    tax: percent('Sales tax, in percent', {
      max: 25_000,
      problem: 'Enter a percentage such as 8 or 8.125, up to 25.',
    }),
    email: email('Invoices go to', { problem: 'That is not an email address.' }),
  })
  .refine(({ plan, addOns }) => plan !== null || addOns.length > 0, {
    error: 'Choose a plan or an add-on. To end it, use the steps below.',
    path: ['plan'],
    when: () => true,
  });

export const creditForm = z.object({
  reason: choice('Why', creditReasons, { problem: 'Choose a reason.' }),
  amount: money('Amount', {
    min: 1,
    max: billingFigures.creditMax,
    problem: 'Enter an amount such as 9.90.',
  }),
});

/** Its one button says which. */
export const holdForm = z.object({ hold: choice('Hold', { yes: 'On hold', no: 'Off hold' }) });

export const voidForm = z.object({ again: check(voidWords.again) });

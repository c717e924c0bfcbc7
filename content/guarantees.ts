import { facts } from '@/content/facts';

/** How long each guarantee runs for what is sold today. An order keeps the days that it was sold with. */
export const guaranteeDays = {
  build: facts.guarantee.satisfactionDays,
  plan: facts.refund.guaranteeDays,
} as const;

/** The two guarantees as a receipt names them beside the amount that each covers. Both are in the refund policy. */
export const guaranteeTexts = {
  build: (days: number) => `Satisfaction guarantee: full refund within ${days} days of launch`,
  plan: (days: number) => `Plan guarantee: full refund within ${days} days, on your first plan`,
} as const;

/** The same for what is sold today. */
export const guarantees = {
  build: guaranteeTexts.build(guaranteeDays.build),
  plan: guaranteeTexts.plan(guaranteeDays.plan),
} as const;

/** Both guarantees in two sentences, each with the amount that it covers. */
export const guaranteeLine = `If you aren’t satisfied, the setup fee is refunded in full within ${guaranteeDays.build} days of launch. If it’s your first plan with us, the first month is refunded within ${guaranteeDays.plan} days of the day it begins.`;

/** On a receipt: until when each amount can be asked for, and how the next invoice comes. Names in braces are figures. */
export const receiptTermTexts = {
  title: 'Your guarantees and your next invoice',
  build:
    'Satisfaction guarantee: you can ask for the {amount} of the build back until {days} days after your site goes live.',
  'plan-from-launch':
    'Plan guarantee: if this is your first plan with us, you can ask for the {amount} of the first month back until {days} days after your site goes live, because that’s the day the month begins.',
  plan: 'Plan guarantee: if this is your first plan with us, you can ask for the {amount} of the first month back through {day}.',
  invoiceFromLaunch:
    'Your second month begins one month after your site goes live. We email its invoice the day before it’s due.',
  invoiceOnDay: 'We email the invoice for your second month on {sent}, and it’s due on {due}.',
} as const;

/** Under the website plans, wherever they are shown. */
export const planPromises = [
  `Typically live in ${facts.delivery.typicalBusinessDays} business days, once we have your content`,
  `${facts.guarantee.satisfactionDays}-day satisfaction guarantee, full refund of the setup fee`,
  'Support in every monthly plan',
] as const;

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

/** Under the website plans, wherever they are shown. */
export const planPromises = [
  `Typically live in ${facts.delivery.typicalBusinessDays} business days`,
  `${facts.guarantee.satisfactionDays}-day satisfaction guarantee, full refund of the setup fee`,
  'Support in every monthly plan',
] as const;

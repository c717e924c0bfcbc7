import { facts } from './facts';

/** The two guarantees as a receipt names them beside the amount that each covers. Both are in the refund policy. */
export const guarantees = {
  build: `Satisfaction guarantee: full refund within ${facts.guarantee.satisfactionDays} days of launch`,
  plan: `Plan guarantee: full refund within ${facts.refund.guaranteeDays} days, on your first plan`,
} as const;

/** Under the website plans, wherever they are shown. */
export const planPromises = [
  `Typically live in ${facts.delivery.typicalBusinessDays} business days`,
  `${facts.guarantee.satisfactionDays}-day satisfaction guarantee, full refund of the setup fee`,
  'Support in every monthly plan',
] as const;

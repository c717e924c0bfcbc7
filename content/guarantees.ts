import { facts } from './facts';

/** The two guarantees as a receipt names them beside the amount that each covers. Both are in the refund policy. */
export const guarantees = {
  build: `Satisfaction guarantee: full refund within ${facts.guarantee.satisfactionDays} days of launch`,
  plan: `Plan guarantee: full refund within ${facts.refund.guaranteeDays} days, on your first plan`,
} as const;

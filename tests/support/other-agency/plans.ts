import { plans as original } from '../../../content/plans';

export * from '../../../content/plans';

const [basic, pro, premium] = original;

export const plans = [
  { ...basic, setupPrice: 95_000, monthlyPrice: 7_900 },
  { ...pro, setupPrice: 180_000, monthlyPrice: 12_900 },
  { ...premium, setupPrice: 320_000, monthlyPrice: 21_900 },
] as const;

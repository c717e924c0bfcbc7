import { plans } from '@/content/plans';
import { formatDollars } from '@/lib/kernel/money';

const [basic, pro, premium] = plans;

/** The plans as they stand in a sentence, with their monthly price. */
export const planWords = {
  basic: `${basic.name} (${formatDollars(basic.monthlyPrice)}/month)`,
  pro: `${pro.name} (${formatDollars(pro.monthlyPrice)}/month)`,
  premium: `${premium.name} (${formatDollars(premium.monthlyPrice)}/month)`,
} as const;

import { live } from '@/lib/site/live';
import { prices as original } from '../../../content/prices';

export const prices = live('prices', {
  ...original,
  plans: {
    basic: { setup: 95_000, monthly: 7_900 },
    pro: { setup: 180_000, monthly: 12_900 },
    premium: { setup: 320_000, monthly: 21_900 },
  },
});

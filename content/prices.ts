import { live } from '@/lib/site/live';

/** What is sold costs this much, in US cents. Owners change it at the desk (docs/changing-a-price.md). */
export const prices = live('prices', {
  /** `setup` once, `monthly` each month. */
  plans: {
    basic: { setup: 149_900, monthly: 9_900 },
    pro: { setup: 249_900, monthly: 14_900 },
    premium: { setup: 399_900, monthly: 24_900 },
  },
  /** Once. */
  packages: {
    'basic-website': 29_900,
    'professional-website': 59_900,
    'e-commerce-website': 99_900,
    'enterprise-website': 199_900,
    'seo-optimization': 19_900,
  },
  /** Each month. */
  addOns: {
    'appointment-booking': 4_900,
    'payment-gateway': 5_900,
    'live-chat': 3_900,
    'multilingual-support': 6_900,
  },
});

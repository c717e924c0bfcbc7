import { prices } from '@/content/prices';

/** The website plans (docs/product/prices.md#names). Prices in US cents. */
export const plans = [
  {
    id: 'basic',
    name: 'Basic',
    description: 'The essentials, done right.',
    setupPrice: prices.plans.basic.setup,
    monthlyPrice: prices.plans.basic.monthly,
    highlighted: false,
    color: 'board',
    features: [
      '5 pages, mobile-responsive',
      'Basic local SEO setup',
      'Contact form and click-to-call',
      'Hosting and SSL included',
    ],
    notIncluded: ['Blog posts', 'AI chatbot'],
  },
  {
    id: 'pro',
    name: 'Pro',
    description: 'For shops that want the phone to ring.',
    setupPrice: prices.plans.pro.setup,
    monthlyPrice: prices.plans.pro.monthly,
    highlighted: true,
    color: 'pin',
    features: [
      '10 pages, mobile-responsive',
      'Google Business Profile managed',
      '2 blog posts a month',
      'AI chatbot with booking',
      'Monthly call and direction report',
    ],
    notIncluded: ['Weekly reports'],
  },
  {
    id: 'premium',
    name: 'Premium',
    description: 'Several locations, or plans to open more.',
    setupPrice: prices.plans.premium.setup,
    monthlyPrice: prices.plans.premium.monthly,
    highlighted: false,
    color: 'enamel',
    features: [
      '15+ pages, one per location',
      'Everything in Pro',
      'Weekly reports',
      'Google profile for each location',
      'Chatbot with a price list for each location',
      'Priority edits, same business day',
      'A call with your account lead every month',
    ],
    notIncluded: [],
  },
] as const;

/**
 * Monthly Only: the shop already has a website, and we take it over as it is. Nothing is built, so a new build always
 * has its setup fee.
 */
export const monthlyOnly = {
  name: 'Monthly Only',
  /** What it is, in one sentence, for every page that offers it. */
  what: 'Monthly Only is for a website you already have: we take it over as it is and look after it.',
  /** Shown where the setup fee would be. */
  noBuild: 'For a website you already have. No new build.',
  atCheckout: 'We take over the website you have. We build nothing new.',
} as const;

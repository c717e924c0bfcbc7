import { prices } from '@/content/prices';

/**
 * The one-off packages of the checkout's list (docs/product/prices.md#names). Prices in US cents. The price of a
 * website package is its build fee, which the satisfaction guarantee covers.
 */
export const packages = [
  {
    id: 'basic-website',
    name: 'Basic Website Package',
    price: prices.packages['basic-website'],
    description: '5-page website with basic SEO',
    isWebsite: true,
  },
  {
    id: 'professional-website',
    name: 'Professional Website Package',
    price: prices.packages['professional-website'],
    description: '10-page website with advanced features',
    isWebsite: true,
  },
  {
    id: 'e-commerce-website',
    name: 'E-commerce Website Package',
    price: prices.packages['e-commerce-website'],
    description: 'Full online store with payment integration',
    isWebsite: true,
  },
  {
    id: 'enterprise-website',
    name: 'Enterprise Website Package',
    price: prices.packages['enterprise-website'],
    description: 'Custom enterprise solution',
    isWebsite: true,
  },
  {
    id: 'seo-optimization',
    name: 'SEO Optimization Service',
    price: prices.packages['seo-optimization'],
    description: 'Complete SEO audit and optimization',
    isWebsite: false,
  },
] as const;

/** The sixth entry: the visitor types the amount. Amounts in cents; the ceiling is configurable. */
export const customAmount = {
  id: 'custom',
  name: 'Custom Amount',
  description: 'Enter your own',
  defaultAmount: 9_900,
  minimum: 100,
  defaultCeiling: 1_000_000,
} as const;

/**
 * The one-off packages of the checkout's list (docs/product/prices.md#names). Prices in US cents. The price of a
 * website package is its build fee, which the satisfaction guarantee covers.
 */
export const packages = [
  {
    id: 'basic-website',
    name: 'Basic Website Package',
    price: 29_900,
    description: '5-page website with basic SEO',
    isWebsite: true,
  },
  {
    id: 'professional-website',
    name: 'Professional Website Package',
    price: 59_900,
    description: '10-page website with advanced features',
    isWebsite: true,
  },
  {
    id: 'e-commerce-website',
    name: 'E-commerce Website Package',
    price: 99_900,
    description: 'Full online store with payment integration',
    isWebsite: true,
  },
  {
    id: 'enterprise-website',
    name: 'Enterprise Website Package',
    price: 199_900,
    description: 'Custom enterprise solution',
    isWebsite: true,
  },
  {
    id: 'seo-optimization',
    name: 'SEO Optimization Service',
    price: 19_900,
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

import { policyPages as own } from '../../../content/policy-pages';

/** In development: the terms have a hosted copy. */
export const policyPages = {
  ...own,
  hostedCopies: { ...own.hostedCopies, 'terms-of-service': 'https://policies.test/terms' },
} as const;

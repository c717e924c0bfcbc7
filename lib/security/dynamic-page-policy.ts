import { contentSecurityPolicy } from './content-security-policy';

/** The buyer's way to PayPal: always allowed on the checkout page, as frame and as the end of a posted form. */
export const PAYPAL_WEB_ORIGINS = ['https://www.paypal.com', 'https://www.sandbox.paypal.com'] as const;

/**
 * The policy of a page that is rendered per request, with `nonce` for the framework's inline scripts.
 * `simulatorOrigin` is PayPal's stand-in, null outside simulation.
 */
export function dynamicPagePolicy(page: {
  path: string;
  nonce: string;
  simulatorOrigin: string | null;
}): string {
  const scripts = [`'nonce-${page.nonce}'`];
  if (page.path !== '/checkout') return contentSecurityPolicy({ scripts });
  const provider = [...PAYPAL_WEB_ORIGINS, ...(page.simulatorOrigin ? [page.simulatorOrigin] : [])];
  return contentSecurityPolicy({ scripts, frames: provider, forms: provider });
}

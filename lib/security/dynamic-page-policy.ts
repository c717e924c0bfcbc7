import { embeds } from '@/content/embeds';
import { RECEIPT_ADDRESS_SOURCE } from '@/lib/analytics/receipt-address-script';
import { tagManagerSources } from '@/lib/analytics/tag-manager';
import { sourceOf } from '@/lib/embeds/embed-sources';
import { routes } from '@/lib/routes';
import { contentSecurityPolicy, scriptHash } from './content-security-policy';

/** The buyer's way to PayPal: always allowed on the checkout page, as frame and as the end of a posted form. */
export const PAYPAL_WEB_ORIGINS = ['https://www.paypal.com', 'https://www.sandbox.paypal.com'] as const;

/**
 * The policy of a page that is rendered per request: `nonce` for the framework's inline scripts, a hash for our own
 * `headScript`. `simulatorOrigin` is PayPal's stand-in, null outside simulation.
 */
export function dynamicPagePolicy(page: DynamicPage): string {
  const tags = tagManagerSources(SECRET_ADDRESSES.has(page.path) ? null : page.tagManagerId);
  const widget = sourceOf(page.widgetScript ?? embeds.accessibilityWidget.script);
  const scripts = [
    `'nonce-${page.nonce}'`,
    scriptHash(page.headScript),
    ...(page.path === routes.success() ? [scriptHash(RECEIPT_ADDRESS_SOURCE)] : []),
    ...tags.scripts,
    ...widget,
    ...(page.isDev ? ["'unsafe-eval'"] : []),
  ];
  if (page.path !== '/checkout') return contentSecurityPolicy({ ...tags, scripts });
  const provider = [...PAYPAL_WEB_ORIGINS, ...(page.simulatorOrigin ? [page.simulatorOrigin] : [])];
  return contentSecurityPolicy({ ...tags, scripts, frames: provider, forms: provider });
}

/** Their address holds a mailed link's token, which no tag may send on. */
const SECRET_ADDRESSES: ReadonlySet<string> = new Set([
  routes.resetPassword(),
  routes.verifyEmail(),
  routes.newsletterConfirm(),
  routes.newsletterLeave(),
]);

type DynamicPage = {
  path: string;
  nonce: string;
  headScript: string;
  simulatorOrigin: string | null;
  tagManagerId: string | null;
  /** In development React builds the traces of its errors with `eval`. */
  isDev?: boolean;
  /** The accessibility widget's address, in the place of the configured one. */
  widgetScript?: string;
};

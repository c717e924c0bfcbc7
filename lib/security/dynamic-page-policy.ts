import { embeds } from '@/content/embeds';
import { RECEIPT_ADDRESS_SOURCE } from '@/lib/analytics/receipt-address-script';
import { isTagFree } from '@/lib/analytics/tag-free-pages';
import { tagManagerSources } from '@/lib/analytics/tag-manager';
import { sourceOf } from '@/lib/embeds/embed-sources';
import { routes } from '@/lib/routes';
import { contentSecurityPolicy, sourceHash } from './content-security-policy';

/** The buyer's way to PayPal: always allowed on the checkout page, as frame and as the end of a posted form. */
export const PAYPAL_WEB_ORIGINS = ['https://www.paypal.com', 'https://www.sandbox.paypal.com'] as const;

/**
 * The policy of a page that is rendered per request: `nonce` for the framework's inline scripts, a hash for our own
 * `headScript`. `simulatorOrigin` is PayPal's stand-in, null outside simulation.
 */
export function dynamicPagePolicy(page: DynamicPage): string {
  const tags = tagManagerSources(isTagFree(page.path) ? null : page.tagManagerId);
  const sources = {
    ...tags,
    scripts: [
      `'nonce-${page.nonce}'`,
      sourceHash(page.headScript),
      ...(page.path === routes.success() ? [sourceHash(RECEIPT_ADDRESS_SOURCE)] : []),
    ],
    foreignScripts: [...tags.scripts, ...sourceOf(page.widgetScript ?? embeds.accessibilityWidget.script)],
    isDev: page.isDev ?? false,
  };
  if (page.path !== routes.checkout()) return contentSecurityPolicy(sources);
  const provider = [...PAYPAL_WEB_ORIGINS, ...(page.simulatorOrigin ? [page.simulatorOrigin] : [])];
  return contentSecurityPolicy({ ...sources, frames: provider, forms: provider });
}

type DynamicPage = {
  path: string;
  nonce: string;
  headScript: string;
  simulatorOrigin: string | null;
  tagManagerId: string | null;
  isDev?: boolean;
  /** The accessibility widget's address, in place of the configured one. */
  widgetScript?: string;
};

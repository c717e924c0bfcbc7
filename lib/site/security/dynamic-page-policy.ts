import { embeds } from '@/content/embeds';
import { RECEIPT_ADDRESS_SOURCE } from '@/lib/analytics/receipt-address-script';
import { isTagFree } from '@/lib/analytics/tag-free-pages';
import { tagManagerSources } from '@/lib/analytics/tag-manager';
import { sourceOf } from '@/lib/embeds/embed-sources';
import { routes } from '@/lib/site/routes';
import { contentSecurityPolicy, sourceHash } from './content-security-policy';

/**
 * The policy of a page that is rendered per request: `nonce` for the framework's inline scripts, a hash for our own
 * `headScript`.
 */
export function dynamicPagePolicy(page: DynamicPage): string {
  const tags = tagManagerSources(isTagFree(page.path) ? null : page.tagManagerId);
  return contentSecurityPolicy({
    ...tags,
    scripts: [
      `'nonce-${page.nonce}'`,
      sourceHash(page.headScript),
      ...(page.path === routes.success() ? [sourceHash(RECEIPT_ADDRESS_SOURCE)] : []),
    ],
    foreignScripts: [...tags.scripts, ...sourceOf(page.widgetScript ?? embeds.accessibilityWidget.script)],
    isDev: page.isDev ?? false,
  });
}

type DynamicPage = {
  path: string;
  nonce: string;
  headScript: string;
  tagManagerId: string | null;
  isDev?: boolean;
  /** The accessibility widget's address, in place of the configured one. */
  widgetScript?: string;
};

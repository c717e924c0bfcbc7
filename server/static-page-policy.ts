// Loaded by the running server itself, not by the bundler: relative imports carry their extension.
import { isTagFree, findTagManagerId, tagManagerSources } from '../lib/analytics/tag-manager.ts';
import { paypalSimulatorSetting, tagManagerSetting } from '../lib/site/env.ts';
import { routes, serverRoutes } from '../lib/site/routes.ts';
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  PAYPAL_WEB_ORIGINS,
} from '../lib/site/security/content-security-policy.ts';
import { embedSources } from './embed-sources.ts';

/**
 * The policy of the prerendered page at `path`: exactly its own inline scripts, the third parties that it can show, and
 * the tag manager where one is configured and the page may have it. `simulatorOrigin` is PayPal's stand-in, null outside
 * simulation.
 */
export function staticPagePolicy(
  html: string,
  path: string,
  simulatorOrigin: string | null = paypalSimulatorSetting(),
): string {
  const paypal = [...PAYPAL_WEB_ORIGINS, ...(simulatorOrigin ? [simulatorOrigin] : [])];
  const isCheckout = path === routes.checkout();
  const tags = tagManagerSources(isTagFree(path) ? null : findTagManagerId(tagManagerSetting()));
  const { frames, scripts } = embedSources(html);
  return contentSecurityPolicy({
    ...tags,
    frames: [...frames, ...(isCheckout ? paypal : [])],
    forms: isCheckout || path === serverRoutes.invoice() || path === serverRoutes.pay() ? paypal : [],
    scripts: inlineScriptHashes(html),
    foreignScripts: [...tags.scripts, ...scripts],
  });
}

import { embeds } from '@/content/embeds';
import { contentSecurityPolicy, sourceHash } from '../lib/site/security/content-security-policy.ts';
import { sourceOf } from './embed-sources.ts';

/**
 * The policy of the desk's pages, which the framework renders for each request: `nonce` for its inline scripts, a hash for
 * our own `headScript`. No tag manager (lib/analytics/tag-manager.ts).
 */
export function deskPolicy({ nonce, headScript, isDev, widgetScript }: DeskPage): string {
  return contentSecurityPolicy({
    scripts: [`'nonce-${nonce}'`, sourceHash(headScript)],
    foreignScripts: sourceOf(widgetScript ?? embeds.accessibilityWidget.script),
    isDev,
  });
}

type DeskPage = {
  nonce: string;
  headScript: string;
  isDev: boolean;
  /** The accessibility widget's address, in place of the configured one. */
  widgetScript?: string;
};

// Loaded by the running server itself, not by the bundler: relative imports carry their extension.
import { findTagManagerId, tagManagerSources } from '../analytics/tag-manager.ts';
import { embedSources } from '../embeds/embed-sources.ts';
import { tagManagerSetting } from '../env/tag-manager-setting.ts';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';

/** The policy of a prerendered page: exactly its own inline scripts, the third parties that it can show, and the tag manager where one is configured. */
export function staticPagePolicy(html: string): string {
  const tags = tagManagerSources(findTagManagerId(tagManagerSetting()));
  const { frames, scripts } = embedSources(html);
  return contentSecurityPolicy({
    ...tags,
    frames,
    scripts: [...inlineScriptHashes(html), ...tags.scripts, ...scripts],
  });
}

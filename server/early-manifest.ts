import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the pages' scripts and the styles of static ones are served. */
export const EARLY_PREFIX = '/_early/';

/** Addresses: of the early script, and of what it fetches later, by name. */
export type EarlyScripts = { early: string; later: Readonly<Record<string, string>> };

/**
 * What `scripts/setup/early/build.ts` made: the scripts, and the address of each page's style sheet by its path.
 */
export type EarlyManifest = {
  scripts: EarlyScripts;
  styles: Readonly<Record<string, string>>;
};

export function readEarlyManifest(buildDir: string): EarlyManifest {
  const manifest: unknown = JSON.parse(readFileSync(join(buildDir, 'early', 'manifest.json'), 'utf8'));
  return manifest as EarlyManifest;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the pages' scripts and the styles of static ones are served. */
export const PAGE_FILES = '/_page/';

/** What `build-pages.ts` made. */
export type PageManifest = {
  /** The address of the page script. */
  script: string;
  /** The address of the speculation rules. */
  rules: string;
  /** The address of each static page's style sheet, by its path. */
  styles: Readonly<Record<string, string>>;
};

export function readPageManifest(buildDir: string): PageManifest {
  const manifest: unknown = JSON.parse(readFileSync(join(buildDir, 'page-files', 'manifest.json'), 'utf8'));
  return manifest as PageManifest;
}

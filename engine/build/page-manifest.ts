import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the pages' scripts and the styles of static ones are served. */
export const PAGE_FILES = '/_page/';

/** A script or style sheet and its public address, which changes with its content. */
export type BuiltFile = { address: string; file: string };

/** What the build made, for the server. Files are named from the build's folder. */
export type PageManifest = {
  script: string;
  rules: string;
  /** Of each page, its address and the file with its HTML. */
  pages: readonly { path: string; file: string }[];
  /** The pages for unknown addresses, each for those that fit its pattern; the last fits all. */
  notFound: readonly { path: string; pattern: string; file: string }[];
  /** Scripts and style sheets. */
  files: readonly BuiltFile[];
  /** Which addresses exist, and patterns of those that only their route can tell. */
  addresses: readonly string[];
  patterns: readonly string[];
};

export function readPageManifest(buildDir: string): PageManifest {
  return JSON.parse(readFileSync(manifestFile(buildDir), 'utf8')) as PageManifest;
}

export function manifestFile(buildDir: string): string {
  return join(buildDir, 'page-files', 'manifest.json');
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the pages' scripts and the styles of static ones are served. */
export const PAGE_FILES = '/_page/';

/** A script or style sheet and its public address, which changes with its content. */
export type BuiltFile = { address: string; file: string };

/** The pages that are sent, for the server. Files are named from the manifest's folder; `builtFiles` from the build's. */
export type PageManifest = {
  script: string;
  rules: string;
  /** Of each page, its address and the file with its HTML. */
  pages: readonly { path: string; file: string }[];
  /** The pages for unknown addresses, each for those that fit its pattern; the last fits all. */
  notFound: readonly { path: string; pattern: string; file: string }[];
  /** Scripts with live values, and rules. */
  files: readonly BuiltFile[];
  /** Scripts and style sheets that are the same whatever is published. */
  builtFiles: readonly BuiltFile[];
  /** Which addresses exist, and patterns of those that only their route can tell. */
  addresses: readonly string[];
  patterns: readonly string[];
};

/** Of the pages in `folder`. It is written last. */
export function readPageManifest(folder: string): PageManifest {
  return JSON.parse(readFileSync(manifestFile(folder), 'utf8')) as PageManifest;
}

/** The pages and files of a folder of pages made for the build in `buildDir`, by their addresses, with their files. */
export function listPages(buildDir: string, folder: string): Pick<PageManifest, 'pages' | 'files'> {
  const { pages, notFound, files, builtFiles } = readPageManifest(folder);
  return {
    pages: [...pages, ...notFound].map(({ path, file }) => ({ path, file: join(folder, file) })),
    files: [
      ...files.map(({ address, file }) => ({ address, file: join(folder, file) })),
      ...builtFiles.map(({ address, file }) => ({ address, file: join(buildDir, file) })),
    ],
  };
}

export function writePageManifest(folder: string, manifest: PageManifest): void {
  writeFileSync(manifestFile(folder), JSON.stringify(manifest));
}

/** Where a build keeps its own pages. */
export function builtFolder(buildDir: string): string {
  return join(buildDir, 'page-files');
}

function manifestFile(folder: string): string {
  return join(folder, 'manifest.json');
}

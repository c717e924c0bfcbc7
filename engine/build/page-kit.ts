import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFile } from './page-manifest.ts';
import type { Sheet } from './page-sheets.ts';

/**
 * What a build leaves to make its pages again with other values, in `page-kit` of its folder: this file, the scripts with
 * places for live values, and the cut style sheets. Files are named from the build's folder.
 */
export type PageKit = {
  /** The name of the page script, without the mark of its values. */
  script: string;
  pages: readonly KitPage[];
  notFound: readonly (KitPage & { pattern: string })[];
  /** The cut style sheets. Pages without one keep the framework's. */
  sheets: readonly Sheet[];
  /** Pages of one route with different values of this attribute have style sheets of their own. */
  sheetMark: string;
  rules: string;
  builtFiles: readonly BuiltFile[];
  addresses: readonly string[];
  patterns: readonly string[];
  /** The settings that pages were rendered with. */
  environment: Readonly<Record<string, string>>;
  /** Lets the framework render a page again. */
  bypassToken: string;
};

/**
 * A page, the framework's route that it is made by, and the file with the route's code; what the framework calls the page, and
 * its status.
 */
type KitPage = { path: string; route: string; entry: string; url: string; status: number };

export function readPageKit(buildDir: string): PageKit {
  return JSON.parse(readFileSync(kitFile(buildDir), 'utf8')) as PageKit;
}

export function writePageKit(buildDir: string, kit: PageKit): void {
  writeFileSync(kitFile(buildDir), JSON.stringify(kit));
}

export function kitFolder(buildDir: string): string {
  return join(buildDir, 'page-kit');
}

export function scriptsFolder(buildDir: string): string {
  return join(kitFolder(buildDir), 'scripts');
}

function kitFile(buildDir: string): string {
  return join(kitFolder(buildDir), 'kit.json');
}

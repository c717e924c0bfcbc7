/** For the site's build: `adapterPath` of the framework's configuration leads to a module that calls it. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  addressesOf,
  bypassTokenOf,
  frameworkFiles,
  patternOf,
  prerenderedPages,
  type BuiltPage,
  type FrameworkBuild,
} from './build/build-output.ts';
import { buildScripts, type ScriptSettings } from './build/build-scripts.ts';
import { buildSlots, unbuiltCode } from './build/build-slots.ts';
import { buildStyles, readScripts } from './build/build-styles.ts';
import { compressedFolder, writeCompressed } from './build/compressed-cache.ts';
import { finishPages } from './build/finish-pages.ts';
import { kitFolder, scriptsFolder, writePageKit, type PageKit } from './build/page-kit.ts';
import { builtFolder, listPages, PAGE_FILES, type PageManifest } from './build/page-manifest.ts';
import { requireSlots } from './build/require-slots.ts';
import { speculationRules } from './build/speculation-rules.ts';
import { findDrawnClasses, withPictureClasses, type StyleFiles } from './build/used-classes.ts';
import { drawPages } from './render/draw-pages.ts';
import { loadSlots } from './serve/load-slots.ts';
import { openStaticSite } from './serve/static-site.ts';
import type { Site } from './site.ts';

export type { FrameworkBuild } from './build/build-output.ts';
// For tests of what values become in scripts.
export { fillScripts } from './build/fill-scripts.ts';
// For tests that look for rules which style sheets have lost.
export { canMatch } from './build/cut-styles.ts';

/**
 * After the framework's build: makes the scripts, style sheets and slots of its pages and compresses every static response,
 * in its folder, and leaves a kit to make the pages again with other values. Throws when something cannot be made.
 */
export async function buildPages(
  build: FrameworkBuild,
  { site, sheetMark, styles, parts, otherParts, environment, ...settings }: PageSettings,
): Promise<void> {
  const { projectDir: root, distDir } = build;
  rmSync(kitFolder(distDir), { recursive: true, force: true });
  const { pages, notFound } = prerenderedPages(build, site.notFoundId);
  const { script, users } = await buildScripts({ ...settings, root }, scriptsFolder(distDir));
  const slotCode = await buildSlots({ ...settings, root }, distDir);
  const drawers = await loadSlots(distDir);
  const drawn = [...pages, ...notFound.map(page => ({ ...page, route: NOT_FOUND }))].map(page => ({
    ...page,
    html: readFileSync(page.file, 'utf8'),
  }));
  await requireSlots(
    drawn.map(({ html }) => html),
    drawers,
  );
  const again = ({ path, route, url, status, entry }: BuiltPage) => ({
    path,
    route,
    url,
    status,
    entry: relative(distDir, entry),
  });
  const toDraw = {
    pages: pages.map(again),
    notFound: notFound.map(page => ({
      ...again(page),
      route: NOT_FOUND,
      pattern: page.route === page.path ? '' : patternOf(page.route),
    })),
    environment,
    bypassToken: bypassTokenOf(build),
  };
  // With the other values, too: what they show has its rules in the sheets.
  const others: { route: string; html: string }[] = [];
  const routes = new Map([...toDraw.pages, ...toDraw.notFound].map(({ path, route }) => [path, route]));
  await drawPages({
    root,
    kit: toDraw,
    parts: otherParts,
    onPage: (path, html) => others.push({ route: routes.get(path) ?? '', html }),
  });
  const sheetFolder = join(kitFolder(distDir), 'sheets');
  const frameworkSheets = readStyleSheets(build);
  const pictured = withPictureClasses(root, styles);
  const sheets = buildStyles([...drawn, ...others], sheetFolder, {
    sheetMark,
    sheets: frameworkSheets,
    unbuilt: html => pictured(unbuiltCode(html, drawers, slotCode)),
    scripts: readScripts(scriptsFolder(distDir), users),
    drawingClasses: findDrawnClasses(root, styles, Array.from(frameworkSheets.values()).join('')),
  });
  const ownSheets = readdirSync(sheetFolder).map(name => ({
    address: PAGE_FILES + name,
    file: relative(distDir, join(sheetFolder, name)),
  }));
  const kit: PageKit = {
    ...toDraw,
    script,
    sheets,
    sheetMark,
    rules: speculationRules(
      pages.map(({ route }) => route),
      site.isRenderedAhead,
    ),
    builtFiles: [...ownSheets, ...frameworkFiles(build)],
    ...addressesOf(build, site.notFoundId),
  };
  writePageKit(distDir, kit);
  const folder = builtFolder(distDir);
  const { finish, close } = finishPages({ buildDir: distDir, folder, kit, parts });
  for (const { path, html } of drawn) finish(path, html);
  close();
  const compress = writeCompressed(compressedFolder(folder));
  await openStaticSite(distDir, { folder, site, drawers, compress });
}

/** The framework's, by address. */
function readStyleSheets({ outputs }: FrameworkBuild): Map<string, string> {
  return new Map(
    outputs.staticFiles
      .filter(({ pathname }) => pathname.endsWith('.css'))
      .map(({ pathname, filePath }) => [pathname, readFileSync(filePath, 'utf8')]),
  );
}

/** For tests of the site: its pages with their marks, and its scripts and style sheets, as files of the build in `root`. */
export function listBuilt(root: string): Pick<PageManifest, 'pages' | 'files'> {
  const buildDir = join(root, '.next');
  return listPages(buildDir, builtFolder(buildDir));
}

const NOT_FOUND = 'not found';

type PageSettings = Omit<ScriptSettings, 'root'> & {
  site: Site;
  /** The values of live modules, by their parts. */
  parts: Readonly<Record<string, unknown>>;
  /** Other values of them, in which all that pages may show is shown. */
  otherParts: Readonly<Record<string, unknown>>;
  /** The settings that pages are rendered with. */
  environment: Readonly<Record<string, string>>;
  /** Pages of one route with different values of this attribute get style sheets of their own. */
  sheetMark: string;
  styles: StyleFiles;
};

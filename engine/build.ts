/** For the site's build: `adapterPath` of the framework's configuration leads to a module that calls it. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  addressesOf,
  frameworkFiles,
  patternOf,
  prerenderedPages,
  type FrameworkBuild,
} from './build/build-output.ts';
import { buildScripts, type ScriptSettings } from './build/build-scripts.ts';
import { buildSlots, unbuiltCode } from './build/build-slots.ts';
import { buildStyles, readScripts } from './build/build-styles.ts';
import { compressedFolder, writeCompressed } from './build/compressed-cache.ts';
import { finishPages } from './build/finish-pages.ts';
import { kitFolder, scriptsFolder, writePageKit, type PageKit } from './build/page-kit.ts';
import { builtFolder, PAGE_FILES, readPageManifest, type PageManifest } from './build/page-manifest.ts';
import { speculationRules } from './build/speculation-rules.ts';
import { requireSlots } from './build/require-slots.ts';
import { findDrawnClasses, withPictureClasses, type StyleFiles } from './build/used-classes.ts';
import { loadSlots } from './serve/load-slots.ts';
import { openStaticSite } from './serve/static-site.ts';
import type { Site } from './site.ts';

export type { FrameworkBuild } from './build/build-output.ts';
// For tests that look for rules which style sheets have lost.
export { canMatch } from './build/cut-styles.ts';

/**
 * After the framework's build: makes the scripts, style sheets and slots of its pages and compresses every static response,
 * in its folder, and leaves a kit to make the pages again with other values. Throws when something cannot be made.
 */
export async function buildPages(
  build: FrameworkBuild,
  { site, sheetMark, styles, parts, environment, ...settings }: PageSettings,
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
  const styleSheets = new Map(
    build.outputs.staticFiles
      .filter(({ pathname }) => pathname.endsWith('.css'))
      .map(({ pathname, filePath }) => [pathname, readFileSync(filePath, 'utf8')]),
  );
  const pictured = withPictureClasses(root, styles);
  const sheetFolder = join(kitFolder(distDir), 'sheets');
  const sheets = buildStyles(drawn, sheetFolder, {
    sheetMark,
    sheets: styleSheets,
    unbuilt: html => pictured(unbuiltCode(html, drawers, slotCode)),
    scripts: readScripts(scriptsFolder(distDir), users),
    drawingClasses: findDrawnClasses(root, styles, Array.from(styleSheets.values()).join('')),
  });
  const ownSheets = readdirSync(sheetFolder).map(name => ({
    address: PAGE_FILES + name,
    file: relative(distDir, join(sheetFolder, name)),
  }));
  const kit: PageKit = {
    script,
    pages: pages.map(({ path, route }) => ({ path, route })),
    notFound: notFound.map(({ path, route }) => ({
      path,
      route: NOT_FOUND,
      pattern: route === path ? '' : patternOf(route),
    })),
    sheets,
    sheetMark,
    rules: speculationRules(
      pages.map(({ route }) => route),
      site.isRenderedAhead,
    ),
    builtFiles: [...ownSheets, ...frameworkFiles(build)],
    ...addressesOf(build, site.notFoundId),
    environment,
  };
  writePageKit(distDir, kit);
  const folder = builtFolder(distDir);
  const { finish, close } = finishPages({ buildDir: distDir, folder, kit, parts });
  for (const { path, html } of drawn) finish(path, html);
  close();
  const compress = writeCompressed(compressedFolder(folder));
  await openStaticSite(distDir, { folder, site, drawers, compress });
}

/** For tests of the site: its pages with their marks, and its scripts and style sheets, as files of the build in `root`. */
export function listBuilt(root: string): Pick<PageManifest, 'pages' | 'files'> {
  const buildDir = join(root, '.next');
  const folder = builtFolder(buildDir);
  const { pages, notFound, files, builtFiles } = readPageManifest(folder);
  return {
    pages: [...pages, ...notFound].map(({ path, file }) => ({ path, file: join(folder, file) })),
    files: [
      ...files.map(({ address, file }) => ({ address, file: join(folder, file) })),
      ...builtFiles.map(({ address, file }) => ({ address, file: join(buildDir, file) })),
    ],
  };
}

const NOT_FOUND = 'not found';

type PageSettings = Omit<ScriptSettings, 'root'> & {
  site: Site;
  /** The values of live modules, by their parts. */
  parts: Readonly<Record<string, unknown>>;
  /** The settings that pages are rendered with. */
  environment: Readonly<Record<string, string>>;
  /** Pages of one route with different values of this attribute get style sheets of their own. */
  sheetMark: string;
  styles: StyleFiles;
};

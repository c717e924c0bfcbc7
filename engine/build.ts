/** For the site's build: `adapterPath` of the framework's configuration leads to a module that calls it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  addressesOf,
  patternOf,
  prerenderedPages,
  sentFiles,
  type FrameworkBuild,
} from './build/build-output.ts';
import { buildScripts, type ScriptSettings } from './build/build-scripts.ts';
import { buildSlots, unbuiltCode } from './build/build-slots.ts';
import { buildStyles, readScripts } from './build/build-styles.ts';
import { compressedFolder, writeCompressed } from './build/compressed-cache.ts';
import { withOwnFiles } from './build/page-html.ts';
import { manifestFile, PAGE_FILES, readPageManifest, type PageManifest } from './build/page-manifest.ts';
import { speculationRules } from './build/speculation-rules.ts';
import { requireSlots } from './build/require-slots.ts';
import { findDrawnClasses, withPictureClasses, type StyleFiles } from './build/used-classes.ts';
import { digest } from './serve/etag.ts';
import { loadSlots } from './serve/load-slots.ts';
import { openStaticSite } from './serve/static-site.ts';
import type { Site } from './site.ts';

export type { FrameworkBuild } from './build/build-output.ts';
// For tests that look for rules which style sheets have lost.
export { canMatch } from './build/cut-styles.ts';

/**
 * After the framework's build: makes the scripts, style sheets and slots of its pages and compresses every static response,
 * in its folder. Throws when something cannot be made.
 */
export async function buildPages(
  build: FrameworkBuild,
  { site, sheetMark, styles, ...settings }: PageSettings,
): Promise<void> {
  const { projectDir: root, distDir } = build;
  const outdir = dirname(manifestFile(distDir));
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir);
  const { pages, notFound } = prerenderedPages(build, site.notFoundId);
  const all = [...pages, ...notFound.map(page => ({ ...page, route: NOT_FOUND }))].map(page => ({
    ...page,
    html: readFileSync(page.file, 'utf8'),
  }));
  const { script, users } = await buildScripts({ ...settings, root }, outdir);
  const slotCode = await buildSlots({ ...settings, root }, distDir);
  const drawers = await loadSlots(distDir);
  await requireSlots(
    all.map(({ html }) => html),
    drawers,
  );
  const sheets = new Map(
    build.outputs.staticFiles
      .filter(({ pathname }) => pathname.endsWith('.css'))
      .map(({ pathname, filePath }) => [pathname, readFileSync(filePath, 'utf8')]),
  );
  const pictured = withPictureClasses(root, styles);
  const ownSheets = buildStyles(all, outdir, {
    sheetMark,
    sheets,
    unbuilt: html => pictured(unbuiltCode(html, drawers, slotCode)),
    scripts: readScripts(outdir, users),
    drawingClasses: findDrawnClasses(root, styles, Array.from(sheets.values()).join('')),
  });
  const files = new Map(
    all.map(({ path, html }) => {
      const file = join(outdir, 'pages', `${path === '/' ? 'index' : path}.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, withOwnFiles(html, { script, sheet: ownSheets.get(path) }));
      return [path, relative(distDir, file)];
    }),
  );
  const rules = speculationRules(
    pages.map(({ route }) => route),
    site.isRenderedAhead,
  );
  const rulesFile = `rules-${digest(rules).slice(0, 6)}.rules`;
  writeFileSync(join(outdir, rulesFile), rules);
  const manifest = {
    script,
    rules: PAGE_FILES + rulesFile,
    pages: pages.map(({ path }) => ({ path, file: files.get(path) ?? '' })),
    notFound: notFound.map(({ path, route }) => ({
      path,
      pattern: route === path ? '' : patternOf(route),
      file: files.get(path) ?? '',
    })),
    files: sentFiles(build, outdir),
    ...addressesOf(build, site.notFoundId),
  } satisfies PageManifest;
  writeFileSync(manifestFile(distDir), JSON.stringify(manifest));
  await openStaticSite(distDir, { site, drawers, compress: writeCompressed(compressedFolder(distDir)) });
}

/** For tests of the site: its pages with their marks, and its scripts and style sheets, as files of the build in `root`. */
export function listBuilt(root: string): Pick<PageManifest, 'pages' | 'files'> {
  const buildDir = join(root, '.next');
  const { pages, notFound, files } = readPageManifest(buildDir);
  return {
    pages: [...pages, ...notFound].map(({ path, file }) => ({ path, file: join(buildDir, file) })),
    files: files.map(({ address, file }) => ({ address, file: join(buildDir, file) })),
  };
}

const NOT_FOUND = 'not found';

type PageSettings = Omit<ScriptSettings, 'root'> & {
  site: Site;
  /** Pages of one route with different values of this attribute get style sheets of their own. */
  sheetMark: string;
  styles: StyleFiles;
};

/** For the site's build. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile, readPrerendered } from './build/build-output.ts';
import { buildScripts, type ScriptSettings } from './build/build-scripts.ts';
import { buildSlots, unbuiltCode } from './build/build-slots.ts';
import { buildStyles, readFrameworkStyles, readScripts } from './build/build-styles.ts';
import { compressedFolder, writeCompressed } from './build/compressed-cache.ts';
import { withOwnFiles } from './build/page-html.ts';
import { PAGE_FILES, type PageManifest } from './build/page-manifest.ts';
import { speculationRules } from './build/speculation-rules.ts';
import { requireSlots } from './build/require-slots.ts';
import { findDrawnClasses, type StyleFiles } from './build/used-classes.ts';
import { digest } from './serve/etag.ts';
import { loadSlots } from './serve/load-slots.ts';
import { openStaticSite } from './serve/static-site.ts';
import type { Site } from './site.ts';

// For tests that look for rules which style sheets have lost.
export { readFrameworkStyles } from './build/build-styles.ts';
export { canMatch } from './build/cut-styles.ts';

/**
 * After the framework's build: makes the scripts and style sheets of its pages and compresses every static response, in
 * `.next/page-files`. Throws when something cannot be made.
 */
export async function buildPages({
  site,
  sheetMark,
  styles: files,
  ...settings
}: PageSettings): Promise<void> {
  const { root } = settings;
  const { notFoundId } = site;
  const buildDir = join(root, '.next');
  const outdir = join(buildDir, 'page-files');
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir);
  const { script, users } = await buildScripts(settings, outdir);
  const scripts = readScripts(outdir, users);
  const drawn = findDrawnClasses(root, files, readFrameworkStyles(buildDir).join(''));
  const slotCode = await buildSlots(settings, buildDir);
  const drawers = await loadSlots(buildDir);
  const unbuilt = (html: string) => unbuiltCode(html, drawers, slotCode);
  const styles = buildStyles(buildDir, outdir, { notFoundId, sheetMark, unbuilt, scripts, drawn });
  const { pages, notFound } = readPrerendered(buildDir, notFoundId);
  const htmls = pages.map(({ path }) => readFileSync(pageFile(buildDir, path), 'utf8'));
  await requireSlots(htmls, drawers);
  // The framework sends these files itself, so its own scripts are replaced in the files.
  for (const { path } of notFound) {
    const file = pageFile(buildDir, path);
    writeFileSync(file, withOwnFiles(readFileSync(file, 'utf8'), { script, sheet: styles[path] }));
  }
  const rules = speculationRules(
    pages.map(({ route }) => route),
    site.isRenderedAhead,
  );
  const rulesFile = `rules-${digest(rules).slice(0, 6)}.rules`;
  writeFileSync(join(outdir, rulesFile), rules);
  const manifest = { script, rules: PAGE_FILES + rulesFile, styles } satisfies PageManifest;
  writeFileSync(join(outdir, 'manifest.json'), JSON.stringify(manifest));
  await openStaticSite(buildDir, { site, drawers, compress: writeCompressed(compressedFolder(buildDir)) });
}

type PageSettings = ScriptSettings & {
  site: Site;
  /** Pages of one route with different values of this attribute get style sheets of their own. */
  sheetMark: string;
  styles: StyleFiles;
};

/**
 * After the framework's build: the scripts and styles of static pages, and every static answer compressed, in
 * `.next/page-files`. Why: docs/decisions/0012 and 0013.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildScripts } from './build-scripts.ts';
import { buildScreens } from './build-screens.ts';
import { buildStyles, readFrameworkStyles, readScripts } from './build-styles.ts';
import { PAGE_FILES, type PageManifest } from '../../../server/page-manifest.ts';
import { listNotFoundPages, listStaticPages, pageFile } from '../../../server/build-output.ts';
import { compressedFolder, writeCompressed } from '../../../server/compressed-cache.ts';
import { digest } from '../../../server/etag.ts';
import { withOwnFiles } from '../../../server/page-html.ts';
import { speculationRules } from '../../../server/speculation-rules.ts';
import { openStaticSite } from '../../../server/static-site.ts';
import { findExhibitClasses } from './used-classes.ts';
import { cutRenderedStyles } from './cut-rendered-styles.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const buildDir = join(root, '.next');
const outdir = join(buildDir, 'page-files');

rmSync(outdir, { recursive: true, force: true });
mkdirSync(outdir);
const { script, users, islands } = await buildScripts(root, outdir);
const scripts = readScripts(outdir, users);
const drawn = findExhibitClasses(root, readFrameworkStyles(buildDir).join(''));
const styles = buildStyles(buildDir, outdir, { scripts, drawn });
cutRenderedStyles(buildDir, { scripts, islands, drawn });
await buildScreens(root, buildDir);
// The framework sends these files itself, so its own scripts are replaced in the files.
for (const { path } of listNotFoundPages(buildDir)) {
  const file = pageFile(buildDir, path);
  writeFileSync(file, withOwnFiles(readFileSync(file, 'utf8'), { script, sheet: styles[path] }));
}
const rules = speculationRules(listStaticPages(buildDir).map(({ route }) => route));
const rulesFile = `rules-${digest(rules).slice(0, 6)}.rules`;
writeFileSync(join(outdir, rulesFile), rules);
const manifest = { script, rules: PAGE_FILES + rulesFile, styles } satisfies PageManifest;
writeFileSync(join(outdir, 'manifest.json'), JSON.stringify(manifest));
await openStaticSite(buildDir, writeCompressed(compressedFolder(buildDir)));

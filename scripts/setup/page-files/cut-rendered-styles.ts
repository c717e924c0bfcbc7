import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listStaticPages } from '../../../server/build-output.ts';
import { cutStyles } from './cut-styles.ts';
import { writeSheet } from './build-styles.ts';
import { findClasses } from './used-classes.ts';

/**
 * Gives the pages that are rendered per request style sheets of their own as well: cut to the classes that stand
 * anywhere in the code which renders them, on the server and in the browser. The framework reads the names of a page's
 * sheets from its manifest; the new name is written there.
 */
export function cutRenderedStyles(buildDir: string): void {
  const app = join(buildDir, 'server', 'app');
  const prerendered = new Set(listStaticPages(buildDir).map(({ route }) => route));
  for (const path of globSync('**/page_client-reference-manifest.js', { cwd: app })) {
    const route = `/${dirname(path)}`.replace(/\/\([^)]*\)|\/\.$/g, '') || '/';
    // The framework's own screens, for an address that nobody knows and for a failure, begin with a line.
    if (!prerendered.has(route) && !route.startsWith('/_')) cutPage(buildDir, join(app, path));
  }
}

function cutPage(buildDir: string, manifestFile: string): void {
  const manifest = readFileSync(manifestFile, 'utf8');
  const sheets = new Set(manifest.match(/static\/chunks\/[\w.~-]+\.css/g));
  const css = readAll(buildDir, sheets);
  const sources = [
    ...readAll(buildDir, new Set(manifest.match(/static\/chunks\/[\w.~-]+\.js/g))),
    ...serverCode(manifestFile),
  ];
  const cut = cutStyles(css.join(''), { classes: findClasses([], sources), texts: sources });
  const name = writeSheet(cut, join(buildDir, 'static', 'chunks'));
  writeFileSync(manifestFile, manifest.replace(/static\/chunks\/[\w.~-]+\.css/g, `static/chunks/${name}`));
}

function readAll(buildDir: string, files: ReadonlySet<string>): string[] {
  return Array.from(files, file => readFileSync(join(buildDir, file), 'utf8'));
}

/** What the framework's trace says the page runs on the server. */
function serverCode(manifestFile: string): string[] {
  const traceFile = manifestFile.replace('page_client-reference-manifest.js', 'page.js.nft.json');
  const trace = JSON.parse(readFileSync(traceFile, 'utf8')) as { files: string[] };
  return trace.files
    .filter(file => /\/chunks\/ssr\/.*\.js$/.test(file))
    .map(file => readFileSync(join(dirname(traceFile), file), 'utf8'));
}

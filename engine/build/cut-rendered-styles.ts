import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readPrerendered } from './build-output.ts';
import { writeSheet, type Script } from './build-styles.ts';
import { cutStyles } from './cut-styles.ts';
import { findClasses } from './used-classes.ts';

/**
 * Gives the pages that are rendered per request style sheets of their own as well: cut to the classes that appear
 * anywhere in the code which renders them, on the server and in the browser (`scripts`). The framework reads the names
 * of a page's sheets from its manifest; the new name is written there. `islands`: the file of each island. `drawn`: the
 * classes of drawings, as none of these pages has one.
 */
export function cutRenderedStyles(
  buildDir: string,
  { notFoundId, scripts, islands, drawn }: RenderedSettings,
): void {
  const app = join(buildDir, 'server', 'app');
  const prerendered = new Set(readPrerendered(buildDir, notFoundId).pages.map(({ route }) => route));
  for (const path of globSync('**/page_client-reference-manifest.js', { cwd: app })) {
    const route = `/${dirname(path)}`.replace(/\/\([^)]*\)|\/\.$/g, '') || '/';
    // The framework's own screens, for an unknown address and for a failure, begin with a line.
    if (prerendered.has(route) || route.startsWith('/_')) continue;
    const { code, placed } = serverCode(join(app, path), islands);
    const used = scripts.filter(script => script.islands?.some(name => placed.has(name)) ?? true);
    cutPage(buildDir, join(app, path), { sources: [...code, ...used.map(({ source }) => source)], drawn });
  }
}

function cutPage(
  buildDir: string,
  manifestFile: string,
  { sources, drawn }: { sources: readonly string[]; drawn: ReadonlySet<string> },
): void {
  const manifest = readFileSync(manifestFile, 'utf8');
  const sheets = new Set(manifest.match(/static\/chunks\/[\w.~-]+\.css/g));
  const css = Array.from(sheets, file => readFileSync(join(buildDir, file), 'utf8'));
  const cut = cutStyles(css.join(''), { classes: findClasses([], sources, drawn), texts: sources });
  const name = writeSheet(cut, join(buildDir, 'static', 'chunks'));
  writeFileSync(manifestFile, manifest.replace(/static\/chunks\/[\w.~-]+\.css/g, `static/chunks/${name}`));
}

/**
 * The server code of the page by the framework's trace, without the islands that the page does not have: the trace has
 * all of the registry's. The framework names the file of an island for its component's.
 */
function serverCode(
  manifestFile: string,
  islands: IslandFiles,
): { code: string[]; placed: ReadonlySet<string> } {
  const traceFile = manifestFile.replace('page_client-reference-manifest.js', 'page.js.nft.json');
  const trace = JSON.parse(readFileSync(traceFile, 'utf8')) as { files: string[] };
  const files = trace.files
    .filter(file => /\/chunks\/ssr\/.*\.js$/.test(file))
    .map(file => ({
      island: islandOf(basename(file), islands),
      text: readFileSync(join(dirname(traceFile), file), 'utf8'),
    }));
  const own = files.filter(({ island }) => island === undefined);
  const placed = new Set(
    Array.from(islands.keys()).filter(name => own.some(({ text }) => text.includes(`name:"${name}"`))),
  );
  const shown = files.filter(({ island }) => island === undefined || island.some(name => placed.has(name)));
  return { code: shown.map(({ text }) => text), placed };
}

/** The islands whose component the file holds; undefined for all other code. */
function islandOf(file: string, islands: IslandFiles): string[] | undefined {
  const names = Array.from(islands).filter(([, path]) =>
    file.startsWith(`${path.replaceAll('/', '_')}_tsx_`),
  );
  return names.length === 0 ? undefined : names.map(([name]) => name);
}

/** By the island's name, its component's path without the ending. */
type IslandFiles = ReadonlyMap<string, string>;

type RenderedSettings = {
  notFoundId: string;
  scripts: readonly Script[];
  islands: IslandFiles;
  drawn: ReadonlySet<string>;
};

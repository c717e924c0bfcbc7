import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile, readPrerendered, STYLE_SHEETS } from './build-output.ts';
import { cutStyles } from './cut-styles.ts';
import { PAGE_FILES } from './page-manifest.ts';
import { findClasses } from './used-classes.ts';

/**
 * Cuts the framework's style sheets, for each route's prerendered pages together, to the rules that these pages or their
 * scripts can use. Pages of one route whose elements have different values of the attribute `sheetMark` get sheets of
 * their own. Gives the address of each page's own sheet.
 */
export function buildStyles(
  buildDir: string,
  outdir: string,
  { notFoundId, sheetMark, unbuilt, scripts, drawn }: StyleSettings,
): Record<string, string> {
  const { pages: found, notFound } = readPrerendered(buildDir, notFoundId);
  const all = [...found, ...notFound.map(page => ({ ...page, route: NOT_FOUND }))];
  const mark = new RegExp(`<[^>]*\\s${sheetMark}="([\\w-]+)"`, 'g');
  const pages = all.map(({ path, route }) => {
    const html = readFileSync(pageFile(buildDir, path), 'utf8');
    const marks = new Set(Array.from(html.matchAll(mark), ([, value = '']) => value));
    return { path, html, kind: [route, ...Array.from(marks).toSorted()].join(' ') };
  });
  const kinds = new Set(pages.map(({ kind }) => kind));
  const addresses = Array.from(kinds, kind => {
    const alike = pages.filter(page => page.kind === kind);
    const paths = alike.map(({ path }) => path);
    const htmls = alike.map(({ html }) => html);
    const name = writeSheet(cutFor(htmls, { unbuilt, scripts, drawn }, buildDir), outdir);
    return paths.map(path => [path, `${PAGE_FILES}${name}`] as const);
  });
  return Object.fromEntries(addresses.flat());
}

/** Writes a style sheet under a name that changes with its content, and gives the name. */
export function writeSheet(css: string, folder: string): string {
  const name = `styles-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  writeFileSync(join(folder, name), css);
  return name;
}

/** The style sheets of the framework's build, uncut. */
export function readFrameworkStyles(buildDir: string): string[] {
  const files = globSync('static/chunks/*.css', { cwd: buildDir });
  return files.map(file => readFileSync(join(buildDir, file), 'utf8'));
}

function cutFor(htmls: readonly string[], { unbuilt, scripts, drawn }: Used, buildDir: string): string {
  const pages = htmls.map(html => html.replace(/<script[\s\S]*?<\/script>/g, ''));
  const code = htmls.flatMap(unbuilt);
  const isPlaced = (island: string) =>
    pages.some(page => page.includes(`data-island="${island}"`)) ||
    code.some(text => text.includes(`name: "${island}"`));
  const used = scripts.filter(({ islands }) => islands?.some(isPlaced) ?? true);
  const sources = [...used.map(({ source }) => source), ...code];
  const hrefs = new Set(
    htmls.flatMap(html => Array.from(html.matchAll(STYLE_SHEETS), ([, href = '']) => href)),
  );
  const css = Array.from(hrefs, href =>
    readFileSync(join(buildDir, href.replace('/_next/', '')), 'utf8'),
  ).join('');
  const cut = cutStyles(css, { classes: findClasses(pages, sources, drawn), texts: [...htmls, ...sources] });
  return cut.replaceAll(MEDIA, 'url(/_next/static/media/');
}

/** The pages' scripts in `outdir`; `users` as `buildScripts` gives them. */
export function readScripts(outdir: string, users: ScriptUsers): Script[] {
  return readdirSync(outdir)
    .filter(name => name.endsWith('.js'))
    .map(name => ({ source: readFileSync(join(outdir, name), 'utf8'), islands: users.get(name) ?? null }));
}

type ScriptUsers = ReadonlyMap<string, readonly string[]>;

type StyleSettings = Used & { notFoundId: string; sheetMark: string };

/** `unbuilt`: the code of what a page shows and was not built. `drawn`: classes of drawings, which no script adds. */
type Used = {
  unbuilt: (html: string) => readonly string[];
  scripts: readonly Script[];
  drawn: ReadonlySet<string>;
};

/** `islands` are those without any of which the script is never fetched; null where every page may fetch it. */
export type Script = { source: string; islands: readonly string[] | null };

/** All folders' not-found screens share a sheet: none has the look of its folder. */
const NOT_FOUND = '/_not-found';
// The sheets are in another folder than the cut ones.
const MEDIA = 'url(../media/';

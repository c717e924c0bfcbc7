import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutStyles } from './cut-styles.ts';
import { STYLE_SHEETS } from './page-html.ts';
import { PAGE_FILES } from './page-manifest.ts';
import { kindOf, needsOf, SCRIPTS, type Sheet, type StyledPage } from './page-sheets.ts';
import { findClasses } from './used-classes.ts';

/**
 * Cuts the framework's style sheets, for each route's pages together, to the rules that these pages or their scripts can
 * use. Pages of one route whose elements have different values of the attribute `sheetMark` get sheets of their own. A
 * page may come several times, with other values each time. Writes the sheets to `outdir`.
 */
export function buildStyles(
  pages: readonly StyledPage[],
  outdir: string,
  { sheetMark, ...used }: StyleSettings,
): Sheet[] {
  mkdirSync(outdir, { recursive: true });
  const all = pages.map(page => ({ ...page, kind: kindOf(page, sheetMark) }));
  return Array.from(new Set(all.map(({ kind }) => kind)), kind => {
    const htmls = all.filter(page => page.kind === kind).map(({ html }) => html);
    const css = cutFor(htmls, used);
    const name = `styles-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
    writeFileSync(join(outdir, name), css);
    return { kind, address: PAGE_FILES + name, has: Array.from(new Set(htmls.flatMap(needsOf))).toSorted() };
  });
}

function cutFor(
  htmls: readonly string[],
  { sheets, unbuilt, scripts, drawingClasses }: StyleSources,
): string {
  const pages = htmls.map(html => html.replace(SCRIPTS, ''));
  const code = htmls.flatMap(unbuilt);
  const isPlaced = (island: string) =>
    pages.some(page => page.includes(`data-island="${island}"`)) ||
    code.some(text => text.includes(`name: "${island}"`));
  const used = scripts.filter(({ islands }) => islands?.some(isPlaced) ?? true);
  const sources = [...used.map(({ source }) => source), ...code];
  const hrefs = new Set(
    htmls.flatMap(html => Array.from(html.matchAll(STYLE_SHEETS), ([, href = '']) => href)),
  );
  const css = Array.from(hrefs, href => sheets.get(href) ?? '').join('');
  const cut = cutStyles(css, {
    classes: findClasses(pages, sources, drawingClasses),
    texts: [...htmls, ...sources],
  });
  return cut.replaceAll(MEDIA, 'url(/_next/static/media/');
}

/** The pages' scripts in `folder`, without live values; `users` as `buildScripts` returns them. */
export function readScripts(folder: string, users: ScriptUsers): Script[] {
  return readdirSync(folder)
    .filter(name => name.endsWith('.js'))
    .map(name => ({ source: readFileSync(join(folder, name), 'utf8'), islands: users.get(name) ?? null }));
}

type ScriptUsers = ReadonlyMap<string, readonly string[]>;

type StyleSettings = StyleSources & { sheetMark: string };

/**
 * `sheets`: the framework's, by address. `unbuilt`: the code of what a page draws for each request. `drawingClasses`:
 * classes of drawings, which no script adds.
 */
type StyleSources = {
  sheets: ReadonlyMap<string, string>;
  unbuilt: (html: string) => readonly string[];
  scripts: readonly Script[];
  drawingClasses: ReadonlySet<string>;
};

/** Only pages with one of `islands` fetch the script; null: every page may fetch it. */
export type Script = { source: string; islands: readonly string[] | null };

// The sheets are in another folder than the cut ones.
const MEDIA = 'url(../media/';

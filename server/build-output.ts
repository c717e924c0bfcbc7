import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { UNKNOWN_ID } from '../lib/unknown-id.ts';
import { PAGE_FILES } from './page-manifest.ts';

/** A prerendered page's address and the route that it is made by. */
type StaticPath = { path: string; route: string };

/** The prerendered pages of a build. Home first, because most visitors open it. */
export function listStaticPages(buildDir: string): StaticPath[] {
  return listPrerendered(buildDir)
    .filter(({ path }) => !path.startsWith('/_') && !isNotFoundPage(path))
    .sort((a, b) => a.path.length - b.path.length);
}

/** The prerendered not-found pages. The page cache serves them for unknown addresses, with status 404. */
export function listNotFoundPages(buildDir: string): StaticPath[] {
  return listPrerendered(buildDir).filter(({ path }) => isNotFoundPage(path));
}

function listPrerendered(buildDir: string): StaticPath[] {
  const manifest: unknown = JSON.parse(readFileSync(join(buildDir, 'prerender-manifest.json'), 'utf8'));
  const { routes } = manifest as { routes: Record<string, PrerenderedRoute> };
  return Object.entries(routes)
    .filter(([, { routeType }]) => routeType === 'page')
    .map(([path, { srcRoute }]) => ({ path, route: srcRoute ?? path }));
}

/** The HTML file of a prerendered page. */
export function pageFile(buildDir: string, path: string): string {
  return join(buildDir, 'server', 'app', `${path === '/' ? 'index' : path}.html`);
}

/** The framework's style sheets in a page; the first group is the address. */
export const STYLE_SHEETS = /<link rel="stylesheet" href="(\/_next\/[^"]+)"[^>]*>/g;

/** A script or style sheet of the build and its public address. Its name changes with its content. */
type BuiltFile = { address: string; file: string };

/** Scripts and style sheets of a build: first those of static pages, then those of the framework. */
export function listBuiltFiles(buildDir: string): BuiltFile[] {
  return [
    ...filesIn(join(buildDir, 'page-files'), PAGE_FILES),
    ...filesIn(join(buildDir, 'static'), '/_next/static/'),
  ];
}

function filesIn(folder: string, prefix: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => extname(name) in CONTENT_TYPES)
    .map(name => ({ address: `${prefix}${name}`, file: join(folder, name) }));
}

export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.rules': 'application/speculationrules+json',
};

type PrerenderedRoute = { routeType?: string; srcRoute?: string | null };

/** Each folder has one, and there is one for all other addresses. */
function isNotFoundPage(path: string): boolean {
  return path === '/_not-found' || path.endsWith(`/${UNKNOWN_ID}`);
}

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { PAGE_FILES } from './page-manifest.ts';

/** A prerendered page's address and the route that it is made by. */
type StaticPath = { path: string; route: string };

/**
 * The prerendered pages of a build, home first, because most visitors open it; and the not-found pages, which the
 * framework sends for unknown addresses: one in each folder under `notFoundId`, and one for all other addresses.
 */
export function readPrerendered(buildDir: string, notFoundId: string): Prerendered {
  const manifest: unknown = JSON.parse(readFileSync(join(buildDir, 'prerender-manifest.json'), 'utf8'));
  const { routes } = manifest as { routes: Record<string, PrerenderedRoute> };
  const all = Object.entries(routes)
    .filter(([, { routeType }]) => routeType === 'page')
    .map(([path, { srcRoute }]) => ({ path, route: srcRoute ?? path }));
  const isNotFound = ({ path }: StaticPath) => path === '/_not-found' || path.endsWith(`/${notFoundId}`);
  return {
    pages: all
      .filter(page => !page.path.startsWith('/_') && !isNotFound(page))
      .sort((a, b) => a.path.length - b.path.length),
    notFound: all.filter(isNotFound),
  };
}

type Prerendered = { pages: readonly StaticPath[]; notFound: readonly StaticPath[] };

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

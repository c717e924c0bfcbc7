import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNKNOWN_ID } from '../lib/unknown-id.ts';

/** A prerendered page's address and the route that it is made by. */
export type StaticPath = { path: string; route: string };

/** The prerendered pages of a build. Home first, so that the page that most visitors open is ready first. */
export function listStaticPages(buildDir: string): StaticPath[] {
  return listPrerendered(buildDir)
    .filter(({ path }) => !path.startsWith('/_') && !isNotFoundPage(path))
    .sort((a, b) => a.path.length - b.path.length);
}

/** The prerendered screens for addresses that nobody knows, which the page cache answers with, status 404. */
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

/** Where the HTML of a prerendered page lies. */
export function pageFile(buildDir: string, path: string): string {
  return join(buildDir, 'server', 'app', `${path === '/' ? 'index' : path}.html`);
}

/** The framework's style sheets in a page; the first bracket holds the address. */
export const STYLE_SHEETS = /<link rel="stylesheet" href="(\/_next\/[^"]+)"[^>]*>/g;

type PrerenderedRoute = { routeType?: string; srcRoute?: string | null };

/** Every folder's own, and the one for all other addresses. */
function isNotFoundPage(path: string): boolean {
  return path === '/_not-found' || path.endsWith(`/${UNKNOWN_ID}`);
}

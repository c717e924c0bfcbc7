import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { listBuiltFiles, readPrerendered } from '../build/build-output.ts';
import { addressOf } from './request-address.ts';

/** Whether an address exists. */
export type IsKnown = (url: string) => boolean;

/** Reads from a build which addresses it has, without a request to them. */
export function readKnownAddresses({ root, buildDir, notFoundId }: Build): IsKnown {
  const prerendered = readJson(buildDir, 'prerender-manifest.json') as PrerenderManifest;
  const routes = readJson(buildDir, 'routes-manifest.json') as RoutesManifest;
  const known = new Set([
    ...Object.keys(prerendered.routes).filter(isShown),
    ...routes.staticRoutes.map(({ page }) => page).filter(isShown),
    ...routes.redirects.map(({ source }) => source),
    ...listBuiltFiles(buildDir).map(({ address }) => address),
    ...filesIn(join(root, 'public')).map(name => `/${name}`),
  ]);
  for (const { path } of readPrerendered(buildDir, notFoundId).notFound) known.delete(path);
  // All addresses of the other routes are prerendered.
  const open = routes.dynamicRoutes.filter(
    ({ page }) => isShown(page) && !(page in prerendered.dynamicRoutes),
  );
  const patterns = open.map(({ regex }) => new RegExp(regex));
  return url => {
    const address = addressOf(url);
    return known.has(address) || patterns.some(pattern => pattern.test(address));
  };
}

/** The framework's names with an underscore are not addresses. */
function isShown(path: string): boolean {
  return !path.startsWith('/_');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => extname(name) !== '');
}

function readJson(buildDir: string, name: string): unknown {
  return JSON.parse(readFileSync(join(buildDir, name), 'utf8'));
}

type Build = { root: string; buildDir: string; notFoundId: string };
type PrerenderManifest = { routes: Record<string, object>; dynamicRoutes: Record<string, object> };
type RoutesManifest = {
  staticRoutes: { page: string }[];
  dynamicRoutes: { page: string; regex: string }[];
  redirects: { source: string }[];
};

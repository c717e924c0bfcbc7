import { basename, dirname, resolve } from 'node:path';

/**
 * Where this process runs: in the site's own folder, or in a release of it, `<home>/releases/<id>` (ops/releases.ts). The
 * launcher starts it there.
 */
export function findPlace(folder = process.cwd()): { home: string; release: string | null } {
  const parent = dirname(folder);
  return basename(parent) === 'releases'
    ? { home: resolve(parent, '..'), release: basename(folder) }
    : { home: folder, release: null };
}

/** A release's file that says that it is built, with what reads differently. */
export const BUILT = 'built.json';

/** The exit code of a build that was stopped from outside; the next start takes it up again. */
export const STOPPED = 75;

/** The cookie of a browser that previews a release. */
export const PREVIEW_COOKIE = 'release-preview';

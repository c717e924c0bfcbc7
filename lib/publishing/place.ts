import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isId } from '../site/ids.ts';

export function publishedFolder(dataDir: string): string {
  return join(dataDir, 'published');
}

/**
 * Of a release, its values and its pages: data, and scripts for browsers; nothing that the server runs. While they are
 * made its name ends in `.part`. Throws where the id is none that the site made.
 */
export function releaseFolder(dataDir: string, id: string): string {
  if (!isId(id)) throw new Error('Not the id of a release.');
  return join(publishedFolder(dataDir), id);
}

/** Whether the pages in the folder of a release are all there, and those of this build of the site in `root`. */
export function isMade(folder: string, root: string): boolean {
  const file = join(folder, MADE_BY);
  return existsSync(file) && readFileSync(file, 'utf8') === readBuildId(root);
}

/** Each build has its own. */
export function readBuildId(root: string): string {
  return readFileSync(join(root, '.next', 'BUILD_ID'), 'utf8');
}

/** How far the pages of a release are that this machine makes; null when it makes none. */
export function readProgress(dataDir: string, id: string): { done: number; total: number } | null {
  try {
    const text = readFileSync(join(`${releaseFolder(dataDir, id)}.part`, PROGRESS), 'utf8');
    const [done = 0, total = 0] = text.split('/').map(Number);
    return total === 0 ? null : { done, total };
  } catch {
    return null;
  }
}

/** In the folder of a release: the published values of parts by their names. */
export const VALUES = 'values.json';
/** What reads differently than on the pages before. */
export const DIFFERENCES = 'differences.json';
/** The build that the pages were made with. */
export const MADE_BY = 'made-by';
/** How many pages are made, of how many: `12/144`. */
export const PROGRESS = 'progress';
/** Beside the folder, behind its name: the address of the page that someone waits for. */
export const WANTED = '.wanted';

/** The exit code of a program that was stopped from outside; the next start takes its work up again. */
export const STOPPED = 75;

/** The cookie of a browser that previews a release. */
export const PREVIEW_COOKIE = 'release-preview';

/** Shows the browser a release before it is published (server/preview.ts). Empty: no more. */
export function previewCookie(sealed: string, siteUrl: string): string {
  const age = sealed === '' ? '; Max-Age=0' : '';
  return `${PREVIEW_COOKIE}=${sealed}; Path=/; HttpOnly; SameSite=Lax${age}${siteUrl.startsWith('https:') ? '; Secure' : ''}`;
}

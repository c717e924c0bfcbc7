/** For the process that makes the pages of a build again, with other values of the site's live modules. */
import { join } from 'node:path';
import { compressedFolder, LIGHT, writeCompressed } from './build/compressed-cache.ts';
import { finishPages } from './build/finish-pages.ts';
import { readPageKit } from './build/page-kit.ts';
import { builtFolder } from './build/page-manifest.ts';
import { requireSlots } from './build/require-slots.ts';
import { drawPages } from './render/draw-pages.ts';
import { loadSlots } from './serve/load-slots.ts';
import { openStaticSite } from './serve/static-site.ts';
import type { Site } from './site.ts';

export { builtFolder, listPages } from './build/page-manifest.ts';

/**
 * Makes all pages of the build in `root` again, in `folder`, with the values of `parts`: each is written as soon as it is
 * drawn. This process must have the values, too, and the settings of `renderEnvironment`. Returns the paths of pages that
 * no cut style sheet fits. Throws when a page cannot be drawn, or a slot is not what the page has.
 */
export async function renderPages({
  root,
  folder,
  parts,
  next,
  onPage,
}: RenderSettings): Promise<readonly string[]> {
  const buildDir = join(root, '.next');
  const kit = readPageKit(buildDir);
  const htmls: string[] = [];
  const { finish, close } = finishPages({ buildDir, folder, kit, parts });
  await drawPages({
    root,
    kit,
    parts,
    ...(next ? { next } : {}),
    onPage: (path, html) => {
      finish(path, html);
      htmls.push(html);
      onPage?.(htmls.length, kit.pages.length + kit.notFound.length);
    },
  });
  await requireSlots(htmls, await loadSlots(buildDir));
  return close();
}

/** Compresses what `renderPages` has written: at once with little effort, later with the build's. What the build has is taken. */
export async function compressPages({ root, folder, site, isLater }: CompressSettings): Promise<void> {
  const buildDir = join(root, '.next');
  const built = compressedFolder(builtFolder(buildDir));
  const compress = writeCompressed(compressedFolder(folder), {
    built,
    ...(isLater ? {} : { quality: LIGHT }),
  });
  await openStaticSite(buildDir, { folder, site, drawers: await loadSlots(buildDir), compress });
}

/** The settings that the build's pages were rendered with. */
export function renderEnvironment(root: string): Readonly<Record<string, string>> {
  return readPageKit(join(root, '.next')).environment;
}

type RenderSettings = {
  root: string;
  folder: string;
  parts: Readonly<Record<string, unknown>>;
  /** Which page is wanted first, if it is not there yet. */
  next?: () => string | undefined;
  onPage?: (done: number, total: number) => void;
};

type CompressSettings = { root: string; folder: string; site: Site; isLater: boolean };

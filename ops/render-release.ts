/**
 * Makes the pages of a release, for the server (lib/publishing/follow.ts) and the launcher: `node ops/render-release.ts
 * <folder> <before> <when>`, with the published values on its input. `folder` is the release's, `before` that of the pages
 * to compare with. `when` is `preview`, and then they are compressed after they are ready, while the owner looks at them; for
 * `visitors` they are before. It has neither a secret nor the database: what owners typed goes through it.
 */
import './site-modules.mjs';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { builtFolder, compressPages, listPages, renderEnvironment, renderPages } from '#engine/render';
import {
  DIFFERENCES,
  isMade,
  MADE_BY,
  PROGRESS,
  readBuildId,
  STOPPED,
  VALUES,
  WANTED,
} from '../lib/publishing/place.ts';
import { exitWithParent } from '../server/exit-with-parent.ts';
import { comparePages } from './page-differences.ts';
import { lockRelease, removePastReleases } from './published.ts';

const root = join(import.meta.dirname, '..');
const [folder = '', before = '', when = 'visitors'] = process.argv.slice(2);
const part = `${folder}.part`;
/** Of Linux and macOS. */
const LOWEST_PRIORITY = 19;
let isReady = false;

// Once the pages are there, only their compression is left: it ends by itself.
exitWithParent(() => void (isReady || process.exit(STOPPED)));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(STOPPED));
// Visitors come first: below the server that started it.
setPriority(Math.min(LOWEST_PRIORITY, getPriority() + 10));
const parts = JSON.parse(await text(process.stdin)) as Record<string, unknown>;
globalThis.publishedContent = parts;
Object.assign(process.env, renderEnvironment(root));
mkdirSync(dirname(folder), { recursive: true });
const unlock = await lockRelease(folder);
// Whatever ends it: the next start need not wait.
process.once('exit', unlock);
// Another process of this machine may have made it meanwhile.
if (!isMade(folder, root)) await make();
unlock();
isReady = true;
process.send?.({ kind: 'ready' });
try {
  if (when === 'preview') await compress(folder, false);
  await compress(folder, true);
} catch (error) {
  // A later release may have removed it.
  if (existsSync(folder)) throw error;
}
process.disconnect?.();

async function make(): Promise<void> {
  const { findProblem, valuesNow } = await import('../lib/publishing/parts.ts');
  removePastReleases(dirname(dirname(folder)), basename(folder));
  const problem = findProblem(parts);
  if (problem !== null) throw new Error(problem);
  const uncut = await renderPages({
    root,
    folder: part,
    parts: valuesNow(),
    next: () => (existsSync(`${folder}${WANTED}`) ? readFileSync(`${folder}${WANTED}`, 'utf8') : undefined),
    onPage: (done, total) => writeFileSync(join(part, PROGRESS), `${done}/${total}`),
  });
  // Right, and 50 KB larger for a visitor's first page: the build's other values lack something (ops/every-value.ts).
  if (uncut.length > 0) process.send?.({ kind: 'uncut', pages: uncut });
  writeFileSync(join(part, VALUES), JSON.stringify(parts));
  const buildDir = join(root, '.next');
  const pagesIn = (one: string) => listPages(buildDir, one).pages;
  const differences = comparePages(pagesIn(before === '' ? builtFolder(buildDir) : before), pagesIn(part));
  writeFileSync(join(part, DIFFERENCES), JSON.stringify(differences));
  if (when === 'visitors') await compress(part, false);
  writeFileSync(join(part, MADE_BY), readBuildId(root));
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
  rmSync(`${folder}${WANTED}`, { force: true });
}

async function compress(pages: string, isLater: boolean): Promise<void> {
  const { deliveredSite } = await import('../server/delivered-site.ts');
  await compressPages({ root, folder: pages, site: deliveredSite, isLater });
}

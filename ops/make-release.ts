/**
 * Builds a release in the background, for the server (lib/publishing/follow.ts): `node ops/make-release.ts <id> <root>`, with
 * the published modules on its input. Writes into `built.json` what reads differently than in the site at `root`.
 */
import { existsSync, mkdirSync, rmSync, utimesSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { BUILT, STOPPED } from '../lib/publishing/place.ts';
import { exitWithParent } from '../server/exit-with-parent.ts';
import { comparePages } from './page-differences.ts';
import {
  buildRelease,
  isBeingBuilt,
  releaseFolder,
  removePastReleases,
  writeWhole,
  type PublishedModule,
} from './releases.ts';

const home = join(import.meta.dirname, '..');
const [id = '', before = home] = process.argv.slice(2);
const root = releaseFolder(home, id);

exitWithParent(() => process.exit(STOPPED));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(STOPPED));
// Visitors come first.
setPriority(10);
const { modules } = JSON.parse(await text(process.stdin)) as { modules: PublishedModule[] };
const lock = `${root}.lock`;
const result = join(root, BUILT);
mkdirSync(join(home, 'releases'), { recursive: true });
while (!takeLock()) await new Promise(resume => setTimeout(resume, 1_000));
const beat = setInterval(() => utimesSync(lock, new Date(), new Date()), 5_000);
try {
  // Another process of this machine may have built it meanwhile.
  if (!existsSync(result)) {
    removePastReleases(home, id);
    await buildRelease(home, { id, modules, env: process.env });
    writeWhole(result, JSON.stringify({ differences: comparePages(before, root) }));
  }
} finally {
  clearInterval(beat);
  rmSync(lock, { recursive: true, force: true });
  // What a build that failed leaves behind; the one that runs stays.
  if (!existsSync(result)) removePastReleases(home, '');
}

function takeLock(): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    if (!isBeingBuilt(root)) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

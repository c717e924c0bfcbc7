import 'server-only';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { log, logError } from '@/lib/site/log';
import type { Site } from '@/lib/site/site';
import { MINUTE_MS } from '@/lib/site/time';
import { isPartName, moduleOf } from './parts';
import { BUILT, findPlace, STOPPED } from './place';
import {
  findPublished,
  findWaiting,
  readParts,
  settleBuild,
  type Difference,
  type ReleaseRow,
} from './releases';

/**
 * Brings this process to what is published: builds the release in the background, unless that is done, and asks the
 * launcher for a server that runs it (ops/run-site.ts). Then builds what waits for its preview. Each machine builds for
 * itself; processes of one machine wait for each other's builds.
 */
export async function followReleases(site: Site, stopping: AbortSignal): Promise<void> {
  // Only a launcher can start another server, and in development pages follow the files.
  if (!process.send || process.env.NODE_ENV !== 'production') return;
  const { home, release } = findPlace();
  const published = await findPublished(site.db);
  if ((published?.id ?? null) !== release) return await changeTo(published, { home, stopping });
  const waiting = await findWaiting(site.db);
  if (!waiting) return;
  const outcome = await build(waiting, { home, stopping });
  if (outcome.kind === 'stopped') return;
  if (outcome.kind === 'failed') logError('release_failed', new Error(outcome.reason));
  else log('info', 'release_built', { number: waiting.number });
  await settleBuild(
    waiting.id,
    outcome.kind === 'failed' ? { problem: outcome.reason } : { differences: outcome.differences },
    site,
  );
}

async function changeTo(published: ReleaseRow | null, { home, stopping }: BuildPlace): Promise<void> {
  if (Date.now() < nextTryAt) return;
  nextTryAt = Date.now() + TRY_AGAIN_MS;
  if (published) {
    const outcome = await build(published, { home, stopping });
    if (outcome.kind === 'stopped') return;
    // The site goes on as it is, and tries again.
    if (outcome.kind === 'failed') return logError('release_failed', new Error(outcome.reason));
  }
  process.send?.({ kind: 'run-release', release: published?.id ?? null });
}

type BuildPlace = { home: string; stopping: AbortSignal };

type BuildOutcome =
  | { kind: 'built'; differences: Difference[] }
  | { kind: 'failed'; reason: string }
  | { kind: 'stopped' };

/** Has the release built by a process of its own with low priority (ops/make-release.ts), which compares its pages with ours. */
async function build(release: ReleaseRow, { home, stopping }: BuildPlace): Promise<BuildOutcome> {
  const result = join(home, 'releases', release.id, BUILT);
  if (existsSync(result)) return { kind: 'built', differences: readBuilt(result) };
  const modules = Object.entries(readParts(release)).flatMap(([part, value]) =>
    isPartName(part) ? [moduleOf(part, value)] : [],
  );
  const begunAt = Date.now();
  const child = spawn(process.execPath, [join(home, 'ops', 'make-release.ts'), release.id, process.cwd()], {
    cwd: home,
    // By the channel it notices when this process is gone.
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    signal: stopping,
    timeout: BUILD_MAX_MS,
  });
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(JSON.stringify({ modules }));
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-REASON_MAX);
  });
  const code = await new Promise<number | null>(done => {
    child.once('error', () => done(null));
    child.once('close', done);
  });
  // A signal may reach the build before it reaches us.
  const isInTime = Date.now() - begunAt < BUILD_MAX_MS;
  if (stopping.aborted || (code === STOPPED && isInTime)) return { kind: 'stopped' };
  if (code !== 0 || !existsSync(result))
    return { kind: 'failed', reason: said.trim() || `Ended with ${code}.` };
  return { kind: 'built', differences: readBuilt(result) };
}

function readBuilt(file: string): Difference[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as { differences: Difference[] }).differences;
}

/** When this process asks for what is published the next time: the launcher needs a moment, and a broken build rests. */
let nextTryAt = 0;
const TRY_AGAIN_MS = 5 * MINUTE_MS;
/** Ten times what it takes on two idle cores. */
const BUILD_MAX_MS = 20 * MINUTE_MS;
/** The end of what a build that failed has printed. */
const REASON_MAX = 2_000;

import 'server-only';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bareEnvironment, launchSettings } from '@/lib/site/env';
import { log, logError } from '@/lib/site/log';
import type { Site } from '@/lib/site/site';
import { MINUTE_MS, SECOND_MS } from '@/lib/site/time';
import { DIFFERENCES, isMade, releaseFolder, STOPPED } from './place';
import {
  findPublished,
  findWaiting,
  readParts,
  settleBuild,
  type Difference,
  type ReleaseRow,
} from './releases';

/**
 * Brings this process to what is published: has its pages made, unless they are there, and asks the launcher for a server
 * that has them (ops/run-site.ts). Then makes what waits for its preview. Each machine makes its own pages; processes of one
 * machine share them.
 */
export async function followReleases(site: Site, stopping: AbortSignal): Promise<void> {
  // Only a launcher can start another server, and in development pages follow the files.
  if (!process.send || process.env.NODE_ENV !== 'production') return;
  const published = await findPublished(site.db);
  if ((published?.id ?? '') !== basename(launchSettings().published ?? ''))
    return await changeTo(published, { site, stopping });
  const waiting = await findWaiting(site.db);
  if (!waiting) return;
  const outcome = await make(waiting, { site, stopping });
  if (outcome.kind === 'stopped') return;
  if (outcome.kind === 'failed') logError('release_failed', new Error(outcome.reason));
  else log('info', 'release_built', { number: waiting.number });
  await settleBuild(
    waiting.id,
    outcome.kind === 'failed' ? { problem: outcome.reason } : { differences: outcome.differences },
    site,
  );
}

async function changeTo(published: ReleaseRow | null, place: MakingPlace): Promise<void> {
  const release = published?.id ?? null;
  if (asked?.release === release && Date.now() < asked.until) return;
  asked = { release, until: Date.now() + TRY_AGAIN_MS };
  if (published) {
    const outcome = await make(published, place);
    if (outcome.kind === 'stopped') return;
    // The site goes on as it is, and tries again.
    if (outcome.kind === 'failed') return logError('release_failed', new Error(outcome.reason));
  }
  // Several processes change together. One alone need not wait for others.
  const isAlone = place.site.env.DATABASE_URL === null;
  const at = isAlone ? 0 : (published?.published_at ?? 0) + TOGETHER_MS;
  process.send?.({ kind: 'run-release', release, at });
}

type MakingPlace = { site: Pick<Site, 'env'>; stopping: AbortSignal };

type Outcome =
  | { kind: 'made'; differences: Difference[] }
  | { kind: 'failed'; reason: string }
  | { kind: 'stopped' };

/** Has the pages made by a process of its own with low priority (ops/render-release.ts), which compares them with ours. */
async function make(release: ReleaseRow, { site: { env }, stopping }: MakingPlace): Promise<Outcome> {
  const root = process.cwd();
  const folder = releaseFolder(env.DATA_DIR, release.id);
  if (isMade(folder, root)) return { kind: 'made', differences: readDifferencesIn(folder) };
  const begunAt = Date.now();
  const program = join(/*turbopackIgnore: true*/ root, 'ops', 'render-release.ts');
  const when = release.state === 'published' ? 'visitors' : 'preview';
  const child = spawn(process.execPath, [program, folder, launchSettings().published ?? '', when], {
    env: bareEnvironment(),
    // By the channel it notices when this process is gone, and says that it is done.
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  });
  const end = () => void child.kill('SIGTERM');
  const limit = setTimeout(end, MAKING_MAX_MS);
  stopping.addEventListener('abort', end);
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(JSON.stringify(readParts(release)));
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-REASON_MAX);
  });
  const code = await new Promise<number | null | 'ready'>(done => {
    child.once('error', () => done(null));
    child.once('close', done);
    child.on('message', message => {
      if (isUncut(message)) log('warn', 'release_sheets_uncut', { pages: message.pages.join(' ') });
      else done('ready');
    });
  });
  // From here on it only compresses, and ends by itself.
  clearTimeout(limit);
  stopping.removeEventListener('abort', end);
  if (code === 'ready') {
    child.channel?.unref();
    return { kind: 'made', differences: readDifferencesIn(folder) };
  }
  // A signal may reach it before it reaches us.
  const isInTime = Date.now() - begunAt < MAKING_MAX_MS;
  if (stopping.aborted || (code === STOPPED && isInTime)) return { kind: 'stopped' };
  return { kind: 'failed', reason: said.trim() || `Ended with ${code}.` };
}

function isUncut(message: unknown): message is { pages: string[] } {
  return typeof message === 'object' && message !== null && 'pages' in message;
}

function readDifferencesIn(folder: string): Difference[] {
  return JSON.parse(readFileSync(join(folder, DIFFERENCES), 'utf8')) as Difference[];
}

/** What this process asked for: the launcher needs a moment, and what failed rests. */
let asked: { release: string | null; until: number } | undefined;
const TRY_AGAIN_MS = MINUTE_MS;
/** How long after Publish processes of one site change: each has seen it, and has a server ready. */
const TOGETHER_MS = 5 * SECOND_MS;
/** Many times what it takes on two busy cores. */
const MAKING_MAX_MS = 10 * MINUTE_MS;
/** The end of what a program that failed has printed. */
const REASON_MAX = 2_000;

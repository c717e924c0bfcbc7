/**
 * The folder with what owners have published at the desk (docs/changing-content.md), `published` among the site's data: of
 * each release its pages as they are sent, and which one runs. Data alone: nothing in it is run by the server.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isMade, publishedFolder, releaseFolder } from '../lib/publishing/place.ts';
import { isId } from '../lib/site/ids.ts';

/** What a server asks for: a release's id, null for the content of the folder, and when (ms since 1970) it is to be shown. */
export type WantedRelease = { release: string | null; at: number };

/** Undefined for any other message. */
export function wantedRelease(message: unknown): WantedRelease | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  if (!('kind' in message) || !('release' in message) || !('at' in message)) return undefined;
  const { kind, release, at } = message;
  if (kind !== 'run-release' || typeof at !== 'number') return undefined;
  if (release === null) return { release, at };
  return typeof release === 'string' && isId(release) ? { release, at } : undefined;
}

/** The release that ran last; null for the content of the folder. */
export function rememberedRelease(dataDir: string, name: 'current' | 'former' = 'current'): string | null {
  const file = join(publishedFolder(dataDir), name);
  const id = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return isId(id) ? id : null;
}

/** Remembers which one runs, for the next start, and which one ran before. */
export function rememberRelease(dataDir: string, id: string | null): void {
  const folder = publishedFolder(dataDir);
  if (!existsSync(folder)) return;
  const former = rememberedRelease(dataDir);
  if (former !== id) writeFileSync(join(folder, 'former'), former ?? '');
  writeFileSync(join(folder, 'current'), id ?? '');
}

/** Removes every release but the one that runs, the one before, `preview`, and any that is being made. */
export function removePastReleases(dataDir: string, preview: string): void {
  const kept = [rememberedRelease(dataDir), rememberedRelease(dataDir, 'former'), preview];
  for (const name of readdirSync(publishedFolder(dataDir))) {
    const [id = ''] = name.split('.');
    if (!isId(id) || kept.includes(id) || isBeingMade(releaseFolder(dataDir, id))) continue;
    rmSync(join(publishedFolder(dataDir), name), { recursive: true, force: true });
  }
}

/** The process that makes a release touches its lock all the time: the lock of one that was killed gets old. */
export function isBeingMade(folder: string): boolean {
  const lock = statSync(`${folder}.lock`, { throwIfNoEntry: false });
  return lock !== undefined && Date.now() - lock.mtimeMs <= LOCK_MS;
}

/** Waits until no other process makes the release. Returns how to give the lock back. */
export async function lockRelease(folder: string): Promise<() => void> {
  const lock = `${folder}.lock`;
  while (!take(lock)) {
    if (!isBeingMade(folder)) rmSync(lock, { recursive: true, force: true });
    await new Promise(resume => setTimeout(resume, LOOK_MS));
  }
  const beat = setInterval(() => existsSync(lock) && utimesSync(lock, new Date(), new Date()), BEAT_MS);
  let isHeld = true;
  return () => {
    clearInterval(beat);
    // By the second time it may be someone else's.
    if (isHeld) rmSync(lock, { recursive: true, force: true });
    isHeld = false;
  };
}

function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

/** Where a server starts: the release that ran last, if this build has made its pages; null: with those of the build. */
export function currentFolder(dataDir: string, root: string): string | null {
  const id = rememberedRelease(dataDir);
  const folder = id === null ? null : releaseFolder(dataDir, id);
  return folder !== null && isMade(folder, root) ? folder : null;
}

/** Where the pages are that were sent before those: undefined when they are gone, or were made by another build. */
export function formerFolder(dataDir: string, root: string): string | null | undefined {
  if (!existsSync(join(publishedFolder(dataDir), 'former'))) return undefined;
  const id = rememberedRelease(dataDir, 'former');
  if (id === null) return null;
  const folder = releaseFolder(dataDir, id);
  return isMade(folder, root) ? folder : undefined;
}

const LOCK_MS = 20_000;
const BEAT_MS = 2_000;
const LOOK_MS = 200;

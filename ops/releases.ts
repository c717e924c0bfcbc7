/**
 * Releases of what owners have published at the desk (docs/changing-content.md): each is a copy of the site in
 * `releases/<id>`, with the published modules in the place of those under `content/`, and built. The server runs in it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { BUILT } from '../lib/publishing/place.ts';
import { isId } from '../lib/site/ids.ts';
import { contentFolders } from '../lib/site/own-content.ts';
import { BUILD_SETTINGS, BUILT_FROM, fingerprintOf, INPUTS } from './build-inputs.ts';

/** A module of the content as it is published: its path in the folder, and its text. */
export type PublishedModule = { file: string; text: string };

/** Throws where the id is none that the site made: it becomes the path of what is run. */
export function releaseFolder(home: string, id: string): string {
  if (!isId(id)) throw new Error('Not the id of a release.');
  return join(home, 'releases', id);
}

/** What a server asks for: a release's id, null for the site as it is in the folder; undefined for any other message. */
export function wantedRelease(message: unknown): string | null | undefined {
  if (typeof message !== 'object' || message === null || !('kind' in message) || !('release' in message))
    return undefined;
  const { kind, release } = message;
  if (kind !== 'run-release') return undefined;
  if (release === null) return null;
  return typeof release === 'string' && isId(release) ? release : undefined;
}

/**
 * What a build finds in its environment: what it needs to run, and the settings that pages carry. No key, no secret and no
 * database: it runs what owners have typed.
 */
export function buildEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const names = new Set<string>([...RUN_SETTINGS, ...BUILD_SETTINGS]);
  const passed = Object.entries(env).filter(([name]) => names.has(name));
  return { ...Object.fromEntries(passed), NODE_ENV: 'production' };
}

const RUN_SETTINGS = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'LANG', 'TZ', 'NODE_OPTIONS', 'SystemRoot'];

/** Where the server runs: in the release it ran last, or the site itself. One that older code has made does not count. */
export function currentRelease(home: string, env: NodeJS.ProcessEnv): string | null {
  const id = rememberedRelease(home);
  if (id === '') return null;
  const made = join(releaseFolder(home, id), MADE_FROM);
  return existsSync(made) && readFileSync(made, 'utf8') === fingerprintOf(home, env) ? id : null;
}

function rememberedRelease(home: string, name: 'current' | 'former' = 'current'): string {
  const file = join(home, 'releases', name);
  const id = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return isId(id) ? id : '';
}

/** Remembers which one runs, for the next start, and which one ran before. */
export function rememberRelease(home: string, id: string | null): void {
  const folder = join(home, 'releases');
  if (!existsSync(folder)) return;
  const former = rememberedRelease(home);
  if (former !== (id ?? '')) writeFileSync(join(folder, 'former'), former);
  writeFileSync(join(folder, 'current'), id ?? '');
  removePastReleases(home, id ?? '');
}

/** Removes every release but the one that runs, the one before, `preview`, and any that is being built. */
export function removePastReleases(home: string, preview: string): void {
  const folder = join(home, 'releases');
  const kept = [rememberedRelease(home), rememberedRelease(home, 'former'), preview];
  for (const name of readdirSync(folder))
    if (isId(name) && !kept.includes(name) && !isBeingBuilt(join(folder, name)))
      rmSync(join(folder, name), { recursive: true, force: true });
}

/** A builder touches its lock all the time: one of a builder that was killed gets old. */
export function isBeingBuilt(root: string): boolean {
  const lock = statSync(`${root}.lock`, { throwIfNoEntry: false });
  return lock !== undefined && Date.now() - lock.mtimeMs <= LOCK_MS;
}

const LOCK_MS = 30_000;

/** After an update of the site: builds the release that runs again, from the new sources. */
export async function refreshRelease(home: string, env: NodeJS.ProcessEnv): Promise<void> {
  const id = rememberedRelease(home);
  if (id === '') return;
  const file = join(releaseFolder(home, id), MODULES);
  if (!existsSync(file) || currentRelease(home, env) === id) return;
  const modules = JSON.parse(readFileSync(file, 'utf8')) as PublishedModule[];
  const root = await buildRelease(home, { id, modules, env });
  writeWhole(join(root, BUILT), JSON.stringify({ differences: [] }));
}

/**
 * Copies the site, writes the modules into the copy and builds it. Throws with what the build said when it failed. The build
 * ends with this process.
 */
export async function buildRelease(
  home: string,
  { id, modules, env }: { id: string; modules: readonly PublishedModule[]; env: NodeJS.ProcessEnv },
): Promise<string> {
  const root = releaseFolder(home, id);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const name of [...INPUTS, 'ops']) {
    const from = join(home, name);
    if (existsSync(from)) cpSync(from, join(root, name), { recursive: true, filter: isRunning });
  }
  // Inside of the site's folder, where the framework's build looks for packages.
  symlinkSync(join('..', '..', 'node_modules'), join(root, 'node_modules'));
  const [content = 'content'] = contentFolders();
  for (const { file, text } of modules) writeFileSync(join(root, content, file), text);
  writeFileSync(join(root, MODULES), JSON.stringify(modules));
  // A group of its own, which has the processes that the build starts, too.
  const child = spawn(process.execPath, ['ops/build.ts'], {
    cwd: root,
    env: { ...buildEnvironment(env), TYPES_CHECKED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const endBuild = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  process.once('exit', endBuild);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-SAID_MAX)));
  const [status] = (await once(child, 'close')) as [number | null];
  process.off('exit', endBuild);
  if (status !== 0 || !existsSync(join(root, BUILT_FROM))) throw new Error(said);
  rmSync(join(root, '.next', 'cache'), { recursive: true, force: true });
  writeFileSync(join(root, MADE_FROM), fingerprintOf(home, env));
  return root;
}

/** Written under another name first: a file that is there is whole. */
export function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

function isRunning(path: string): boolean {
  return !/\.test\.tsx?$/.test(path);
}

/** Of a release: its published modules, to build it again. */
const MODULES = 'modules.json';
/** Of a release: the sources and settings that it was made from. */
const MADE_FROM = 'made-from';
/** The end of what a failed build has printed. */
const SAID_MAX = 4_000;

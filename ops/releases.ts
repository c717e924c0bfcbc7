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
import { contentFolders } from '../lib/site/own-content.ts';
import { BUILT_FROM, fingerprintOf, INPUTS } from './build-inputs.ts';

/** A module of the content as it is published: its path in the folder, and its text. */
export type PublishedModule = { file: string; text: string };

export function releaseFolder(home: string, id: string): string {
  return join(home, 'releases', id);
}

/** Where the server runs: in the release it ran last, or the site itself. One that older code has made does not count. */
export function currentRelease(home: string, env: NodeJS.ProcessEnv): string | null {
  const id = rememberedRelease(home);
  if (id === '') return null;
  const made = join(releaseFolder(home, id), MADE_FROM);
  return existsSync(made) && readFileSync(made, 'utf8') === fingerprintOf(home, env) ? id : null;
}

function rememberedRelease(home: string): string {
  const file = join(home, 'releases', 'current');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Remembers which one runs, for the next start, and removes those that are past. */
export function rememberRelease(home: string, id: string | null): void {
  const folder = join(home, 'releases');
  if (!existsSync(folder)) return;
  writeFileSync(join(folder, 'current'), id ?? '');
  const past = readdirSync(folder)
    .filter(name => name !== 'current' && name !== id && !name.endsWith('.lock'))
    .map(name => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at);
  for (const { path } of past.slice(KEPT)) rmSync(path, { recursive: true, force: true });
}

/** After an update of the site: builds the release that runs again, from the new sources. */
export async function refreshRelease(home: string, env: NodeJS.ProcessEnv): Promise<void> {
  const id = rememberedRelease(home);
  const file = join(releaseFolder(home, id), MODULES);
  if (id === '' || !existsSync(file) || currentRelease(home, env) === id) return;
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
    env: { ...env, TYPES_CHECKED: '1' },
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
/** Besides the one that runs: its preview, and the one before for a quick way back. */
const KEPT = 2;

/**
 * Runs the site: checks the settings, builds if needed, starts the simulators that the settings call for, then the
 * server, and takes everything down in order on Ctrl-C. `--production` refuses simulators; `--no-build` uses the existing build.
 */
import { spawn, spawnSync } from 'node:child_process';
import cluster, { type Worker } from 'node:cluster';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import './site-modules.mjs';
import { releaseFolder, VALUES } from '../lib/publishing/place.ts';
import { bareEnvironment, BUILD, parseEnv, type Env } from '../lib/site/env.ts';
import { ownAddress } from '../lib/site/http/own-address.mjs';
import { exitWithParent } from '../server/exit-with-parent.ts';
import { isHandedOver } from '../server/hand-over.ts';
import { buildIfChanged } from './build.ts';
import { heapFlags, MEMORY_ENV } from './heap-flags.ts';
import { findObstacle } from './preflight.ts';
import {
  currentFolder,
  formerFolder,
  rememberedRelease,
  rememberRelease,
  wantedRelease,
  type WantedRelease,
} from './published.ts';
import type { RunningSimulators } from './start-simulators.ts';

const root = join(import.meta.dirname, '..');
const host = process.env['HOST'] || '127.0.0.1';
const isDev = process.argv.includes('--dev');

async function run(): Promise<void> {
  const settings = withDefaults(process.env);
  // Content is found by the hooks of site-modules.mjs, which this file's own imports do not wait for.
  const { findSampleProblem } = await import('../lib/documents/sample-content.ts');
  const parsed = parseEnv(settings);
  const samples = findSampleProblem(settings);
  if (parsed.kind === 'invalid' || samples) {
    const problems = [...(parsed.kind === 'invalid' ? parsed.problems : []), ...(samples ? [samples] : [])];
    return fail(`Invalid settings:\n- ${problems.join('\n- ')}`);
  }
  const { env } = parsed;
  const obstacle = await findObstacle({
    port: env.PORT,
    host,
    dataDir: env.DATA_DIR,
    usesEmbeddedDatabase: env.DATABASE_URL === null,
  });
  if (obstacle) return fail(obstacle);
  if (isDev) spawnSync(process.execPath, ['ops/prepare-photos.ts'], { cwd: root, stdio: 'inherit' });
  const needsBuild = !isDev && !process.argv.includes('--no-build');
  if (needsBuild && !(await buildIfChanged(root, settings)))
    return fail('The build failed; see the reason above.');
  const dataDir = resolve(root, env.DATA_DIR);
  if (!isDev) await renderAfterUpdate(dataDir);
  const simulators = await startSimulated(env);
  const server = runServer({ ...settings, ...simulators.env, DATA_DIR: dataDir }, simulators);
  if (await isAnswering(env.PORT, server)) announce(env, simulators);
}

/** The site's own address follows the port unless it is given. */
function withDefaults(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const port = source['PORT'] || '3000';
  return { ...source, PORT: port, SITE_URL: source['SITE_URL'] || `http://127.0.0.1:${port}` };
}

/** Production has no simulators: their files are not even in its image. */
async function startSimulated(env: Env): Promise<RunningSimulators> {
  if (env.isProduction) return { env: {}, announcements: [], close: () => Promise.resolve() };
  const { startSimulators } = await import('./start-simulators.ts');
  return startSimulators(env);
}

/**
 * The pages that ran last were made by another build: makes them again, so no visitor sees what was published before. Their
 * last compression goes on afterwards.
 */
async function renderAfterUpdate(dataDir: string): Promise<void> {
  const id = rememberedRelease(dataDir);
  if (id === null || currentFolder(dataDir, root) !== null) return;
  const folder = releaseFolder(dataDir, id);
  const values = join(folder, VALUES);
  if (!existsSync(values)) return;
  console.log('Making the published pages again, because the software has changed.');
  const making = spawn(process.execPath, ['ops/render-release.ts', folder], {
    cwd: root,
    env: bareEnvironment(),
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  });
  making.stdin?.on('error', () => undefined);
  making.stdin?.end(readFileSync(values));
  // Where it fails, the server tries again, and reports it.
  await new Promise<void>(done => {
    making.once('error', () => done());
    making.once('close', () => done());
    making.on('message', () => {
      if (currentFolder(dataDir, root) !== null) done();
    });
  });
  making.unref();
  making.channel?.unref();
}

/**
 * Runs the server, and another one in its place when it asks for that (lib/publishing/follow.ts). Both share the port: the
 * new one listens before the old one takes no more connections, so no visitor is refused; and it answers only after that
 * (server/hand-over.ts), so no one sees an old page after a new one.
 */
function runServer(env: NodeJS.ProcessEnv, simulators: RunningSimulators): Worker {
  // The system hands out connections, not this process.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const dataDir = env['DATA_DIR'] ?? '';
  const flags = [...(isDev ? [] : heapFlags()), '--import', join(root, SITE_MODULES)];
  cluster.setupPrimary({ exec: join(root, 'server', 'main.ts'), execArgv: flags, cwd: root });
  /** Where the pages are that visitors have had before, and may have open; null: the build’s. */
  let earlier = isDev ? undefined : formerFolder(dataDir, root);
  let shown = isDev ? null : currentFolder(dataDir, root);
  let current = start(shown);
  let next: Worker | null = null;

  /**
   * With the release in `folder`; null: with the content of the project. `at`: when it takes over from the server that
   * runs; undefined for the first one.
   */
  function start(folder: string | null, at?: number): Worker {
    const worker = cluster.fork({
      ...MEMORY_ENV,
      ...env,
      PUBLISHED: folder ?? '',
      EARLIER: earlier === null ? BUILD : earlier,
      LISTEN_AT: at === undefined ? undefined : String(at),
      HOST: host,
      NODE_ENV: isDev ? 'development' : 'production',
    });
    worker.on('message', (message: unknown) => {
      const wanted = wantedRelease(message);
      if (wanted && worker === current && next === null) replaceWith(wanted);
    });
    worker.on('exit', code => {
      if (worker === next) next = null;
      if (worker === current) void simulators.close().finally(() => process.exit(code || 0));
    });
    return worker;
  }

  function replaceWith({ release, at }: WantedRelease): void {
    const folder = release === null ? null : releaseFolder(dataDir, release);
    earlier = shown;
    const successor = start(folder, at);
    next = successor;
    successor.on('listening', ({ port }) => {
      // It listens for the metrics, too.
      if (port !== Number(env['PORT'])) return;
      const former = current;
      current = successor;
      shown = folder;
      next = null;
      rememberRelease(dataDir, release);
      const begin = () => {
        clearTimeout(limit);
        if (successor.isConnected()) successor.send({ kind: 'begin' });
      };
      const limit = setTimeout(begin, HAND_OVER_MAX_MS);
      former.on('message', message => {
        if (isHandedOver(message)) begin();
      });
      former.once('exit', begin);
      if (former.isConnected()) former.send({ kind: 'hand-over' });
      former.process.kill('SIGTERM');
    });
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      for (const worker of [current, next]) worker?.process.kill('SIGTERM');
    });
  return current;
}

async function isAnswering(port: number, server: Worker): Promise<boolean> {
  while (!server.isDead()) {
    const answer = await fetch(`${ownAddress(host, port)}/healthz`).catch(() => null);
    if (answer?.ok) return true;
    await new Promise(resume => setTimeout(resume, POLL_MS));
  }
  return false;
}

function announce(env: Env, simulators: RunningSimulators): void {
  const storage = env.DATABASE_URL ? 'PostgreSQL' : `embedded file in ${env.DATA_DIR}/`;
  const lines = [
    `Site       ${env.SITE_URL}`,
    `Desk       ${env.SITE_URL}/desk (first: npm run desk -- add-user you@example.com)`,
    `Storage    ${storage}`,
    ...simulators.announcements,
  ];
  console.log(`\n${lines.join('\n')}\n\nCtrl-C stops everything.`);
}

function fail(sentence: string): void {
  console.error(`\n${sentence}`);
  process.exitCode = 1;
}

const POLL_MS = 150;
/** A server that does not even read its messages: visitors wait for the new one no longer. */
const HAND_OVER_MAX_MS = 5_000;
const SITE_MODULES = 'ops/site-modules.mjs';

// The server has a channel to this process, and ends in the same way.
exitWithParent(() => process.exit(1));
await run();

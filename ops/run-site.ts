/**
 * Runs the site: checks the settings, builds if needed, starts the simulators that the settings call for, then the
 * server, and takes everything down in order on Ctrl-C. `--production` refuses simulators; `--no-build` uses the existing build.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import './site-modules.mjs';
import { parseEnv, type Env } from '../lib/site/env.ts';
import type { RunningSimulators } from './start-simulators.ts';
import { buildIfChanged } from './build.ts';
import { heapFlags, MEMORY_ENV } from './heap-flags.ts';
import { exitWithParent } from '../server/exit-with-parent.ts';
import { ownAddress } from '../lib/site/http/own-address.mjs';
import { findObstacle } from './preflight.ts';

const root = join(import.meta.dirname, '..');
const host = process.env['HOST'] || '127.0.0.1';
const isDev = process.argv.includes('--dev');

async function run(): Promise<void> {
  const settings = withDefaults(process.env);
  // Content is found by the hooks of site-modules.mjs, which this file's own imports do not wait for.
  const { findSampleProblem } = await import('../lib/sample-content.ts');
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
  if (needsBuild && !buildIfChanged(root, settings)) return fail('The build failed; see the reason above.');
  const simulators = await startSimulated(env);
  const server = startServer({ ...settings, ...simulators.env });
  stopTogether(server, simulators);
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

function startServer(env: NodeJS.ProcessEnv): ChildProcess {
  // A group of its own: Ctrl-C reaches us first, and we end the server before the simulators.
  const flags = [...(isDev ? [] : heapFlags()), '--import', join(root, SITE_MODULES)];
  return spawn(process.execPath, [...flags, join(root, 'server', 'main.ts')], {
    cwd: root,
    env: { ...MEMORY_ENV, ...env, HOST: host, NODE_ENV: isDev ? 'development' : 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
}

function stopTogether(server: ChildProcess, simulators: RunningSimulators): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
  server.on('exit', code => {
    void simulators.close().finally(() => process.exit(code ?? 0));
  });
}

async function isAnswering(port: number, server: ChildProcess): Promise<boolean> {
  while (server.exitCode === null) {
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
const SITE_MODULES = 'ops/site-modules.mjs';

// The server has a channel to this process, and ends in the same way.
exitWithParent(() => process.exit(1));
await run();

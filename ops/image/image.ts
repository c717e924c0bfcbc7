/**
 * `npm run image`: builds deploy/Dockerfile without Docker, and tries the image as deploy/compose.yaml runs it (try.ts). It
 * needs root on a Debian, and names the programs that are missing. In place of the base image from elsewhere it makes one:
 * a Debian of the same release, with the Node that runs this and the machine's npm.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { runTold, showProgress } from '../progress.mjs';
import { lastRuns } from '../setup.mjs';
import { findPostgres } from '../system-packages.mjs';
import { SITE_URL } from './settings.ts';

const root = resolve(import.meta.dirname, '..', '..');
/** Making it takes minutes, and the next run uses it again. */
const base = join(root, '.cache', 'image', 'base');

function findProblem(): string | null {
  if (process.getuid?.() !== 0)
    return 'Run this as root: it makes a Debian, mounts the image, and gives it a network of its own.';
  const missing = Object.entries(PACKAGES).filter(([program]) => spawnSync('which', [program]).status !== 0);
  if (findPostgres() === null) missing.push(['initdb', 'postgresql']);
  if (missing.length === 0) return null;
  const [programs, packages] = [0, 1].map(index => missing.map(pair => pair[index]));
  return `Missing: ${programs?.join(', ')}. On Debian: apt-get install ${packages?.join(' ')}`;
}

async function run(): Promise<void> {
  const work = mkdtempSync('/var/tmp/site-image-');
  const progress = showProgress({ command: 'image', steps: STEPS, folder: lastRuns });
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

  /** Runs a program of a step, and throws with what it printed when it fails. */
  const told: Tell = async (program, args, { env = {}, onLine = () => undefined } = {}) => {
    const { status, output } = await runTold(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      signal: stopping.signal,
      timeout: LONGEST_MS,
      onLine,
    });
    if (status !== 0) throw new Error(`${program} ${args[0]} failed.\n${output.slice(-OUTPUT_MAX)}`);
    return output;
  };
  const step = async <T>(name: (typeof STEPS)[number]['name'], work: () => Promise<T>): Promise<T> => {
    progress.begin(name);
    let isOk = false;
    try {
      const result = await work();
      isOk = true;
      return result;
    } finally {
      progress.end(name, { isOk });
    }
  };

  try {
    await step('base', () => makeBase(told));
    const image = await step('image', () =>
      build(work, (program, args, options) =>
        told(program, args, {
          onLine: line => /STEP/.test(line) && progress.note('image', line.slice(0, NOTE_LENGTH)),
          ...options,
        }),
      ),
    );
    progress.print(`     ${image.size} in the storage`);
    const trial = [join(import.meta.dirname, 'try.ts'), JSON.stringify({ ...image, work })];
    const siteModules = join(root, 'ops', 'site-modules.mjs');
    await step('trial', () =>
      told('unshare', [...APART, process.execPath, '--import', siteModules, ...trial], {
        onLine: progress.print,
      }),
    );
  } catch (error) {
    progress.print(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    progress.close();
    rmSync(work, { recursive: true, force: true });
  }
}

/** Debian with `node` and `npm` where the image of Node has them, and its user. */
async function makeBase(told: Tell): Promise<void> {
  if (!existsSync(base)) {
    const part = `${base}.part`;
    rmSync(part, { recursive: true, force: true });
    await told('debootstrap', ['--variant=minbase', '--include=ca-certificates', RELEASE, part]);
    await told('chroot', [part, 'useradd', '--uid', '1000', '--create-home', '--shell', '/bin/bash', 'node']);
    renameSync(part, base);
  }
  const npm = dirname(dirname(realpathSync((await told('which', ['npm'])).trim())));
  const own = join(base, 'usr', 'local');
  const packages = join(own, 'lib', 'node_modules');
  cpSync(process.execPath, join(own, 'bin', 'node'));
  rmSync(packages, { recursive: true, force: true });
  cpSync(npm, join(packages, 'npm'), { recursive: true, dereference: true });
  await told('ln', ['-sf', '../lib/node_modules/npm/bin/npm-cli.js', join(own, 'bin', 'npm')]);
}

/** Builds the base image and the site's own, and mounts it. npm asks whom it asks on this machine. */
async function build(work: string, told: Tell): Promise<Image> {
  const storage = [
    '--root',
    join(work, 'storage'),
    '--runroot',
    join(work, 'run'),
    '--storage-driver',
    'vfs',
  ];
  const buildah = (...args: string[]) => told('buildah', [...storage, ...args], { env: { TMPDIR: work } });
  const bud = (...args: string[]) => buildah('bud', '--isolation', 'chroot', '--format', 'docker', ...args);

  const baseFile = join(work, 'Dockerfile');
  writeFileSync(baseFile, 'FROM scratch\nADD . /\n');
  await bud('--file', baseFile, '--tag', BASE_NAME, base);

  const from = /^FROM (node:\S+) AS dependencies$/m.exec(read('deploy/Dockerfile'))?.[1] ?? '';
  // The older buildah compares what the file says, the newer what it means.
  const names = [from, from.replace('${NODE_DIGEST}', NO_DIGEST)];
  const npmrc = join(work, 'npmrc');
  const own = join(homedir(), '.npmrc');
  const bundle = process.env['NODE_EXTRA_CA_CERTS'] ?? CERTIFICATES;
  writeFileSync(npmrc, `${existsSync(own) ? readFileSync(own, 'utf8') : ''}\ncafile=${CERTIFICATES}\n`);
  await bud(
    ...names.map(name => `--build-context=${name}=docker-image://${BASE_NAME}`),
    `--build-arg=NODE_DIGEST=${NO_DIGEST}`,
    `--build-arg=SITE_URL=${SITE_URL}`,
    `--volume=${npmrc}:/root/.npmrc:ro`,
    `--volume=${bundle}:${CERTIFICATES}:ro`,
    '--ignorefile=deploy/Dockerfile.dockerignore',
    '--file=deploy/Dockerfile',
    `--tag=${IMAGE_NAME}`,
    '.',
  );
  const container = (await buildah('from', '--pull-never', IMAGE_NAME)).trim();
  const { Docker } = inspected.parse(JSON.parse(await buildah('inspect', '--type', 'image', IMAGE_NAME)));
  const size = await buildah('images', '--format', '{{.Size}}', IMAGE_NAME);
  return {
    size: size.trim(),
    folder: (await buildah('mount', container)).trim(),
    settings: Docker.config,
  };
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

const inspected = z.object({
  Docker: z.object({
    config: z.object({
      User: z.string(),
      WorkingDir: z.string(),
      Env: z.array(z.string()),
      Cmd: z.array(z.string()),
      Healthcheck: z.object({ Test: z.array(z.string()) }),
    }),
  }),
});

/** `folder`: where its files are. */
export type Image = {
  size: string;
  folder: string;
  settings: z.infer<typeof inspected>['Docker']['config'];
};

type Tell = (
  program: string,
  args: string[],
  options?: { env?: Record<string, string>; onLine?: (line: string) => void },
) => Promise<string>;

const STEPS = [
  { name: 'base', seconds: 170 },
  { name: 'image', after: ['base'], seconds: 300 },
  { name: 'trial', after: ['image'], seconds: 60 },
] as const;
/** The programs, and the packages of Debian that have them. */
const PACKAGES: Readonly<Record<string, string>> = {
  buildah: 'buildah',
  caddy: 'caddy',
  debootstrap: 'debootstrap',
  ip: 'iproute2',
  npm: 'npm',
  setpriv: 'util-linux',
};
/** That of the base image in deploy/Dockerfile. */
const RELEASE = 'trixie';
const BASE_NAME = 'localhost/site-base:latest';
const IMAGE_NAME = 'localhost/cornerpin-site:latest';
/** Nothing is fetched by it. */
const NO_DIGEST = `sha256:${'0'.repeat(64)}`;
/** Where Debian has them. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
/** Its processes end with it, its mounts and ports are no one else's, and it reaches no other machine. */
const APART = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
const LONGEST_MS = 20 * 60_000;
const OUTPUT_MAX = 8_000;
const NOTE_LENGTH = 60;

const problem = findProblem();
if (problem === null) await run();
else {
  console.error(problem);
  process.exitCode = 1;
}

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';

const root = join(import.meta.dirname, '..');
/** The commands, and all that they load before anything is installed. */
const COMMANDS = ['ops/cli.mjs', 'ops/setup.mjs', 'ops/progress.mjs'];
const WAITS = `import { writeFileSync } from 'node:fs';
process.on('SIGTERM', () => { writeFileSync('stopped', ''); process.exit(0); });
setInterval(() => undefined, 1000);
writeFileSync('running', '');`;
const FAKE_NPM = '#!/bin/sh\necho "$1" >> npm-calls\nmkdir -p node_modules\n';

test('npm run build installs what the lockfile names, so the start after it need not', () => {
  const project = mkdtempSync(join(tmpdir(), 'site-build-'));
  try {
    for (const name of ['package.json', 'package-lock.json', ...COMMANDS])
      cpSync(join(root, name), join(project, name));
    writeFileSync(join(project, 'ops/build.ts'), "console.log('built');");
    mkdirSync(join(project, 'bin'));
    writeFileSync(join(project, 'bin/npm'), FAKE_NPM, { mode: 0o755 });
    const env = { ...process.env, PATH: [join(project, 'bin'), process.env['PATH']].join(delimiter) };
    const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Manifest;
    const build = () => execFileSync('sh', ['-c', scripts.build], { cwd: project, env, encoding: 'utf8' });
    expect([build(), build()].map(output => output.trim().split('\n').at(-1))).toEqual(['built', 'built']);
    expect(readFileSync(join(project, 'npm-calls'), 'utf8')).toBe('ci\n');
  } finally {
    rmSync(project, { recursive: true });
  }
});

test('a live site runs on the system’s Node when that is new enough, and anything else on the pinned one', () => {
  const project = mkdtempSync(join(tmpdir(), 'site-runtime-'));
  try {
    for (const name of COMMANDS) cpSync(join(root, name), join(project, name));
    const pinned = join(project, 'node_modules/.bin/node');
    mkdirSync(dirname(pinned), { recursive: true });
    writeFileSync(pinned, '#!/bin/sh\necho 24.0.0\n', { mode: 0o755 });
    const script = "import('./ops/setup.mjs').then(({ runtime }) => console.log(runtime()))";
    const runtimeWith = (settings: Record<string, string>) => {
      const env = { ...process.env, APP_MODE: '', SITE_URL: '', ...settings };
      return execFileSync(process.execPath, ['-e', script], { cwd: project, env, encoding: 'utf8' }).trim();
    };
    expect(runtimeWith({ APP_MODE: 'production' })).toBe(process.execPath);
    expect(runtimeWith({ SITE_URL: 'https://www.your-site.com' })).toBe(process.execPath);
    expect(runtimeWith({ SITE_URL: 'http://127.0.0.1:3000' })).toBe(pinned);
  } finally {
    rmSync(project, { recursive: true });
  }
});

test.each(['start', 'serve'])('npm run %s, told to stop, stops the site and not npm alone', async name => {
  const project = mkdtempSync(join(tmpdir(), 'site-stop-'));
  cpSync(join(root, 'package.json'), join(project, 'package.json'));
  mkdirSync(join(project, 'ops'));
  writeFileSync(join(project, 'ops', 'cli.mjs'), WAITS);
  try {
    const npm = spawn('npm', ['run', '--silent', name], { cwd: project, stdio: 'ignore' });
    await vi.waitUntil(() => existsSync(join(project, 'running')), { timeout: 50_000 });
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    expect(existsSync(join(project, 'stopped'))).toBe(true);
  } finally {
    rmSync(project, { recursive: true });
  }
});

test('without a command, or with an unknown one, it lists all commands and fails', () => {
  const project = mkdtempSync(join(tmpdir(), 'site-cli-'));
  try {
    // Alone: before the installation there is nothing else that it could load.
    for (const name of COMMANDS) cpSync(join(root, name), join(project, name));
    for (const words of [[], ['bakcup'], ['constructor'], ['--help']]) {
      const { status, stderr } = spawnSync(process.execPath, ['ops/cli.mjs', ...words], {
        cwd: project,
        encoding: 'utf8',
      });
      expect(stderr).toMatch(/^start +sets up everything/m);
      expect(stderr).toMatch(/^backup +a verified copy/m);
      expect(status).toBe(1);
    }
  } finally {
    rmSync(project, { recursive: true });
  }
});

test('every command that a script, a unit, a container or a document names is there', () => {
  const { stderr } = spawnSync(process.execPath, ['ops/cli.mjs'], { cwd: root, encoding: 'utf8' });
  const commands = new Set(Array.from(stderr.matchAll(/^([a-z-]+) {2,}/gm), ([, name]) => name));
  const texts = globSync('{package.json,README.md,deploy/*,docs/**/*.md}', { cwd: root }).map(path =>
    readFileSync(join(root, path), 'utf8'),
  );
  const named = texts.flatMap(text =>
    Array.from(text.matchAll(/ops\/cli\.mjs['",]* ['"]?([a-z-]+)/g), ([, name]) => name),
  );
  expect(named).toEqual(expect.arrayContaining(['serve', 'backup', 'lockfile']));
  expect(named.filter(name => !commands.has(name))).toEqual([]);
});

test('every script that a document names is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const texts = globSync('{README.md,engine/README.md,deploy/*,docs/**/*.md}', { cwd: root }).map(path =>
    readFileSync(join(root, path), 'utf8'),
  );
  const named = texts.flatMap(text =>
    Array.from(text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g), ([, name = '']) => name),
  );
  expect(named).toContain('check');
  expect(named.filter(name => !Object.hasOwn(scripts, name))).toEqual([]);
});

type Manifest = { scripts: { build: string } };

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const FAKE_NPM = '#!/bin/sh\necho "$1" >> npm-calls\nmkdir -p node_modules\n';

test('npm run build installs what the lockfile names, so the start after it need not', () => {
  const project = mkdtempSync(join(tmpdir(), 'site-build-'));
  try {
    for (const name of [
      'package.json',
      'package-lock.json',
      'scripts/build.mjs',
      'scripts/setup/dependencies.mjs',
    ])
      cpSync(join(root, name), join(project, name));
    writeFileSync(join(project, 'scripts/build.ts'), "console.log('built');");
    mkdirSync(join(project, 'bin'));
    writeFileSync(join(project, 'bin/npm'), FAKE_NPM, { mode: 0o755 });
    const env = { ...process.env, PATH: [join(project, 'bin'), process.env['PATH']].join(delimiter) };
    const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Manifest;
    const build = () => execFileSync('sh', ['-c', scripts.build], { cwd: project, env, encoding: 'utf8' });
    expect([build(), build()].map(said => said.trim().split('\n').at(-1))).toEqual(['built', 'built']);
    expect(readFileSync(join(project, 'npm-calls'), 'utf8')).toBe('ci\n');
  } finally {
    rmSync(project, { recursive: true });
  }
});

test('a live site runs on the system’s Node when that is new enough, and anything else on the pinned one', () => {
  const project = mkdtempSync(join(tmpdir(), 'site-runtime-'));
  try {
    cpSync(join(root, 'scripts/setup/dependencies.mjs'), join(project, 'scripts/setup/dependencies.mjs'));
    const pinned = join(project, 'node_modules/.bin/node');
    mkdirSync(dirname(pinned), { recursive: true });
    writeFileSync(pinned, '#!/bin/sh\necho 24.0.0\n', { mode: 0o755 });
    const script = "import('./scripts/setup/dependencies.mjs').then(({ runtime }) => console.log(runtime()))";
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

type Manifest = { scripts: { build: string } };

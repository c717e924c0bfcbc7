import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
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

type Manifest = { scripts: { build: string } };

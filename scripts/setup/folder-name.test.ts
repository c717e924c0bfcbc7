import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

test('the framework finds our files in a folder whose name has a space and an umlaut', () => {
  const temporary = mkdtempSync(join(tmpdir(), 'site-'));
  const folder = join(temporary, 'Büro Straße');
  mkdirSync(folder);
  symlinkSync(join(root, 'lib'), join(folder, 'lib'));
  copyFileSync(join(root, 'next.config.ts'), join(folder, 'next.config.ts'));
  try {
    const { stdout } = spawnSync(
      process.execPath,
      [
        '--import',
        join(root, 'scripts', 'operations', 'site-modules.mjs'),
        '--input-type=module',
        '--eval',
        "console.log((await import('./next.config.ts')).default.adapterPath)",
      ],
      { cwd: folder, env: { ...process.env, CONTENT_DIR: '' }, encoding: 'utf8' },
    );
    expect(stdout.trim()).toBe(join(folder, 'scripts', 'setup', 'page-adapter.ts'));
  } finally {
    rmSync(temporary, { recursive: true });
  }
});

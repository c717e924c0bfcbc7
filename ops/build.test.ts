import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

let project = '';

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'site-build-'));
  for (const folder of ['ops', 'node_modules/next/dist/bin', '.next'])
    mkdirSync(join(project, folder), { recursive: true });
  writeFileSync(join(project, 'ops/prepare-photos.ts'), '');
  return () => rmSync(project, { recursive: true });
});

test('why a build failed is written to standard error, which the browser tests show', () => {
  const { status, stderr } = build("console.log('lead.ts(4,7): error TS2322'); process.exit(1);");
  expect(stderr).toContain('lead.ts(4,7): error TS2322');
  expect(status).toBe(1);
});

test('a build that succeeds says what took how long, and is not repeated', () => {
  const first = build("console.log('Compiled');");
  expect(first.stdout).toMatch(/^ok {3}photos: \d+ s\nok {3}pages: \d+ s\n$/);
  expect(first.status).toBe(0);
  expect(build("console.log('Compiled');").stdout).toBe('');
});

/** Builds the project with a framework that runs `script`. */
function build(script: string) {
  writeFileSync(join(project, 'node_modules/next/dist/bin/next'), script);
  const run = `import { buildIfChanged } from ${JSON.stringify(join(import.meta.dirname, 'build.ts'))};
process.exitCode = (await buildIfChanged(${JSON.stringify(project)}, process.env)) ? 0 : 1;`;
  const args = ['--input-type=module', '--eval', run];
  return spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 50_000 });
}

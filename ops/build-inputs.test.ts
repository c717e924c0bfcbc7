import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { fingerprintOf } from './build-inputs';

const ENV = { NODE_ENV: 'production' } as const;
let project = '';

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'site-inputs-'));
  write('lib/site/money.ts', 'one');
  return () => rmSync(project, { recursive: true });
});

test('a changed source or setting asks for another build', () => {
  const before = fingerprintOf(project, ENV);
  expect(fingerprintOf(project, { ...ENV, SITE_URL: 'http://127.0.0.1:3300' })).not.toBe(before);
  write('lib/site/money.ts', 'two');
  expect(fingerprintOf(project, ENV)).not.toBe(before);
});

test.each([
  'lib/site/money.test.ts',
  'components/ui/button.test.tsx',
  'engine/fixture/site/.next/BUILD_ID',
  'tests/e2e/lead.spec.ts',
  'public/photos/door-800.avif',
])('%s does not', file => {
  const before = fingerprintOf(project, ENV);
  write(file, 'changed');
  expect(fingerprintOf(project, ENV)).toBe(before);
});

function write(file: string, text: string): void {
  const path = join(project, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

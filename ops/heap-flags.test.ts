import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { heapFlags, MEMORY_ENV } from './heap-flags';

const GB = 1024 ** 3;

test('on a machine with much memory the heap has a limit of 1 GB', () => {
  expect(heapFlags({ nodeOptions: '', ownLimitBytes: 4 * GB })).toContain('--max-old-space-size=1024');
});

test('a small machine keeps the limit that Node has found for it', () => {
  expect(heapFlags({ nodeOptions: '', ownLimitBytes: 0.25 * GB })).toEqual([]);
});

test('a limit in NODE_OPTIONS stays', () => {
  expect(heapFlags({ nodeOptions: '--max-old-space-size=2048', ownLimitBytes: 4 * GB })).toEqual([]);
});

test('the process that serves the site reads next.config.ts without the framework’s compiler', () => {
  const read = `
    const { default: loadConfig } = require('next/dist/server/config');
    loadConfig('phase-production-server', process.cwd()).then(({ poweredByHeader }) => {
      process.report.excludeNetwork = true;
      const { sharedObjects } = process.report.getReport();
      console.log(JSON.stringify({ poweredByHeader, compilers: sharedObjects.filter(path => path.includes('swc')) }));
    });`;
  const { stdout } = spawnSync(process.execPath, ['--eval', read], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...MEMORY_ENV, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
    poweredByHeader: false,
    compilers: [],
  });
});

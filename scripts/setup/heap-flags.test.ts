import { expect, test } from 'vitest';
import { heapFlags } from './heap-flags';

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

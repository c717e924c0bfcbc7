import { afterEach, expect, test, vi } from 'vitest';
import { PART_NAMES, PARTS } from '@/lib/publishing/parts';

afterEach(() => {
  globalThis.publishedContent = undefined;
});

// A module that is not wrapped, here or among one's own content, would make the desk do nothing.
test('each part of the content that owners publish takes the place of its module', async () => {
  const published = Object.fromEntries(PART_NAMES.map(part => [part, structuredClone(PARTS[part].value)]));
  globalThis.publishedContent = published;
  vi.resetModules();
  const { PARTS: now } = await import('@/lib/publishing/parts');
  expect(PART_NAMES.filter(part => now[part].value !== published[part])).toEqual([]);
});

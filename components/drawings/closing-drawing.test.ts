import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { closingDrawing, type ClosingScene } from './closing-drawing';
import { claimOnce } from './street';

const SCENES = ['morning', 'rain', 'evening', 'snow'] as const satisfies readonly ClosingScene[];

test.each(SCENES)('the %s scene is at most 8 KB compressed, shops included', scene => {
  expect(gzipSync(closingDrawing(scene, claimOnce())).length).toBeLessThanOrEqual(8 * 1024);
});

test.each(SCENES)('every reference of the %s scene leads to an id that is there once', scene => {
  const markup = closingDrawing(scene, claimOnce());
  const ids = Array.from(markup.matchAll(/id="([^"]+)"/g), ([, id]) => id);
  const used = Array.from(markup.matchAll(/(?:href="#|url\(#)([^")]+)/g), ([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(used.filter(id => !ids.includes(id))).toEqual([]);
});

test.each(SCENES)('the %s scene holds no number that is not one, and no style the policy refuses', scene => {
  const markup = closingDrawing(scene, claimOnce());
  expect(markup).not.toMatch(/NaN|undefined|Infinity|null/);
  expect(markup).not.toContain('style=');
});

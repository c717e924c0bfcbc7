import { expect, test } from 'vitest';
import { d, rect, sceneIds, short } from './svg';

test('numbers are written as briefly as a tenth of a unit allows', () => {
  expect([0.5, -0.5, 12.34, -0.04, 100, 1 / 3].map(short)).toEqual(['.5', '-.5', '12.3', '0', '100', '.3']);
});

test('path data keeps its letters and rounds its numbers', () => {
  expect(d`M${1.26} ${-0.5}h${10}Z`).toBe('M1.3 -.5h10Z');
});

test('a rectangle names its paint by class', () => {
  expect(rect({ x: 0, y: -10, w: 5, h: 10, c: 'red' })).toBe(
    '<rect x="0" y="-10" width="5" height="10" class="f c-red"/>',
  );
});

test('two scenes never share an id', () => {
  const hero = sceneIds('hero-');
  const close = sceneIds('close-');
  expect([hero(), hero(), close()]).toEqual(['hero-1', 'hero-2', 'close-1']);
});

import { expect, test } from 'vitest';
import { unitGrid } from './unit-grid';

test('as many units are drawn as were counted, and the rest as empty places', () => {
  for (const [count, of] of [
    [1, 1],
    [4, 20],
    [20, 20],
    [23, 41],
  ] as const) {
    const svg = unitGrid({ id: 'u', unit: 'window', count, of, columns: 8 });
    const countUnits = (id: string) =>
      svg.split(`id="${id}"`).length - 1 + (svg.split(`href="#${id}"`).length - 1);
    expect([countUnits('u'), countUnits('u-rest')]).toEqual([count, of - count]);
    expect(svg).toContain(`viewBox="0 0 400 ${64 * Math.ceil(of / 8)}"`);
  }
});

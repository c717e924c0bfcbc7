import { expect, test } from 'vitest';
import { countTopThree, firstDayRanks, ninetyDayRanks, rankGrid } from './rank-grid';
import { town } from './town';

test.each([11, 23, 7])('the town of seed %i is always the same and sound', seed => {
  const markup = town({ seed });
  expect(town({ seed })).toBe(markup);
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  expect(markup).toContain('MAIN STREET');
});

test('labels can be left out', () => {
  expect(town({ seed: 11, labels: 'none' })).not.toContain('<text');
  expect(town({ seed: 11, labels: 'major' })).not.toContain('ELM ST');
});

test('the grid shows every corner but the shop’s own, under the pin; the caption counts that corner too', () => {
  const circles = rankGrid(ninetyDayRanks).match(/<circle/g) ?? [];
  const green = rankGrid(ninetyDayRanks).match(/gg-hi/g) ?? [];
  const { top, corners } = countTopThree(ninetyDayRanks);
  expect(circles).toHaveLength(34);
  const atTheDoor = ninetyDayRanks(0, 3, 2) <= 3 ? 1 : 0;
  expect({ top, corners }).toEqual({ top: green.length + atTheDoor, corners: 35 });
});

test('ninety days later more corners are green', () => {
  expect(countTopThree(ninetyDayRanks).top).toBeGreaterThan(countTopThree(firstDayRanks).top);
});

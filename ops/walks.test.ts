import { expect, test } from 'vitest';
import { limitFor, NEAR, walk, WALKS } from './walks';

test.for(Object.entries(WALKS))(
  '%s passes no more files than its limit, and the limit is not far away',
  async ([name, { entries, limit }], { annotate }) => {
    const files = (await walk(entries)).length;
    expect(files).toBeLessThanOrEqual(limit);
    // A walk that has become much shorter gets a lower limit.
    expect(limit).toBeLessThanOrEqual(limitFor(files) + 2);
    if (files > limit * NEAR) await annotate(`${name} passes ${files} of ${limit} files`, 'warning');
  },
);

test.each([
  [12, 13],
  [34, 36],
  [43, 46],
])('%i files get a limit of %i, of which they are no more than 95%%', (files, limit) => {
  expect(limitFor(files)).toBe(limit);
  expect(files).toBeLessThanOrEqual(limit * NEAR);
  expect(files).toBeGreaterThan((limit - 1) * NEAR);
});

import { expect, test } from 'vitest';
import { walk, WALKS } from './walks';

test.each(Object.entries(WALKS))(
  '%s passes no more files than its limit',
  async (_name, { entries, limit }) => {
    const files = await walk(entries);
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(limit);
  },
);

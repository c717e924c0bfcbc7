import { expect, test } from 'vitest';
import { walk, WALKS } from './walks';

test.each(Object.entries(WALKS))(
  '%s passes no more files than its limit',
  async (_name, { entries, limit }) => {
    expect((await walk(entries)).length).toBeLessThanOrEqual(limit);
  },
);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { keepBodies, readKeptBodies } from './kept-bodies';

const BODIES = { identity: Buffer.from('text'), gzip: Buffer.from('zipped'), br: Buffer.from('small') };

test('what the build has kept is read, and not made again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-bodies-'));
  await keepBodies(folder)('digest', async () => BODIES);
  const make = vi.fn<() => Promise<typeof BODIES>>();
  expect(await readKeptBodies(folder)('digest', make)).toEqual(BODIES);
  expect(make).not.toHaveBeenCalled();
  rmSync(folder, { recursive: true });
});

test('a text that the build did not know is compressed when it is asked for', async () => {
  expect(await readKeptBodies('/no/such/folder')('digest', async () => BODIES)).toEqual(BODIES);
});

import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { ownAddress } from '@/lib/site/http/own-address.mjs';
import { listenOnFreePort } from '@/tests/support/listen';
import { findObstacle } from './preflight';

const storage = { dataDir: tmpdir(), usesEmbeddedDatabase: false };

test('a port that another program has is said to be in use', async () => {
  const other = createServer();
  const port = await listenOnFreePort(other);
  expect(await findObstacle({ ...storage, port, host: '127.0.0.1' })).toContain(`Port ${port} is in use`);
  await new Promise(done => other.close(done));
  expect(await findObstacle({ ...storage, port, host: '127.0.0.1' })).toBeNull();
});

test('an address that is not this machine’s is no port in use', async () => {
  // 192.0.2.0/24 belongs to no one: it is for documentation.
  const obstacle = await findObstacle({ ...storage, port: 3000, host: '192.0.2.1' });
  expect(obstacle).toContain('HOST=192.0.2.1 is not an address of this machine');
});

test.each([
  ['', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['10.0.0.5', 'http://10.0.0.5:3000'],
])('a site that listens on "%s" is asked at %s', (host, address) => {
  expect(ownAddress(host, 3000)).toBe(address);
});

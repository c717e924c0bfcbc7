import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort, startSite } from '../support/site-process';

let dir = '';
let other: Server;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'site-port-'));
  // Hangs up on everyone, so no one takes it for the site.
  other = createServer(socket => socket.destroy());
});

afterEach(() => {
  other.close();
  rmSync(dir, { recursive: true, force: true });
});

test('a process that finds its port taken says so and exits, for its supervisor to see', async () => {
  const port = await freePort();
  await new Promise<void>(done => other.listen(port, '127.0.0.1', done));
  const site = startSite({ port, env: { DATA_DIR: dir } });
  await expect(site.ready()).rejects.toThrow(/The site cannot be reached here: .*EADDRINUSE/);
});

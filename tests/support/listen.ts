import { once } from 'node:events';
import type { Server } from 'node:net';

/** Lets a server listen on this machine alone, on a free port. Returns the port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

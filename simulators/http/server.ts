import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { BodyTooLargeError, readRequest } from './request.ts';
import { text, type HttpReply } from './response.ts';
import type { Handler } from './router.ts';

export type RunningServer = {
  /** Such as "http://127.0.0.1:4010". */
  origin: string;
  /** Stops accepting, lets answers under way finish for a moment, then ends what is left. */
  close: () => Promise<void>;
};

/**
 * Serves `handler` on this machine's loopback address only: a simulator holds no secrets, but neither is it
 * anyone else's business. `port` 0 takes a free one.
 */
export async function startServer({
  port,
  handler,
  bodyLimitBytes = ONE_MEBIBYTE,
}: ServerOptions): Promise<RunningServer> {
  const server = createServer();
  const origin = await listen(server, port);
  const reply = async (incoming: IncomingMessage, response: ServerResponse) => {
    if (!isLoopbackHost(incoming.headers.host))
      return send(text(421, 'This simulator answers to its own address only'), response);
    const request = await readRequest(incoming, response, { origin, limitBytes: bodyLimitBytes });
    send(await handler(request), response);
  };
  server.on('request', (incoming, response) => {
    reply(incoming, response).catch((error: unknown) => send(failure(error), response));
  });
  return { origin, close: () => close(server) };
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      if (address === null || typeof address === 'string')
        return reject(new Error('The server has no TCP address'));
      resolve(`http://${LOOPBACK}:${address.port}`);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise(resolve => {
    const deadline = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function send(reply: HttpReply, response: ServerResponse): void {
  if (reply.kind === 'hang') return;
  if (reply.kind === 'cut') return void response.socket?.destroy();
  if (response.headersSent || response.destroyed) return;
  response.writeHead(reply.status, { ...reply.headers, 'content-length': Buffer.byteLength(reply.body) });
  response.end(reply.body);
}

function failure(error: unknown): HttpReply {
  if (error instanceof BodyTooLargeError) return text(413, error.message, { connection: 'close' });
  return text(500, `The simulator failed: ${error instanceof Error ? error.message : String(error)}`);
}

/** A page elsewhere that points its own name at this machine (DNS rebinding) is refused by its Host header. */
function isLoopbackHost(host: string | undefined): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host ?? '');
}

const LOOPBACK = '127.0.0.1';
const ONE_MEBIBYTE = 1_048_576;
const CLOSE_GRACE_MS = 300;

type ServerOptions = { port: number; handler: Handler; bodyLimitBytes?: number };

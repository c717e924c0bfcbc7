import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenOnFreePort } from './listen';

/** A handler behind a real port, so PayPal's simulator can post to it. */
export async function startHandlerServer(handle: Handle): Promise<HandlerServer> {
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing, handle);
  });
  return {
    origin: `http://127.0.0.1:${await listenOnFreePort(server)}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, handle: Handle): Promise<void> {
  const response = await callHandler(incoming, handle);
  outgoing.writeHead(response.status).end(await response.text());
}

async function callHandler(incoming: IncomingMessage, handle: Handle): Promise<Response> {
  try {
    const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    );
    const body = new Uint8Array(await buffer(incoming));
    return await handle(
      new Request(`http://127.0.0.1${incoming.url ?? '/'}`, { method: 'POST', headers, body }),
    );
  } catch (error) {
    return new Response(String(error), { status: 500 });
  }
}

type Handle = (request: Request) => Promise<Response>;

export type HandlerServer = { origin: string; close: () => Promise<void> };

import type { Server, ServerResponse } from 'node:http';

/** How long a client may take for each part of a request and its answer. */
export type SlowClientLimits = {
  server: {
    headersTimeout: number;
    requestTimeout: number;
    keepAliveTimeout: number;
    connectionsCheckingInterval: number;
  };
  /** From the moment when an answer is wholly handed over until the client has taken all of it. */
  answerMs: number;
};

/**
 * The site's limits (quality.md L12): whoever sends the head or the body byte by byte is cut off after seconds, and
 * the framework's default of looking for such connections only each half minute would double that.
 */
export const SLOW_CLIENT_LIMITS: SlowClientLimits = {
  server: {
    headersTimeout: 10_000,
    requestTimeout: 25_000,
    keepAliveTimeout: 5_000,
    connectionsCheckingInterval: 1_000,
  },
  answerMs: 25_000,
};

/** Cuts off whoever reads an answer so slowly that it stands in the way: Node's own limits end with the request. */
export function cutOffSlowClients(server: Server, { answerMs }: SlowClientLimits): void {
  // First of all: a page that is at hand is answered before any later listener hears of the request.
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.once('prefinish', () => {
      const timer = setTimeout(() => response.destroy(), answerMs);
      response.once('close', () => clearTimeout(timer));
    });
  });
}

import type { Server, ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a stop waits. All count from the signal. */
export type Patience = {
  /** For connections that are open and quiet: longer than whoever is in front keeps one that it does not use. */
  quietMs: number;
  /** For answers under way. */
  answersMs: number;
};

/**
 * Ends a server without losing a request. A proxy keeps quiet connections and may write a post into one at the moment
 * when it is closed; it must not repeat a post, so its visitor would get a 502. So nobody is hung up on: until every
 * connection that was quiet at the signal has been used for the last time (each answer says so) or given up by the
 * other side, requests are taken as ever. Only then the server takes no more connections.
 *
 * Gives the function that does so. It resolves when nobody is connected any more.
 */
export function prepareFarewell(server: Server): (patience: Patience) => Promise<void> {
  const open = new Set<Socket>();
  const busy = new Map<Socket, ServerResponse>();
  let isUnderWay = false;
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  // Before whoever answers at once: the answer's head says whether the connection stays.
  server.prependListener('request', ({ socket }, response) => {
    if (isUnderWay) response.shouldKeepAlive = false;
    busy.set(socket, response);
    response.once('close', () => busy.delete(socket));
  });
  return async ({ quietMs, answersMs }) => {
    isUnderWay = true;
    for (const response of busy.values()) response.shouldKeepAlive = false;
    const deadline = setTimeout(() => server.closeAllConnections(), answersMs);
    const quiet = Array.from(open).filter(socket => !busy.has(socket));
    await Promise.race([Promise.all(quiet.map(untilClosed)), wait(quietMs, undefined, { ref: false })]);
    await untilNobodyComes();
    const ended = stopListening(server);
    for (const socket of quiet) if (!busy.has(socket)) socket.destroy();
    await ended;
    clearTimeout(deadline);
  };
}

/**
 * Waits for a turn of the event loop that was over at once: connections that came while a longer one lasted are not
 * taken yet, and the system cuts them off with the listening socket.
 */
async function untilNobodyComes(): Promise<void> {
  const started = performance.now();
  for (let began = started; began - started < NEVER_IDLE_MS; began = performance.now()) {
    await new Promise(setImmediate);
    if (performance.now() - began < SHORT_TURN_MS) return;
  }
}

/** Without the HTTP server's own way, which also hangs up on whoever has just come and not said a word yet. */
function stopListening(server: Server): Promise<void> {
  return new Promise(done => {
    TcpServer.prototype.close.call(server, () => done());
  });
}

function untilClosed(socket: Socket): Promise<void> {
  return new Promise(done => {
    socket.once('close', () => done());
  });
}

const SHORT_TURN_MS = 0.2;
/** A process that has no such turn must stop too. */
const NEVER_IDLE_MS = 500;

import type { Server, ServerResponse } from 'node:http';
import { Server as SocketServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a stop waits, in milliseconds from the signal. */
type ShutdownLimits = {
  /** For connections that are open and idle: longer than the proxy in front keeps one that it does not use. */
  idleMs: number;
  /** For responses under way. */
  responsesMs: number;
};

/**
 * How `server` stops without losing a request; `shutDown` resolves when no connection is left. A proxy
 * may write a post into an idle connection while it is being closed. It must not repeat a post, so its visitor would get
 * a 502. So the server first continues with `Connection: close` on every response, until each connection that was idle
 * at the signal is closed by the other side or was used again.
 */
export function prepareShutdown(server: Server): Shutdown {
  const open = new Set<Socket>();
  const busy = new Map<Socket, ServerResponse>();
  let isStopping = false;
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  // Before any listener that responds at once: the response's headers say whether the connection stays open.
  server.prependListener('request', ({ socket }, response) => {
    if (isStopping) response.shouldKeepAlive = false;
    busy.set(socket, response);
    response.once('close', () => busy.delete(socket));
  });
  const answerLast = () => {
    isStopping = true;
    for (const response of busy.values()) response.shouldKeepAlive = false;
  };
  let closed: Promise<unknown> | undefined;
  // From Node 26 on, an HTTP server's own `close` also ends connections that have not sent anything yet.
  const close = () => (closed ??= new Promise(done => SocketServer.prototype.close.call(server, done)));
  const stopAccepting = () => {
    answerLast();
    void close();
  };
  const shutDown = async ({ idleMs, responsesMs }: ShutdownLimits) => {
    answerLast();
    const deadline = setTimeout(() => server.closeAllConnections(), responsesMs);
    const idle = Array.from(open)
      .filter(socket => !busy.has(socket))
      .map(socket => ({ socket, bytesRead: socket.bytesRead }));
    const gone = idle.map(({ socket }) => new Promise(done => socket.once('close', done)));
    await Promise.race([Promise.all(gone), wait(idleMs, undefined, { ref: false })]);
    await untilShortTurn();
    for (const { socket, bytesRead } of idle) if (socket.bytesRead === bytesRead) socket.destroy();
    await close();
    clearTimeout(deadline);
  };
  return { stopAccepting, shutDown };
}

type Shutdown = {
  /** For a server whose port another process has taken over: new connections are that one's. */
  stopAccepting: () => void;
  shutDown: (limits: ShutdownLimits) => Promise<void>;
};

/**
 * Waits for a short turn of the event loop. Connections that arrive during a long one are not accepted yet, and the
 * system resets them when the server closes.
 */
async function untilShortTurn(): Promise<void> {
  const deadline = performance.now() + NEVER_IDLE_MS;
  // The rest of this turn: it may not look for connections again.
  await new Promise(setImmediate);
  for (let began = performance.now(); began < deadline; began = performance.now()) {
    await new Promise(setImmediate);
    if (performance.now() - began < SHORT_TURN_MS) return;
  }
}

const SHORT_TURN_MS = 0.2;
/** A process that never has such a turn must stop too. */
const NEVER_IDLE_MS = 500;

/**
 * Two servers of one launcher change places (ops/run-site.ts), and no one sees a page of the old one after a page of the
 * new one. The new one listens, and waits. The old one takes no more connections and says so; then the new one answers. What
 * still comes on connections of the old one is asked of the new one.
 */
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

type HandOver = {
  /** The old server has not said yet that it is done. */
  isWaiting: () => boolean;
  begun: Promise<void>;
  /** The other server answers now. */
  isDone: () => boolean;
};

/** Follows what the launcher says. `isSuccessor`: this server takes the place of another one. */
export function prepareHandOver({ isSuccessor, stopAccepting }: Place): HandOver {
  let isWaiting = isSuccessor;
  let isDone = false;
  const begun = new Promise<void>(begin => {
    process.on('message', (message: unknown) => {
      if (isKind(message, 'begin')) {
        isWaiting = false;
        begin();
      }
      if (!isKind(message, 'hand-over')) return;
      isDone = true;
      stopAccepting();
      process.send?.({ kind: HANDED_OVER });
    });
  });
  return { isWaiting: () => isWaiting, begun, isDone: () => isDone };
}

type Place = { isSuccessor: boolean; stopAccepting: () => void };

/** Whether a message of the old server says that it takes no more connections. */
export function isHandedOver(message: unknown): boolean {
  return isKind(message, HANDED_OVER);
}

/** Has the server at `origin`, which has this one's port, answer a request. */
export function relay(origin: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request;
  const asked = ask(new URL(origin), { method, path: url, headers, setHost: false }, answer => {
    const own = Object.entries(answer.headersDistinct).filter(([name]) => !OF_A_CONNECTION.has(name));
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(own));
    answer.pipe(response);
    answer.once('error', () => response.destroy());
  });
  asked.once('error', () => response.destroy());
  response.once('close', () => asked.destroy());
  request.pipe(asked);
}

function isKind(message: unknown, kind: string): boolean {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === kind;
}

const HANDED_OVER = 'handed-over';
/** About one connection alone. */
const OF_A_CONNECTION: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding']);

import type { IncomingMessage } from 'node:http';

/**
 * Adds the connection's real address at the end of X-Forwarded-For. A sender can write anything before it, so readers
 * count from the right (lib/site/http/request.ts).
 */
export function appendClientAddress(
  request: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
): void {
  const claimed = request.headers['x-forwarded-for'];
  const parts = [Array.isArray(claimed) ? claimed.join(', ') : claimed, request.socket.remoteAddress];
  request.headers['x-forwarded-for'] = parts.filter(Boolean).join(', ');
}

import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

export type Refusal = { status: number; message: string; headers?: Record<string, string> };

/**
 * Why a request is turned away before the site reads it, or null. Bodies must declare a length, so that the limit
 * is known before the first byte is kept (quality.md L11): browsers and PayPal always do.
 */
export function refusal(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Refusal | null {
  const { method = 'GET', url = '/', headers } = request;
  if (isInnerAddress(url)) return { status: 404, message: 'There is nothing at this address.' };
  if (!METHODS.has(method))
    return {
      status: 405,
      message: 'This method is not used here.',
      headers: { allow: POST_ONLY.test(url) ? 'POST, OPTIONS' : [...METHODS].join(', ') },
    };
  if (headers['transfer-encoding'] !== undefined)
    return { status: 411, message: 'Send the length of the body with it.' };
  const limit = url.startsWith('/webhooks/') ? WEBHOOK_LIMIT_BYTES : BODY_LIMIT_BYTES;
  if (Number(headers['content-length'] ?? 0) > limit)
    return { status: 413, message: `That is too large: ${limit / 1024} KB at most.` };
  return null;
}

/** Where the framework takes `POST /` by itself. From outside it would be a second door to the same forms. */
function isInnerAddress(url: string): boolean {
  const [path = ''] = url.split('?');
  try {
    return decodeURIComponent(path).split('/').filter(Boolean).join('/') === 'forms';
  } catch {
    return false;
  }
}

/**
 * The one address of a page that was asked for with doubled or trailing slashes, or null when it is clean already:
 * one hop, where the framework would take two.
 */
export function cleanAddress(url: string): string | null {
  const [path = '/', ...query] = url.split('?');
  const clean = `/${path.split('/').filter(Boolean).join('/')}`;
  return clean === path || path.startsWith('/_next/') ? null : [clean, ...query].join('?');
}

/**
 * Reads and forgets what is still coming, for at most `limitMs`: a client that is cut off in the middle of sending
 * never reads the answer that says why.
 */
export function drain(request: Readable, limitMs: number): Promise<void> {
  if (request.readableEnded) return Promise.resolve();
  return new Promise(done => {
    const limit = setTimeout(done, limitMs);
    const stop = () => {
      clearTimeout(limit);
      done();
    };
    request.once('close', stop);
    request.once('end', stop);
    request.resume();
  });
}

export const BODY_LIMIT_BYTES = 64 * 1024;

/** PayPal's events carry whole orders. */
const WEBHOOK_LIMIT_BYTES = 256 * 1024;

/** Addresses that are no pages. */
const POST_ONLY = /^\/(?:order|webhooks\/[^/?]+)(?:\?|$)/;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

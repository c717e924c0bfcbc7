import 'server-only';
import { lookup } from 'node:dns';
import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '@/lib/site/http/public-address';
import { nameOf } from '@/lib/site/text';

/**
 * Posts one event. A redirect is not followed, and what the other side says is not read. With `isPublicOnly`, a name that
 * leads to a private address is refused at the moment of connecting, so no change of the name afterwards gets around it.
 */
export function postEvent(
  url: string,
  { body, headers, isPublicOnly, signal }: EventPost,
): Promise<PostOutcome> {
  const target = new URL(url);
  if (isPublicOnly && !isPublicAddress(target.hostname.replace(/^\[|\]$/g, '')))
    return Promise.resolve({ kind: 'failed', reason: NOT_PUBLIC });
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
    ...(isPublicOnly ? { lookup: lookUpPublic } : {}),
  };
  return new Promise(resolve => {
    const request = (target.protocol === 'https:' ? requestHttps : requestHttp)(target, options, response => {
      const { statusCode = 0 } = response;
      response.destroy();
      if (statusCode >= 200 && statusCode < 300) resolve({ kind: 'taken' });
      else resolve({ kind: 'failed', reason: `It answered ${statusCode}.` });
    });
    request.on('error', error => resolve({ kind: 'failed', reason: explain(error, signal) }));
    request.end(body);
  });
}

type EventPost = {
  body: string;
  headers: Readonly<Record<string, string>>;
  isPublicOnly: boolean;
  /** Ends the request early when the process stops. */
  signal: AbortSignal;
};

/** `reason` is a sentence of ours. */
export type PostOutcome = { kind: 'taken' } | { kind: 'failed'; reason: string };

const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new NotPublicError(), []);
    const [first] = addresses;
    if (options.all || !first) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

const NOT_PUBLIC = 'Its address is not on the public internet.';

class NotPublicError extends Error {
  override name = 'NotPublicError';
}

function explain(error: Error, stopping: AbortSignal): string {
  if (error instanceof NotPublicError) return NOT_PUBLIC;
  if (stopping.aborted) return 'The website was restarted meanwhile.';
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return 'It did not answer within ten seconds.';
  return `It could not be reached (${'code' in error ? String(error.code) : nameOf(error)}).`;
}

const TIME_LIMIT_MS = 10_000;

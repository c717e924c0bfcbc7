import 'server-only';
import type { ApiResponse, Client } from '@paypal/paypal-server-sdk';
import type { GatewayFailure } from '../gateway-failure';
import { timedWorkQueue } from '@/lib/site/work-queue';
import { countedCall } from '@/lib/metrics/site-metrics';
import { isStaleToken, toDebugId, toFailure } from './paypal-failures';

/** Makes one call to PayPal, in its time limit. `read` may throw: an answer that cannot be read is an unknown outcome. */
export type PayPalCaller = <T, R>(call: {
  timeoutMs: number;
  send: (options: { abortSignal: AbortSignal }) => Promise<ApiResponse<T>>;
  read: (result: T) => R;
}) => Promise<PayPalResponse<R>>;

type PayPalResponse<R> =
  { kind: 'answered'; value: R; debugId: string | null } | { kind: 'failed'; failure: GatewayFailure };

/** The one way out to PayPal: only so many calls run at once, and a token that was taken back is replaced. */
export function paypalCaller(): PayPalCaller {
  const limited = timedWorkQueue(MAX_PARALLEL_CALLS);
  return ({ timeoutMs, send, read }) =>
    countedCall({ service: 'paypal', outcomeOf }, async () => {
      try {
        const response = await limited(timeoutMs, abortSignal => withFreshToken(() => send({ abortSignal })));
        return { kind: 'answered', value: read(response.result), debugId: toDebugId(response) };
      } catch (error) {
        return { kind: 'failed', failure: toFailure(error) };
      }
    });
}

function outcomeOf(answer: PayPalResponse<unknown>): string {
  return answer.kind === 'answered' ? answer.kind : answer.failure.kind;
}

/** Gets the JSON of an address for which the SDK has no method, with the SDK's own transport and token. */
export async function getJson(
  client: Client,
  { path, query = {} }: { path: string; query?: Readonly<Record<string, string>> },
  options: { abortSignal: AbortSignal },
): Promise<ApiResponse<unknown>> {
  const request = client.getRequestBuilderFactory()('GET', path);
  request.query(query);
  request.authenticate([{ oauth2: true }]);
  const response = await request.callAsText(options);
  const result: unknown = JSON.parse(response.result);
  return { ...response, result };
}

/** Null when it is anything but PayPal's word that there is no such thing. */
export function toGone(failure: GatewayFailure): { kind: 'gone'; debugId: string | null } | null {
  const isUnknown = failure.kind === 'refused' && failure.httpStatus === 404;
  return isUnknown ? { kind: 'gone', debugId: failure.debugId } : null;
}

/**
 * PayPal may take back a token before its time. The client has dropped it with the 401, so the same call, with the same
 * request id, gets a new one; only a second 401 says that our credentials are wrong.
 */
async function withFreshToken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isStaleToken(error)) return work();
    throw error;
  }
}

/** So that a PayPal that hangs cannot tie up every connection of the server. */
const MAX_PARALLEL_CALLS = 24;

import type { Clock } from '@/lib/site/clock';
import { OUT_OF_TIME, timeForCall } from './deadline';
import type { GatewayFailure } from './gateway-failure';

/**
 * Calls the provider, and again when it was busy and the deadline leaves time. Safe only for calls that carry the
 * same request id both times.
 */
export async function retryOnce<T extends { kind: string }>(
  call: (timeoutMs: number) => Promise<T | GatewayFailure>,
  deadline: number,
  deps: RetryDeps,
): Promise<T | GatewayFailure> {
  const firstMs = timeForCall(deadline, deps);
  if (firstMs === null) return OUT_OF_TIME;
  const first = await call(firstMs);
  if (first.kind !== 'busy') return first;
  await deps.wait(PAUSE_MS);
  const secondMs = timeForCall(deadline, deps);
  return secondMs === null ? first : call(secondMs);
}

// PayPal may fail the second of two simultaneous requests with one id: a pause lets the first end.
const PAUSE_MS = 300;

export type RetryDeps = { clock: Clock; wait: (ms: number) => Promise<void> };

import type { Clock } from '@/lib/kernel/clock';
import type { GatewayFailure } from './ports';

/**
 * Calls the provider, and once more when it was busy, within the time that a waiting buyer is asked to accept.
 * Safe only for calls that carry the same request id both times.
 */
export async function tryTwice<T extends { kind: string }>(
  call: (timeoutMs: number) => Promise<T | GatewayFailure>,
  deps: TryTwiceDeps,
): Promise<T | GatewayFailure> {
  const startedAt = deps.clock.now();
  const first = await call(FIRST_TRY_MS);
  if (first.kind !== 'busy') return first;
  await deps.wait(PAUSE_MS);
  const left = PATIENCE_MS - (deps.clock.now() - startedAt);
  return left < SHORTEST_TRY_MS ? first : call(Math.min(left, FIRST_TRY_MS));
}

// Together below the ten seconds after which the buyer must see an answer.
const PATIENCE_MS = 9_000;
const FIRST_TRY_MS = 5_500;
const SHORTEST_TRY_MS = 500;
// PayPal may fail the second of two simultaneous requests with one id: a pause lets the first end.
const PAUSE_MS = 300;

export type TryTwiceDeps = { clock: Clock; wait: (ms: number) => Promise<void> };

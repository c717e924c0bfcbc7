import type { Clock } from '@/lib/kernel/clock';
import type { Traced } from './gateway-failure';
import type { PaymentCall, PaymentCallStore } from './ports';
import type { Report } from './services-type';

/**
 * Makes a call to the provider and keeps its debug id under the order. A note that cannot be stored is reported and never
 * changes what the call returned.
 */
export async function noteCall<T extends Traced & { kind: string }>(
  about: CallSubject,
  call: () => Promise<T>,
  { calls, clock, report }: NoteCallDeps,
): Promise<T> {
  const at = clock.now();
  const outcome = await call();
  const { kind, debugId } = outcome;
  try {
    await calls.add({ ...about, at, outcome: kind, debugId, durationMs: clock.now() - at });
  } catch (error) {
    report('error', 'payment_call_not_noted', { error: error instanceof Error ? error.name : 'unknown' });
  }
  return outcome;
}

type CallSubject = Pick<PaymentCall, 'orderId' | 'operation' | 'requestId'>;

export type NoteCallDeps = { calls: PaymentCallStore; clock: Clock; report: Report };

import type { Clock } from '@/lib/site/clock';
import { nameOf } from '@/lib/site/text';
import type { Traced } from './gateway-failure';
import type { PaymentCall, PaymentCallStore, Report } from './ports';

/**
 * Makes a call to the provider and keeps its debug id under the order. A note that cannot be stored is reported and never
 * changes what the call returned.
 */
export async function noteCall<T extends Traced & { kind: string }>(
  about: CallSubject,
  call: () => Promise<T>,
  deps: NoteCallDeps,
): Promise<T> {
  const { outcome, note } = await timeCall(call, deps);
  await note(about);
  return outcome;
}

/** The same for a call whose response names its order. */
export async function timeCall<T extends Traced & { kind: string }>(
  call: () => Promise<T>,
  deps: NoteCallDeps,
): Promise<{ outcome: T; note: (about: CallSubject) => Promise<void> }> {
  const at = deps.clock.now();
  const outcome = await call();
  const { kind, debugId } = outcome;
  const durationMs = deps.clock.now() - at;
  return {
    outcome,
    note: about => storeNote({ ...about, at, outcome: kind, debugId, durationMs }, deps),
  };
}

async function storeNote(call: PaymentCall, { calls, report }: NoteCallDeps): Promise<void> {
  try {
    await calls.add(call);
  } catch (error) {
    report('error', 'payment_call_not_noted', { error: nameOf(error) });
  }
}

type CallSubject = Pick<PaymentCall, 'orderId' | 'operation' | 'requestId'>;

export type NoteCallDeps = { calls: PaymentCallStore; clock: Clock; report: Report };

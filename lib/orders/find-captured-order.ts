import type { CaptureDeps } from './capture-order';
import { captureOrder } from './capture-order';
import { newDeadline, OUT_OF_TIME, timeForCall } from './deadline';
import type { EventSource } from './advance';
import type { GatewayFailure } from './gateway-failure';
import { CAPTURED_STATES } from './ledger';
import type { Order } from './order';
import type { CaptureRecord } from './provider-records';
import type { HandleOutcome } from './webhook-event';

/** The order that a capture belongs to: by our record, else by PayPal's order that it is part of. */
export async function findCapturedOrder(captureId: string, deps: CaptureDeps): Promise<CapturedOrder> {
  const known = await deps.orders.findByCapture(captureId);
  if (known) return { kind: 'found', order: known };
  const timeoutMs = timeForCall(newDeadline(deps), deps);
  const found = timeoutMs === null ? OUT_OF_TIME : await deps.gateway.findCapture({ captureId, timeoutMs });
  if (found.kind === 'gone') return { kind: 'unknown', capture: null };
  if (found.kind !== 'found') return postponed(found);
  const { capture } = found;
  const order = capture.paymentId === null ? null : await deps.orders.findByPayment(capture.paymentId);
  return order ? { kind: 'found', order } : { kind: 'unknown', capture };
}

/**
 * The order with its payment written down: news of money after a capture may come before the news of the capture.
 * `unpaid` when PayPal shows no capture of it either.
 */
export async function withMoney(
  order: Order,
  source: EventSource,
  deps: CaptureDeps,
): Promise<{ kind: 'found' | 'unpaid'; order: Order } | Postponed> {
  if (holdsMoney(order)) return { kind: 'found', order };
  const outcome = await captureOrder({ order, source, isClaimed: false }, deps);
  if (outcome.kind === 'unsettled')
    return { kind: 'postponed', reason: outcome.reason, isRefused: outcome.isRefused };
  return { kind: holdsMoney(outcome.order) ? 'found' : 'unpaid', order: outcome.order };
}

/** An order in `attention` may hold money whose amount our record does not say. */
function holdsMoney({ capturedMinor, state }: Order): boolean {
  return CAPTURED_STATES.has(state) && (capturedMinor > 0 || state === 'attention');
}

export function postponed(failure: GatewayFailure): Postponed {
  return failure.kind === 'refused'
    ? { kind: 'postponed', reason: failure.issue, isRefused: true }
    : { kind: 'postponed', reason: failure.reason, isRefused: false };
}

/** PayPal's figures as the database's columns hold them; null when it is larger than any payment. */
export function storableMinor(minor: number | null): number | null {
  return minor === null || Math.abs(minor) > LARGEST_INTEGER ? null : Math.abs(minor);
}

const LARGEST_INTEGER = 2 ** 31 - 1;

type Postponed = Extract<HandleOutcome, { kind: 'postponed' }>;

/** `capture`: what PayPal says of it; null when it does not know it. */
export type CapturedOrder =
  { kind: 'found'; order: Order } | { kind: 'unknown'; capture: CaptureRecord | null } | Postponed;

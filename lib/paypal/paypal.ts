import 'server-only';
import type { Env } from '@/lib/site/env';
import { PAYPAL_WEB_ORIGINS } from '@/lib/site/security/content-security-policy';
import type { Site } from '@/lib/site/site';
import { nameOf } from '@/lib/site/text';
import { createPayPalClient, paypalCaller, type PayPalFailure, type Traced } from './client';
import { disputeCalls } from './disputes';
import { moneyCalls } from './money';
import { orderCalls } from './orders';

/**
 * Makes one call about an order: in the time that is left until `deadline`, and noted under the order. With a request id
 * it is made again when PayPal was busy, which is safe because PayPal does once what comes twice under one id.
 */
export async function callPayPal<Outcome extends Traced & { kind: string }>(
  task: PayPalTask,
  call: (paypal: PayPal, timeoutMs: number) => Promise<Outcome | PayPalFailure>,
  site: Site,
): Promise<Outcome | PayPalFailure> {
  const { orderId, operation, requestId, deadline } = task;
  const noted = async (timeoutMs: number) => {
    const at = site.now();
    const outcome = await call(paypalOf(site), timeoutMs);
    await noteCall({ orderId, operation, requestId, at, durationMs: site.now() - at, outcome }, site);
    return outcome;
  };
  if (requestId !== null) return retryOnce(noted, deadline, site);
  const timeoutMs = timeForCall(deadline, site);
  return timeoutMs === null ? OUT_OF_TIME : noted(timeoutMs);
}

/**
 * The calls of this Site, over one connection, which keeps PayPal's token and the queue. A test may bring its own, as
 * `paypal` of the Site; lib/site knows no feature, so the field is named here.
 */
export function paypalOf(site: Site & { paypal?: PayPal }): PayPal {
  if (site.paypal) return site.paypal;
  const paypal = connections.get(site) ?? connectPayPal(site.env);
  connections.set(site, paypal);
  return paypal;
}

const connections = new WeakMap<Site, PayPal>();

/**
 * PayPal's API in our own words. No call outlasts its time limit, and only so many run at once. `timeoutMs`: the most
 * that any call may take.
 */
export function connectPayPal(env: PayPalSettings, { timeoutMs = LONGEST_MS } = {}): PayPal {
  const client = createPayPalClient({
    environment: env.PAYPAL_ENVIRONMENT,
    clientId: env.PAYPAL_CLIENT_ID,
    clientSecret: env.PAYPAL_CLIENT_SECRET,
    simulatorOrigin: env.PAYPAL_SIMULATOR_ORIGIN,
    timeoutMs,
  });
  const wire = { client, call: paypalCaller() };
  const simulator = env.PAYPAL_ENVIRONMENT === 'simulator' ? [env.PAYPAL_SIMULATOR_ORIGIN] : [];
  const webOrigins = [...PAYPAL_WEB_ORIGINS, ...simulator];
  return { ...orderCalls({ ...wire, webOrigins }), ...moneyCalls(wire), ...disputeCalls(wire) };
}

/** Calls PayPal, and again when it was busy and the deadline leaves time. */
export async function retryOnce<Outcome extends { kind: string }>(
  call: (timeoutMs: number) => Promise<Outcome | PayPalFailure>,
  deadline: number,
  site: Pick<Site, 'now' | 'wait'>,
): Promise<Outcome | PayPalFailure> {
  const firstMs = timeForCall(deadline, site);
  if (firstMs === null) return OUT_OF_TIME;
  const first = await call(firstMs);
  if (first.kind !== 'busy') return first;
  await site.wait(PAUSE_MS);
  const secondMs = timeForCall(deadline, site);
  return secondMs === null ? first : call(secondMs);
}

/**
 * Keeps a call's debug id under the order: PayPal's support finds the call by it. A note that cannot be stored is logged
 * and never changes what the call returned.
 */
export async function noteCall(
  { orderId, requestId, outcome, durationMs, ...call }: PayPalNote,
  site: Site,
): Promise<void> {
  const row = { ...call, order_id: orderId, request_id: requestId, duration_ms: durationMs };
  const answer = { outcome: outcome.kind, debug_id: outcome.debugId };
  try {
    await site.db
      .insertInto('payment_calls')
      .values({ id: site.newId(), ...row, ...answer })
      .execute();
  } catch (error) {
    site.log('error', 'payment_call_not_noted', { error: nameOf(error) });
  }
}

/**
 * Until when all that one step asks of PayPal is over, however many calls it takes: below the ten seconds after which a
 * waiting buyer must see an answer.
 */
export function newDeadline(site: Pick<Site, 'now'>): number {
  return site.now() + TIMEOUT_MS;
}

/** How long the next call may take; null when so little is left that asking is of no use. */
function timeForCall(deadline: number, site: Pick<Site, 'now'>): number | null {
  const leftMs = deadline - site.now();
  return leftMs < SHORTEST_CALL_MS ? null : Math.min(leftMs, LONGEST_CALL_MS);
}

/** Asks PayPal about an order that there is not: wrong keys are known at the start, not with the first buyer. */
export async function checkCredentials(site: Site): Promise<void> {
  if (site.env.PAYMENTS !== 'on') return;
  const outcome = await paypalOf(site).findPayment({ paymentId: NO_ORDER, timeoutMs: CHECK_TIMEOUT_MS });
  if (outcome.kind === 'config') site.log('error', 'paypal_credentials_refused', { reason: outcome.reason });
  if (outcome.kind === 'busy') site.log('warn', 'paypal_busy', { reason: outcome.reason });
}

/** Where PayPal shows its disputes to the seller. The simulator's only page lists them too. */
export function resolutionCenterOf(env: Pick<Env, 'PAYPAL_ENVIRONMENT' | 'PAYPAL_SIMULATOR_ORIGIN'>): string {
  if (env.PAYPAL_ENVIRONMENT === 'simulator') return `${env.PAYPAL_SIMULATOR_ORIGIN}/`;
  return env.PAYPAL_ENVIRONMENT === 'sandbox'
    ? 'https://www.sandbox.paypal.com/resolutioncenter'
    : 'https://www.paypal.com/resolutioncenter';
}

/** What a call would have said that there was no time for. */
export const OUT_OF_TIME = { kind: 'busy', reason: 'no time left', httpStatus: null, debugId: null } as const;

/** One call that hangs must leave time for another. */
export const LONGEST_CALL_MS = 5_500;
const TIMEOUT_MS = 9_000;
const SHORTEST_CALL_MS = 500;
// PayPal may fail the second of two simultaneous requests with one id: a pause lets the first end.
const PAUSE_MS = 300;
/** Of the shape of PayPal's ids. */
const NO_ORDER = '00000000000000000';
const CHECK_TIMEOUT_MS = 8_000;
/** The most that any call may take. */
const LONGEST_MS = 8_000;

type PayPalTask = { orderId: string; operation: Operation; requestId: string | null; deadline: number };

type PayPalNote = Omit<PayPalTask, 'deadline'> & {
  at: number;
  durationMs: number;
  outcome: Traced & { kind: string };
};

type Operation = 'create' | 'find' | 'capture' | 'refund' | 'find-refund' | 'find-dispute';

type PayPalSettings = Pick<
  Env,
  'PAYPAL_ENVIRONMENT' | 'PAYPAL_CLIENT_ID' | 'PAYPAL_CLIENT_SECRET' | 'PAYPAL_SIMULATOR_ORIGIN'
>;

export type PayPal = ReturnType<typeof orderCalls> &
  ReturnType<typeof moneyCalls> &
  ReturnType<typeof disputeCalls>;

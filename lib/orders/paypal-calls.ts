import 'server-only';
import type { Env } from '@/lib/site/env/parse-env';
import { PAYPAL_WEB_ORIGINS } from '@/lib/site/env/unbundled-settings';
import { createPayPalClient, paypalCaller } from './paypal-client';
import { disputeCalls } from './paypal-disputes';
import { moneyCalls } from './paypal-money';
import { orderCalls } from './paypal-orders';

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

const LONGEST_MS = 8_000;

type PayPalSettings = Pick<
  Env,
  'PAYPAL_ENVIRONMENT' | 'PAYPAL_CLIENT_ID' | 'PAYPAL_CLIENT_SECRET' | 'PAYPAL_SIMULATOR_ORIGIN'
>;

export type PayPal = ReturnType<typeof orderCalls> &
  ReturnType<typeof moneyCalls> &
  ReturnType<typeof disputeCalls>;

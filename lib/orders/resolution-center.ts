import type { Env } from '@/lib/env/parse-env';

/** Where PayPal shows its disputes to the seller. The simulator's only page lists them too. */
export function resolutionCenterOf(env: Pick<Env, 'PAYPAL_ENVIRONMENT' | 'PAYPAL_SIMULATOR_ORIGIN'>): string {
  if (env.PAYPAL_ENVIRONMENT === 'simulator') return `${env.PAYPAL_SIMULATOR_ORIGIN}/`;
  return env.PAYPAL_ENVIRONMENT === 'sandbox'
    ? 'https://www.sandbox.paypal.com/resolutioncenter'
    : 'https://www.paypal.com/resolutioncenter';
}

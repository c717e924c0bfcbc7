/** Where PayPal shows its disputes to the seller. The simulator's only page lists them too. */
export function resolutionCenterOf(env: PayPalSettings): string {
  if (env.PAYPAL_ENVIRONMENT === 'simulator') return `${env.PAYPAL_SIMULATOR_ORIGIN}/`;
  return env.PAYPAL_ENVIRONMENT === 'sandbox'
    ? 'https://www.sandbox.paypal.com/resolutioncenter'
    : 'https://www.paypal.com/resolutioncenter';
}

type PayPalSettings = { PAYPAL_ENVIRONMENT: string; PAYPAL_SIMULATOR_ORIGIN: string };

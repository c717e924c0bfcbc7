/** Settings for the few modules that run outside the framework's bundle and have no `getEnv`. */

export function tagManagerSetting(): string | undefined {
  return process.env['TAG_MANAGER_ID'];
}

/** The buyer's way to PayPal: always allowed on the checkout page, as frame and as the end of a posted form. */
export const PAYPAL_WEB_ORIGINS = ['https://www.paypal.com', 'https://www.sandbox.paypal.com'] as const;

/** PayPal's stand-in as a browser reaches it; null outside simulation. */
export function paypalSimulatorSetting(): string | null {
  const { PAYPAL_ENVIRONMENT, PAYPAL_SIMULATOR_ORIGIN } = process.env;
  if ((PAYPAL_ENVIRONMENT || PAYPAL_DEFAULTS.environment) !== 'simulator') return null;
  return new URL(PAYPAL_SIMULATOR_ORIGIN || PAYPAL_DEFAULTS.simulatorOrigin).origin;
}

export const PAYPAL_DEFAULTS = {
  environment: 'simulator',
  simulatorOrigin: 'http://127.0.0.1:4010',
} as const;

/** Whether visitors reach the site by https. */
export function isServedByHttps(): boolean {
  return process.env['SITE_URL']?.startsWith('https:') ?? false;
}

/** Where the server listens, and what is around it. `parseEnv` has checked all of it before the server starts. */
export function serverSettings(): ServerSettings {
  const { PORT, HOST, TRUSTED_PROXY_HOPS, METRICS_PORT, METRICS_HOST } = process.env;
  return {
    port: Number(PORT || '3000'),
    hostname: HOST || '127.0.0.1',
    isBehindProxy: Number(TRUSTED_PROXY_HOPS || '0') > 0,
    metricsAt: METRICS_PORT ? { port: Number(METRICS_PORT), host: METRICS_HOST || '127.0.0.1' } : null,
  };
}

type ServerSettings = {
  port: number;
  hostname: string;
  isBehindProxy: boolean;
  metricsAt: { port: number; host: string } | null;
};

import { startMailSimulator, type MailSimulator } from '@/simulators/mail/start';
import { startPayPalSimulator, type PayPalSimulator } from '@/simulators/paypal/start';

/** A mail provider for the site's own settings. It takes every email at once, and sends no events. */
export function startMailProvider(): Promise<MailSimulator> {
  return startMailSimulator({
    port: 0,
    apiKey: 're_simulator',
    webhookUrl: null,
    webhookSecret: 'whsec_dGVzdA==',
  });
}

/** PayPal for the site's own settings. Its webhooks go to the site at `siteOrigin`; without one it sends none. */
export function startPayPal(
  siteOrigin: string | null = null,
  options: { webhookRetryDelaysMs?: readonly number[]; framing?: boolean } = {},
): Promise<PayPalSimulator> {
  return startPayPalSimulator({
    port: 0,
    clientId: 'simulator-client',
    clientSecret: 'simulator-secret',
    siteOrigin: siteOrigin ?? NOBODY,
    webhookId: WEBHOOK_ID,
    webhookUrl: siteOrigin && `${siteOrigin}/webhooks/paypal`,
    ...options,
  });
}

/** Settings of a site that uses these two, and sends its mails at once. */
export function providersOf({ paypal, mail }: Providers): Record<string, string> {
  return {
    ...(paypal ? { PAYPAL_SIMULATOR_ORIGIN: paypal.origin, PAYPAL_WEBHOOK_ID: WEBHOOK_ID } : {}),
    ...(mail ? { MAIL_SIMULATOR_ORIGIN: mail.origin, MAILS_PER_SECOND: '1000' } : {}),
  };
}

const WEBHOOK_ID = 'WH-TEST';
const NOBODY = 'http://127.0.0.1:9';

type Providers = { paypal?: { origin: string }; mail?: { origin: string } };

import { startMailSimulator, type MailSimulator } from '@/simulators/mail/start';

/** A mail provider for the site's own settings: it takes mails as fast as they come, and reports on none of them. */
export function startMailProvider(): Promise<MailSimulator> {
  return startMailSimulator({
    port: 0,
    apiKey: 're_simulator',
    webhookUrl: null,
    webhookSecret: 'whsec_dGVzdA==',
    requestsPerSecond: 100_000,
  });
}

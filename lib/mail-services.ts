import 'server-only';
import { getEnv } from '@/lib/site/env/server';
import { systemClock } from '@/lib/site/clock';
import { log } from '@/lib/site/log';
import { createResendWebhookVerifier } from '@/lib/mail/adapters/resend-webhook-verifier';
import { createSqlMailEventStore } from '@/lib/mail/adapters/sql-mail-event-store';
import { receiveMailWebhook, type MailWebhookDeps } from '@/lib/mail/receive-webhook';
import { clientAddressOf } from '@/lib/site/security/client-address';
import { getSite } from '@/lib/site/site';

/** The provider's webhook. */
export function getMailServices() {
  const env = getEnv();
  const { db, noteSecurity } = getSite();
  const verifier =
    env.RESEND_WEBHOOK_SECRET === null
      ? null
      : createResendWebhookVerifier({ apiKey: env.RESEND_API_KEY, secret: env.RESEND_WEBHOOK_SECRET });
  const deps: MailWebhookDeps = {
    verifier,
    store: createSqlMailEventStore(db),
    clock: systemClock,
    log: ({ level, event, ...fields }) => log(level, event, fields),
    noteRefusal: (headers, reason) =>
      noteSecurity('mail_webhook_refused', {
        address: clientAddressOf(headers, env.TRUSTED_PROXY_HOPS),
        reason,
      }),
  };
  return {
    receiveWebhook: (request: { body: string; headers: Headers }) => receiveMailWebhook(request, deps),
  };
}

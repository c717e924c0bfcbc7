import 'server-only';
import { forms } from '@/content/forms';
import { answeredMail } from '@/content/requests';
import { promiseFor, sitePromise } from '@/lib/leads';
import type { DeskServices } from '@/lib/desk/services-type';
import type { Env } from '@/lib/site/env/parse-env';
import { getEnv } from '@/lib/site/env/server';
import { systemClock } from '@/lib/site/clock';
import { log } from '@/lib/site/log';
import { queueMails, type QueueMails } from '@/lib/mail/queue';
import { createResendWebhookVerifier } from '@/lib/mail/adapters/resend-webhook-verifier';
import { createSqlMailEventStore } from '@/lib/mail/adapters/sql-mail-event-store';
import { receiveMailWebhook, type MailWebhookDeps } from '@/lib/mail/receive-webhook';
import { renderAnsweredMail } from '@/lib/mail/render-answered-mail';
import { renderLeadMails, type LeadMailSettings } from '@/lib/mail/render-lead-mails';
import { mailSettings } from '@/lib/mail/templates/mail-settings';
import { NEWSLETTER_FORM, newsletterConfirmMails } from '@/lib/newsletter';
import { followUrls } from '@/lib/request-services';
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

/** What a new lead brings: the agency's notice and the visitor's confirmation. */
export function leadMails(env: Env): DeskServices['renderLeadMails'] {
  const mail = mailSettings(env);
  const settings = { ...mail, forms, promiseOf, newsletter, followUrl: followUrls(env.SITE_URL) };
  return lead => renderLeadMails(lead, settings);
}

const newsletter: LeadMailSettings['newsletter'] = {
  formName: NEWSLETTER_FORM,
  renderConfirm: to => newsletterConfirmMails(to, getSite()),
};

/** The same promise that the desk counts. */
function promiseOf(lead: Parameters<typeof promiseFor>[0]) {
  return promiseFor(lead, sitePromise, lead.receivedAt);
}

/** What the sender of an answered lead gets, if they asked for it. */
export function answerMails(env: Env): DeskServices['renderAnswerMails'] {
  const settings = { ...mailSettings(env), words: answeredMail };
  const followUrl = followUrls(env.SITE_URL);
  return ({ id, email }) =>
    renderAnsweredMail({ id, email, href: followUrl({ id, from: systemClock.now() }) }, settings);
}

/** The outbox's entrance, for features that have no Site yet. */
export function getMailQueue(): QueueMails {
  return (trx, mails, now) => queueMails(trx, mails, { ...getSite(), now: () => now });
}

import 'server-only';
import { newsletterFigures, newsletterMails, newsletterPages } from '@/content/newsletter';
import { site } from '@/content/site';
import { newSecret } from '@/lib/accounts/secrets';
import type { Env } from '@/lib/site/env/parse-env';
import { getSecret } from '@/lib/site/env/server';
import { systemClock } from '@/lib/site/clock';
import { newId } from '@/lib/site/ids';
import { logError } from '@/lib/site/log';
import type { QueueMails } from '@/lib/mail/queue';
import type { LeadMailSettings } from '@/lib/mail/render-lead-mails';
import { renderNewsletterConfirm, renderNewsletterWelcome } from '@/lib/mail/render-newsletter-mails';
import type { MailSettings } from '@/lib/mail/templates/mail-settings';
import { sqlSubscriptionStore } from '@/lib/newsletter/adapters/sql-subscription-store';
import type { NewsletterServices } from '@/lib/newsletter/handle-newsletter';
import { confirmationToken, NEWSLETTER_FORM } from '@/lib/newsletter/newsletter';
import { noteUnsubscribe } from '@/lib/retention/erase-person';
import { routes } from '@/lib/site/routes';
import { siteErasures } from '@/lib/site-erasures';
import { getSite } from '@/lib/site/site';

/** The newsletter's part of the composition root. */
export function bindNewsletterServices({ env, mail, queue }: NewsletterParts): NewsletterServices {
  const runtime = getSite();
  const { failed, home, consent } = newsletterPages;
  const settings = { ...mail, words: newsletterMails };
  return {
    subscriptions: sqlSubscriptionStore({ db: runtime.db, queue }),
    clock: systemClock,
    secret: getSecret('LINKS_SECRET'),
    previousSecrets: env.LINKS_SECRET_PREVIOUS ?? [],
    newId,
    newSecret,
    consentText: consent,
    renderWelcome: to => renderNewsletterWelcome({ ...to, at: systemClock.now() }, settings),
    noteEnd: email => noteUnsubscribe(email, { register: siteErasures(env), clock: systemClock }),
    wakeDelivery: () => runtime.wakeDelivery(),
    texts: { ...failed, brand: site.name, ways: [{ href: routes.home(), label: home }] },
    report: logError,
  };
}

/** What the newsletter's form brings its visitor in place of a confirmation. */
export function newsletterRequests(mail: MailSettings): LeadMailSettings['newsletter'] {
  const { confirmLinkDays: confirmDays } = newsletterFigures;
  const deps = { clock: systemClock, secret: getSecret('LINKS_SECRET'), confirmDays };
  return {
    formName: NEWSLETTER_FORM,
    renderConfirm: ({ leadId, to }) =>
      renderNewsletterConfirm(
        { leadId, to, token: confirmationToken(leadId, deps) },
        { ...mail, words: newsletterMails },
      ),
  };
}

type NewsletterParts = { env: Env; mail: MailSettings; queue: QueueMails };

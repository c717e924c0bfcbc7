import type { Kysely } from 'kysely';
import { newsletterMails } from '@/content/newsletter';
import { newSecret } from '@/lib/accounts/secrets';
import type { Database } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import { renderLeadMails } from '@/lib/mail/render-lead-mails';
import { renderNewsletterConfirm, renderNewsletterWelcome } from '@/lib/mail/render-newsletter-mails';
import { sqlSubscriptionStore } from '@/lib/newsletter/adapters/sql-subscription-store';
import { handleNewsletter, type NewsletterServices } from '@/lib/newsletter/handle-newsletter';
import { confirmationToken } from '@/lib/newsletter/newsletter';
import type { NewsletterAction } from '@/lib/site/routes';
import { mailSettings } from '../integration/mail-fixtures';
import { aFormDoor, LEADS_NOW } from './leads';
import { aMailQueue } from './mail-queue';

/** The newsletter from its form to its unsubscribe link over a real database, with a clock that only the test moves. */
export function aNewsletter(database: () => Kysely<Database>, overrides: Partial<NewsletterServices> = {}) {
  const time = { now: LEADS_NOW };
  const clock = { now: () => time.now };
  const noted: string[] = [];
  const words = { ...mailSettings, words: newsletterMails };
  const services = (): NewsletterServices => ({
    subscriptions: sqlSubscriptionStore({ db: database(), queue: aMailQueue() }),
    clock,
    secret: 'secret',
    newId,
    newSecret,
    consentText: 'Yes, write to me.',
    renderWelcome: to => renderNewsletterWelcome({ ...to, at: time.now }, words),
    noteEnd: email => Promise.resolve(void noted.push(email)),
    report: () => {},
    wakeDelivery: () => {},
    texts: { title: 'Problem', text: 'Try again.', brand: 'Agency', ways: [] },
    ...overrides,
  });
  const newsletter = {
    formName: 'newsletter-form',
    renderConfirm: ({ leadId, to }: { leadId: string; to: string | null }) =>
      renderNewsletterConfirm(
        { leadId, to, token: confirmationToken(leadId, { clock, secret: 'secret', confirmDays: 7 }) },
        words,
      ),
  };
  const mails = (kind: string) =>
    database()
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', kind)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  const secretIn = async ({ kind, email, pattern }: { kind: string; email: string; pattern: RegExp }) => {
    const toThem = (await mails(kind)).filter(mail => mail.to_address.toLowerCase() === email.toLowerCase());
    return pattern.exec(toThem.at(-1)?.text ?? '')?.[1] ?? '';
  };
  return {
    time,
    /** The addresses whose leaving was noted. */
    noted,
    services,
    mails,
    signUp: (email: string, extra: Record<string, string> = {}) =>
      aFormDoor(database).post(
        { 'form-name': 'newsletter-form', email, ...extra },
        { clock, renderMails: lead => renderLeadMails(lead, { ...mailSettings, newsletter }) },
      ),
    /** The token in the latest email that asks an address to confirm. */
    token: (email: string) => secretIn({ kind: 'newsletter-confirm', email, pattern: /token=([\w.-]+)/ }),
    /** The key in the latest email to an address that carries an unsubscribe link. */
    key: (email: string) => secretIn({ kind: 'newsletter-welcome', email, pattern: /key=([\w-]+)/ }),
    post: (action: NewsletterAction, body: Record<string, string>) =>
      handleNewsletter(action, aPost(action, new URLSearchParams(body)), services()),
    /** As a mail program posts: to the link itself, with nothing of the site's. */
    oneClick: (key: string, body: URLSearchParams | FormData) =>
      handleNewsletter('unsubscribe', aPost(`unsubscribe?key=${key}`, body), services()),
    subscriptions: () => database().selectFrom('subscriptions').selectAll().orderBy('email').execute(),
  };
}

function aPost(path: string, body: URLSearchParams | FormData): Request {
  return new Request(`https://agency.test/newsletter-actions/${path}`, { method: 'POST', body });
}

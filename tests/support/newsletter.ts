import type { Kysely } from 'kysely';
import { handleNewsletter } from '@/lib/newsletter/reply';
import { siteRegister } from '@/lib/privacy';
import type { Database } from '@/lib/site/db/tables';
import type { NewsletterAction } from '@/lib/site/routes';
import { anErasureDir, notedAddresses } from './erasures';
import { aFormDoor, LEADS_NOW } from './leads';
import { testSite, type SiteOverrides } from './site';

/** The newsletter from its form to its unsubscribe link over a real database, with a clock that only the test moves. */
export function aNewsletter(database: () => Kysely<Database>, overrides: SiteOverrides = {}) {
  const time = { now: LEADS_NOW };
  const clock = { now: () => time.now };
  const env = { ERASURES_DIR: anErasureDir(), ...overrides.env };
  const site = () => testSite(database(), { ...clock, ...overrides, env });
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
    site,
    /** How often it was noted that this address left. */
    countNotes: async (email: string) => {
      const addresses = await notedAddresses(siteRegister(site()), [email]);
      return addresses.filter(address => address === email).length;
    },
    mails,
    signUp: (email: string, extra: Record<string, string> = {}) =>
      aFormDoor(database).post(
        { 'form-name': 'newsletter-form', email, ...extra },
        { ...clock, ...overrides },
      ),
    /** The token in the latest email that asks an address to confirm. */
    token: (email: string) => secretIn({ kind: 'newsletter-confirm', email, pattern: /token=([\w.-]+)/ }),
    /** The key in the latest email to an address that carries an unsubscribe link. */
    key: (email: string) => secretIn({ kind: 'newsletter-welcome', email, pattern: /key=([\w-]+)/ }),
    post: (action: NewsletterAction, body: Record<string, string>) =>
      handleNewsletter(action, aPost(action, new URLSearchParams(body)), site()),
    /** As a mail program posts: to the link itself, without the site's fields. */
    oneClick: (key: string, body: URLSearchParams | FormData) =>
      handleNewsletter('unsubscribe', aPost(`unsubscribe?key=${key}`, body), site()),
    subscriptions: () => database().selectFrom('subscriptions').selectAll().orderBy('email').execute(),
  };
}

function aPost(path: string, body: URLSearchParams | FormData): Request {
  return new Request(`https://agency.test/newsletter-actions/${path}`, { method: 'POST', body });
}

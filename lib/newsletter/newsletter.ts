import 'server-only';
import type { Kysely } from 'kysely';
import { newsletterFigures, newsletterPages, newsletterMails } from '@/content/newsletter';
import { mailSettings, queueMails, type OutgoingMail, composeLinkMail, type MailSettings } from '@/lib/mail';
import { noteErasure, siteRegister } from '@/lib/privacy/erasures';
import type { Database, SubscriptionEnd } from '@/lib/site/db/tables';
import { routes } from '@/lib/site/routes';
import { newSecret, openSealedId, sealId } from '@/lib/site/security/seal';
import type { Site } from '@/lib/site/site';
import { toAddressKey } from '@/lib/site/stored-address';
import { DAY_MS } from '@/lib/site/time';

/** The form that asks for the newsletter. */
export const NEWSLETTER_FORM = 'newsletter-form';

/** A lead of the newsletter form brings a link that confirms the subscription. */
export function newsletterConfirmMails(
  { leadId, to }: { leadId: string; to: string | null },
  site: Site,
): Promise<OutgoingMail[]> {
  const until = site.now() + newsletterFigures.confirmLinkDays * DAY_MS;
  const token = sealId({ id: leadId, purpose: PURPOSE, until, secret: site.secret('LINKS_SECRET') });
  return renderNewsletterConfirm({ leadId, to, token }, mailSettings(site.env));
}

/** The state of the sign-up behind a token. Changes nothing: link scanners open the page too. */
export async function findSignUpState(token: string, site: Site): Promise<SignUpState> {
  const signUp = await findSignUp(token, site.db, site);
  return signUp === null ? 'dead' : stateOf(site.db, signUp);
}

/**
 * Subscribes the owner of the address. A second tap on the button is a success that changes nothing. One statement
 * decides, so two taps at one moment are one subscription.
 */
export async function confirmSubscription(token: string, site: Site): Promise<'confirmed' | 'dead'> {
  const now = site.now();
  return site.db.transaction().execute(async trx => {
    const signUp = await findSignUp(token, trx, site);
    if (!signUp) return 'dead';
    const consent = {
      requested_at: signUp.at,
      form_name: NEWSLETTER_FORM,
      consent_text: newsletterPages.consent,
      confirmed_at: now,
      ended_at: null,
      end_reason: null,
    };
    const row = await trx
      .insertInto('subscriptions')
      .values({ id: site.newId(), email: signUp.email, unsubscribe_key: newSecret(), ...consent })
      .onConflict(conflict =>
        conflict.column('email').doUpdateSet(consent).where('subscriptions.ended_at', '<', signUp.at),
      )
      .returning(['id', 'unsubscribe_key'])
      .executeTakeFirst();
    if (!row) return (await stateOf(trx, signUp)) === 'already' ? 'confirmed' : 'dead';
    const reader = { email: signUp.email, subscriptionId: row.id, unsubscribeKey: row.unsubscribe_key };
    const mails = await renderNewsletterWelcome({ ...reader, at: now }, mailSettings(site.env));
    await queueMails(trx, mails, site);
    return 'confirmed';
  });
}

/** Ends the subscription at once, and notes it where no restored copy of the database reaches. */
export async function unsubscribe(key: string, site: Site): Promise<'ended' | 'unknown'> {
  const subscription = await findReader(key, site);
  if (!subscription) return 'unknown';
  if (!subscription.isActive) return 'ended';
  await site.db
    .updateTable('subscriptions')
    .set({ ended_at: site.now(), end_reason: 'unsubscribed' })
    .where('unsubscribe_key', '=', key)
    .where('ended_at', 'is', null)
    .execute();
  try {
    const note = { kind: 'subscription', address: subscription.email, at: site.now() } as const;
    await noteErasure(note, siteRegister(site));
  } catch (error) {
    site.logError('unsubscribe_not_noted', error);
  }
  return 'ended';
}

/** The subscription with this key in its unsubscribe link. */
export async function findReader(key: string, { db }: Site): Promise<Subscription | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select(['email', 'ended_at'])
    .where('unsubscribe_key', '=', key)
    .executeTakeFirst();
  return row ? { email: row.email, isActive: row.ended_at === null } : null;
}

/** Whether the reader whom this unsubscribe link was for still gets the newsletter. */
export async function isReaderOf(unsubscribeUrl: string, site: Site): Promise<boolean> {
  const key = new URL(unsubscribeUrl).searchParams.get('key') ?? '';
  return (await findReader(key, site))?.isActive ?? false;
}

/**
 * Ends the subscriptions of these addresses: their emails bounce, or were marked as unwanted at `at`. One that was
 * confirmed after that stays. Both may have happened, and be reported in any order: then it is the complaint that counts.
 */
export async function endSubscriptions(
  db: Kysely<Database>,
  { addresses, reason, at }: { addresses: readonly string[]; reason: SubscriptionEnd; at: number },
): Promise<void> {
  if (addresses.length === 0) return;
  await db
    .updateTable('subscriptions')
    .set({ ended_at: at, end_reason: reason })
    .where('email', 'in', addresses.map(toAddressKey))
    .where('confirmed_at', '<=', at)
    .where(row =>
      row.or([
        row('ended_at', 'is', null),
        ...(reason === 'complained' ? [row('end_reason', '=', 'bounced')] : []),
      ]),
    )
    .execute();
}

export async function countReaders(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('subscriptions')
    .select(row => row.fn.countAll().as('count'))
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Which of these addresses get the newsletter, in lower case. */
export async function findReaders(
  addresses: readonly string[],
  db: Kysely<Database>,
): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set();
  const rows = await db
    .selectFrom('subscriptions')
    .select('email')
    .where('ended_at', 'is', null)
    .where('email', 'in', addresses.map(toAddressKey))
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/** Those who no longer get the newsletter, the latest first. */
export function listEndedSubscriptions(limit: number, db: Kysely<Database>): Promise<EndedSubscription[]> {
  return db
    .selectFrom('subscriptions')
    .select(['id', 'email', 'ended_at as endedAt', 'end_reason as reason'])
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ endedAt: number }>()
    .execute();
}

/** Everyone who gets the newsletter, page after page. */
export async function* listReaders(db: Kysely<Database>): AsyncGenerator<readonly Reader[]> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('subscriptions')
      .selectAll()
      .where('id', '>', last)
      .where('ended_at', 'is', null)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield rows.map(row => ({
      email: row.email,
      unsubscribeKey: row.unsubscribe_key,
      requestedAt: row.requested_at,
      confirmedAt: row.confirmed_at,
      formName: row.form_name,
      consentText: row.consent_text,
    }));
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) return;
    last = end.id;
  }
}

async function findSignUp(token: string, db: Kysely<Database>, site: Site): Promise<SignUp | null> {
  const leadId = openSealedId(token, {
    purpose: PURPOSE,
    now: site.now(),
    secret: site.secret('LINKS_SECRET'),
    previousSecrets: site.env.LINKS_SECRET_PREVIOUS ?? [],
  });
  if (leadId === null) return null;
  const lead = await db
    .selectFrom('leads')
    .select(['email', 'received_at'])
    .where('id', '=', leadId)
    .where('form_name', '=', NEWSLETTER_FORM)
    .executeTakeFirst();
  return lead?.email ? { email: toAddressKey(lead.email), at: lead.received_at } : null;
}

/** People who unsubscribed since they asked must ask again: the earlier link no longer works. */
async function stateOf(db: Kysely<Database>, { email, at }: SignUp): Promise<SignUpState> {
  const row = await db
    .selectFrom('subscriptions')
    .select('ended_at')
    .where('email', '=', email)
    .executeTakeFirst();
  if (!row) return 'open';
  if (row.ended_at === null) return 'already';
  return row.ended_at < at ? 'open' : 'dead';
}

const PURPOSE = 'newsletter';
const PAGE = 500;

/** `dead`: there is no such sign-up, it was erased, or the person has unsubscribed since. */
type SignUpState = 'open' | 'already' | 'dead';

/** `at`: when the form was posted, epoch milliseconds. */
type SignUp = { email: string; at: number };

type Subscription = { email: string; isActive: boolean };

export type Reader = {
  email: string;
  unsubscribeKey: string;
  requestedAt: number;
  confirmedAt: number;
  formName: string;
  consentText: string;
};

export type EndedSubscription = {
  id: string;
  email: string;
  endedAt: number;
  reason: SubscriptionEnd | null;
};

/** The confirmation for a new address: a link to the button, and nothing that was typed. */
export function renderNewsletterConfirm(
  { leadId, to, token }: { leadId: string; to: string | null; token: string },
  settings: MailSettings,
): Promise<OutgoingMail[]> {
  return composeLinkMail(to, {
    settings,
    kind: 'newsletter-confirm',
    key: leadId,
    subjectId: leadId,
    words: newsletterMails.confirm,
    href: settings.siteUrl + routes.newsletterConfirm(token),
  });
}

/**
 * To a new subscriber, with the link to leave, which mail programs also offer as a button. `at`: when it was confirmed,
 * epoch milliseconds; someone who comes back is welcomed again.
 */
export function renderNewsletterWelcome(
  { email, subscriptionId, unsubscribeKey, at }: NewSubscriber,
  settings: MailSettings,
): Promise<OutgoingMail[]> {
  const unsubscribeUrl = settings.siteUrl + routes.newsletterLeave(unsubscribeKey);
  return composeLinkMail(email, {
    settings,
    kind: 'newsletter-welcome',
    key: `${subscriptionId}/${at}`,
    subjectId: subscriptionId,
    words: newsletterMails.welcome,
    href: unsubscribeUrl,
    unsubscribeUrl,
  });
}

type NewSubscriber = { email: string; subscriptionId: string; unsubscribeKey: string; at: number };

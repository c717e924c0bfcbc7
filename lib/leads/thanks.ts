import { facts } from '@/content/facts';
import { formMessages } from '@/content/form-messages';
import { forms } from '@/content/forms';
import { leadReplies, otherThanks, type LeadReply } from '@/content/lead-replies';
import { requestFigures } from '@/content/requests';
import { LEAD_FORM_NAMES, type FormDefinition, type LeadFormName } from '@/lib/forms/define';
import type { Fields } from '@/lib/forms/schema';
import { openSealedId, sealId } from '@/lib/site/security/seal';
import type { Site } from '@/lib/site/site';
import { MINUTE_MS, DAY_MS } from '@/lib/site/time';

/**
 * What a visitor reads whose lead is stored. Mostly its form's own words; a late promotion lead, and a submission that
 * asks for something of its own, get others, so no message is untrue. `key` names the page under `/thanks`, and the panel
 * of a page that holds several.
 */
export function chooseThanks({ formName, isLate, fields }: StoredLead): { key: string; message: string } {
  const { success, successWhen }: FormDefinition = forms[formName];
  if (isLate) return { key: `${formName}-late`, message: formMessages.lateSuccess };
  if (successWhen && fields[successWhen.field] === successWhen.value)
    return { key: `${formName}-${successWhen.value}`, message: successWhen.message };
  return { key: formName, message: success.message };
}

/** The part of a lead that its sender is shown. */
export type StoredLead = { formName: LeadFormName; isLate: boolean; fields: Fields };

/** The pages under `/thanks`, by key. */
export const thanksPages: ReadonlyMap<string, ThanksPage> = new Map<string, ThanksPage>([
  ...LEAD_FORM_NAMES.map(name => [name, ownThanks(name)] as const),
  ...Object.entries(otherThanks),
]);

function ownThanks(name: LeadFormName): ThanksPage {
  return { ...forms[name].success, nextSteps: leadReplies[name].nextSteps };
}

type ThanksPage = { title: string; message: string } & Pick<LeadReply, 'nextSteps'>;

/**
 * The cookie by which the thank-you page shows the sender, and no one else, what was sent. It names the stored lead and
 * contains nothing of it; scripts cannot read it, and only the pages under `/thanks` get it.
 */
export function sentCookie(leadId: string, site: Site): string {
  const until = site.now() + SHOWN_MINUTES * MINUTE_MS;
  const value = sealId({ id: leadId, purpose: SENT_PURPOSE, until, secret: site.secret('LINKS_SECRET') });
  const secure = site.env.SITE_URL.startsWith('https:') ? '; Secure' : '';
  return `${SENT_COOKIE}=${value}; Max-Age=${SHOWN_MINUTES * 60}; Path=/thanks; HttpOnly; SameSite=Strict${secure}`;
}

/** The lead that the cookie names; null when there is none (any more), or the store fails: thanks appear without it. */
export async function findSentLead(cookie: string | undefined, site: Site): Promise<SentLead | null> {
  const secret = site.secret('LINKS_SECRET');
  const id = openSealedId(cookie ?? '', { purpose: SENT_PURPOSE, now: site.now(), secret });
  if (id === null) return null;
  try {
    const lead = await findLead(id, site);
    return lead && { ...lead, id };
  } catch (error) {
    site.logError('sent_lead_not_read', error);
    return null;
  }
}

/** Null when there is no such lead (any more). */
export async function findLead(id: string, { db }: Site): Promise<StoredLead | null> {
  const row = await db
    .selectFrom('leads')
    .select(['form_name', 'is_late', 'fields'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    formName: row.form_name as LeadFormName,
    isLate: row.is_late === 1,
    fields: JSON.parse(row.fields) as Fields,
  };
}

/** With its id, which opens its page. */
type SentLead = StoredLead & { id: string };

export const SENT_COOKIE = 'sent';

const SENT_PURPOSE = 'sent-lead';
const SHOWN_MINUTES = facts.thanks.shownMinutes;

/**
 * The token of a link by which a lead's sender follows it, for a time after `from`, epoch milliseconds. It goes into an
 * email, or to the confirmed account of its address: whoever has it can open the mailbox.
 */
export function followToken(link: FollowLink, site: Site): string {
  return sealFollow(link, FOLLOW_PURPOSE, site);
}

/** The same for the page after the form, whose reader may have typed the address of someone else. */
export function followTokenOfSender(link: FollowLink, site: Site): string {
  return sealFollow(link, SENDER_PURPOSE, site);
}

type FollowLink = { id: string; from: number };

function sealFollow({ id, from }: FollowLink, purpose: string, site: Site): string {
  const until = from + requestFigures.followLinkDays * DAY_MS;
  return sealId({ id, purpose, until, secret: site.secret('LINKS_SECRET') });
}

/** The id of the lead behind a token; null when it is forged or too old. Links that were emailed before the secret changed still work. */
export function openFollowToken(token: string, site: Site): string | null {
  return openMailedToken(token, site) ?? openFollow(token, SENDER_PURPOSE, site);
}

/** The same for a token that only its mailbox can have: the address is its reader's own. */
export function openMailedToken(token: string, site: Site): string | null {
  return openFollow(token, FOLLOW_PURPOSE, site);
}

function openFollow(token: string, purpose: string, { env, now, secret }: Site): string | null {
  const previousSecrets = env.LINKS_SECRET_PREVIOUS ?? [];
  return openSealedId(token, { purpose, now: now(), secret: secret('LINKS_SECRET'), previousSecrets });
}

const FOLLOW_PURPOSE = 'request';
const SENDER_PURPOSE = 'request-sender';

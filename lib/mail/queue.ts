import 'server-only';
import { domainToASCII } from 'node:url';
import type { Kysely } from 'kysely';
import { mailLimits } from '@/content/mail-limits';
import type { Database } from '@/lib/site/db/tables';
import { undoHit, takeHit, type Hit } from '@/lib/site/security/rate-limit';
import type { Site } from '@/lib/site/site';
import { HOUR_MS } from '@/lib/site/time';
import { MAIL_KINDS, toOutboxRow, toRepeatKey, type OutgoingMail } from './outgoing-mail';

/**
 * Puts emails into the outbox in the transaction of the change that they report. Emails that a stranger can cause are
 * counted there too, by mailbox and for the whole site; one beyond a limit is skipped, the others are queued. `undo`
 * takes the emails and their counts back, in the same transaction.
 */
export async function queueMails(
  trx: Kysely<Database>,
  mails: readonly OutgoingMail[],
  site: Site,
): Promise<QueuedMails> {
  const hits: Hit[] = [];
  const rows = [];
  for (const mail of mails) {
    const counted = await takeFor(trx, mail, site);
    if (counted === null) continue;
    hits.push(...counted);
    rows.push(toOutboxRow(mail, { id: site.newId(), now: site.now() }));
  }
  if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute();
  const ids = rows.map(row => row.id);
  const undo = async () => {
    if (ids.length > 0) await trx.deleteFrom('outbox').where('id', 'in', ids).execute();
    for (const hit of hits) await undoHit(trx, hit);
  };
  return { ids, undo };
}

/** Returns what was counted for an email, or null when it must not go. */
async function takeFor(trx: Kysely<Database>, { kind, to }: OutgoingMail, site: Site): Promise<Hit[] | null> {
  const { cap } = MAIL_KINDS[kind];
  if (cap === 'none') return [];
  const { CONFIRMATIONS_PER_HOUR: perHour, CONFIRMATIONS_PER_DAY: perDay } = site.env;
  const secret = site.secret('LIMITS_SECRET');
  const perMailbox = site.mailsPerMailbox ?? mailLimits.perMailboxPerDay;
  const daily = { name: 'mails-to', perMinute: perMailbox, perHour: perMailbox, perDay: perMailbox, secret };
  const ceiling = { name: 'mails', perMinute: perHour, perHour, perDay, secret };
  const address = mailboxOf(to);
  const now = site.now();
  const toMailbox: Hit = { limit: daily, address, now };
  const ofSite: Hit = { limit: ceiling, address: WHOLE_SITE, now };
  // The site first: past its ceiling a flood of made-up addresses writes no counts.
  if (cap === 'site' && !(await isTaken(trx, ofSite))) {
    alarm(site);
    return null;
  }
  if (await isTaken(trx, toMailbox)) return cap === 'site' ? [ofSite, toMailbox] : [toMailbox];
  if (cap === 'site') await undoHit(trx, ofSite);
  if (cap !== 'reserved') return null;
  const reserved: Hit = { limit: { name: kind, perMinute: 1, perHour: 1, secret }, address, now };
  return (await isTaken(trx, reserved)) ? [reserved] : null;
}

/** Says at most once an hour that confirmations are left out because of the ceiling. */
function alarm(site: Site): void {
  if (site.now() - (alarmedAt.get(site.db) ?? -Infinity) < HOUR_MS) return;
  alarmedAt.set(site.db, site.now());
  site.log('error', 'confirmation_ceiling_reached');
}

const alarmedAt = new WeakMap<Site['db'], number>();

async function isTaken(trx: Kysely<Database>, counted: Hit): Promise<boolean> {
  return (await takeHit(trx, counted)).kind === 'allowed';
}

const WHOLE_SITE = 'whole site';

/** Whether someone is told: an email to them is queued. `no_address`: there is none that an email reaches. `limit`: their mailbox has had its share. */
export type Told = { kind: 'queued' } | { kind: 'nobody'; why: 'no_address' | 'limit' };

/**
 * Queues emails that a page, a notice or another email promises, in the transaction of what it reports. The result is
 * the only thing that may be promised: whoever reads that someone is told must read it when nobody is.
 */
export async function tell(trx: Kysely<Database>, mails: readonly OutgoingMail[], site: Site): Promise<Told> {
  if (mails.length === 0) return { kind: 'nobody', why: 'no_address' };
  const { ids } = await queueMails(trx, mails, site);
  return ids.length === mails.length ? { kind: 'queued' } : { kind: 'nobody', why: 'limit' };
}

type QueuedMails = { ids: string[]; undo: () => Promise<void> };

/**
 * One name for a mailbox, however its address is written: in lower case, without a `+tag`, without the dots that the
 * provider ignores, under the provider's main domain. For counting only: an email goes to the address as it was typed.
 */
export function mailboxOf(address: string): string {
  const text = address.trim().normalize('NFKC').toLowerCase();
  const at = text.lastIndexOf('@');
  const typedDomain = text.slice(at + 1).replace(/\.+$/, '');
  const domain = domainToASCII(typedDomain) || typedDomain;
  const provider = PROVIDERS.get(domain);
  const typedName = at === -1 ? '' : text.slice(0, at);
  const untagged = withoutTag(typedName) || typedName;
  const name = (provider && untagged.replaceAll(provider.ignored, '')) || untagged;
  return `${name}@${provider?.domain ?? domain}`;
}

function withoutTag(name: string): string {
  return name.split('+', 1).join('');
}

const GOOGLE = { domain: 'gmail.com', ignored: /\./g };
const PROTON = { domain: 'proton.me', ignored: /[._-]/g };

/** Providers that deliver several spellings to one mailbox, by domain. */
const PROVIDERS: ReadonlyMap<string, { domain: string; ignored: RegExp }> = new Map([
  ['gmail.com', GOOGLE],
  ['googlemail.com', GOOGLE],
  ['proton.me', PROTON],
  ['protonmail.com', PROTON],
  ['pm.me', PROTON],
]);

/** Puts a failed or bounced mail back into the queue under a new key: a person has decided that a second is right. */
export async function requeueMail(
  db: Kysely<Database>,
  { id, now, attemptId }: { id: string; now: number; attemptId: string },
): Promise<RequeueOutcome> {
  const mail = await db
    .selectFrom('outbox')
    .select(['idempotency_key', 'state', 'to_address', 'html'])
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'bounced'])
    .executeTakeFirst();
  if (!mail) return 'changed';
  // What was emptied for someone's sake has nowhere to go, or nothing to say.
  if (mail.to_address === '' || mail.html === '') return 'empty';
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      state: 'queued',
      idempotency_key: toRepeatKey(mail.idempotency_key, attemptId),
      next_attempt_at: now,
      first_attempt_at: null,
      provider_id: null,
      attempts: 0,
      settled_at: null,
    })
    .where('id', '=', id)
    .where('state', '=', mail.state)
    .where('to_address', '!=', '')
    .where('html', '!=', '')
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'done' : 'changed';
}

/** `changed`: there is no such mail that failed (any more). `empty`: its text and address were deleted. */
export type RequeueOutcome = 'done' | 'changed' | 'empty';

import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { HOUR_MS } from '@/lib/site/time';
import { undoHit, takeHit, type Counted } from '@/lib/site/security/rate-limit';
import type { Site } from '@/lib/site/site';
import { mailboxOf } from './mailbox-of';
import { MAIL_KINDS } from './mail-kinds';
import { toOutboxRow, type OutgoingMail } from './outgoing-mail';

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
  const hits: Counted[] = [];
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
async function takeFor(
  trx: Kysely<Database>,
  { kind, to }: OutgoingMail,
  site: Site,
): Promise<Counted[] | null> {
  const { cap } = MAIL_KINDS[kind];
  if (cap === 'none') return [];
  const { CONFIRMATIONS_PER_HOUR: perHour, CONFIRMATIONS_PER_DAY: perDay } = site.env;
  const secret = site.secret('LIMITS_SECRET');
  const perMailbox = site.mailsPerMailbox;
  const daily = { name: 'mails-to', perMinute: perMailbox, perHour: perMailbox, perDay: perMailbox, secret };
  const ceiling = { name: 'mails', perMinute: perHour, perHour, perDay, secret };
  const address = mailboxOf(to);
  const now = site.now();
  const toMailbox: Counted = { limit: daily, address, now };
  const ofSite: Counted = { limit: ceiling, address: WHOLE_SITE, now };
  // The site first: past its ceiling a flood of made-up addresses writes no counts.
  if (cap === 'site' && !(await isTaken(trx, ofSite))) {
    alarm(site);
    return null;
  }
  if (await isTaken(trx, toMailbox)) return cap === 'site' ? [ofSite, toMailbox] : [toMailbox];
  if (cap === 'site') await undoHit(trx, ofSite);
  if (cap !== 'reserved') return null;
  const reserved: Counted = { limit: { name: kind, perMinute: 1, perHour: 1, secret }, address, now };
  return (await isTaken(trx, reserved)) ? [reserved] : null;
}

/** Says at most once an hour that confirmations are left out because of the ceiling. */
function alarm(site: Site): void {
  if (site.now() - (alarmedAt.get(site.db) ?? -Infinity) < HOUR_MS) return;
  alarmedAt.set(site.db, site.now());
  site.log('error', 'confirmation_ceiling_reached');
}

const alarmedAt = new WeakMap<Site['db'], number>();

async function isTaken(trx: Kysely<Database>, counted: Counted): Promise<boolean> {
  return (await takeHit(trx, counted)).kind === 'allowed';
}

const WHOLE_SITE = 'whole site';

type QueuedMails = { ids: string[]; undo: () => Promise<void> };

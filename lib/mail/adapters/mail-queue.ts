import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { HOUR_MS } from '@/lib/site/time';
import { undoHit, takeHit, type Counted, type RateLimit } from '@/lib/site/security/rate-limit';
import { mailboxOf } from '../mailbox-of';
import { MAIL_KINDS } from '../mail-kinds';
import { toOutboxRow, type OutgoingMail } from '../outgoing-mail';

/**
 * Puts emails into the outbox in the transaction of the change that they report. Emails that a stranger can cause are
 * counted there too, by mailbox and for the whole site; one beyond a limit is skipped, the others are queued.
 */
export type QueueMails = (
  trx: Kysely<Database>,
  mails: readonly OutgoingMail[],
  now: number,
) => Promise<QueuedMails>;

/** `undo` takes the emails and their counts back, in the same transaction. */
type QueuedMails = { ids: string[]; undo: () => Promise<void> };

export function createMailQueue({ newId, ...caps }: MailQueueDeps): QueueMails {
  const take = createCounter(caps);
  return async (trx, mails, now) => {
    const hits: Counted[] = [];
    const rows = [];
    for (const mail of mails) {
      const counted = await take(trx, mail, now);
      if (counted === null) continue;
      hits.push(...counted);
      rows.push(toOutboxRow(mail, { id: newId(), now }));
    }
    if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute();
    const ids = rows.map(row => row.id);
    const undo = async () => {
      if (ids.length > 0) await trx.deleteFrom('outbox').where('id', 'in', ids).execute();
      for (const hit of hits) await undoHit(trx, hit);
    };
    return { ids, undo };
  };
}

/** Returns what was counted for an email, or null when it must not go. */
function createCounter({ secret, perMailbox, perSite, onCeiling }: MailCaps) {
  const daily = { name: 'mails-to', perMinute: perMailbox, perHour: perMailbox, perDay: perMailbox, secret };
  const ceiling = { name: 'mails', perMinute: perSite.perHour, ...perSite, secret };
  let alarmedAt = -Infinity;

  const alarm = (now: number) => {
    if (now - alarmedAt < ALARM_EVERY_MS) return;
    alarmedAt = now;
    onCeiling();
  };

  return async (
    trx: Kysely<Database>,
    { kind, to }: OutgoingMail,
    now: number,
  ): Promise<Counted[] | null> => {
    const { cap } = MAIL_KINDS[kind];
    if (cap === 'none') return [];
    const address = mailboxOf(to);
    const toMailbox: Counted = { limit: daily, address, now };
    const ofSite: Counted = { limit: ceiling, address: WHOLE_SITE, now };
    // The site first: past its ceiling a flood of made-up addresses writes no counts.
    if (cap === 'site' && !(await isTaken(trx, ofSite))) {
      alarm(now);
      return null;
    }
    if (await isTaken(trx, toMailbox)) return cap === 'site' ? [ofSite, toMailbox] : [toMailbox];
    if (cap === 'site') await undoHit(trx, ofSite);
    if (cap !== 'reserved') return null;
    const reserved: Counted = { limit: hourly(kind, secret), address, now };
    return (await isTaken(trx, reserved)) ? [reserved] : null;
  };
}

async function isTaken(trx: Kysely<Database>, counted: Counted): Promise<boolean> {
  return (await takeHit(trx, counted)).kind === 'allowed';
}

function hourly(name: string, secret: string): RateLimit {
  return { name, perMinute: 1, perHour: 1, secret };
}

const WHOLE_SITE = 'whole site';
const ALARM_EVERY_MS = HOUR_MS;

export type MailCaps = {
  /** Keys the count of a mailbox, so the table names no one. */
  secret: string;
  /** How many emails strangers can cause to one mailbox in a day. */
  perMailbox: number;
  /** How many confirmations the whole site sends. */
  perSite: { perHour: number; perDay: number };
  /** Called at most once an hour, when a confirmation is left out because of `perSite`. */
  onCeiling: () => void;
};

type MailQueueDeps = MailCaps & { newId: () => string };

import 'server-only';
import type { Kysely } from 'kysely';
import { answerNoticeMail, unreadableAnswer } from '@/content/desk';
import { composeLinkMail, mailSettings, queueMails, type OutgoingMail } from '@/lib/mail';
import type { Database } from '@/lib/site/db/tables';
import { serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { toAddressKey } from '@/lib/site/stored-address';
import { toSingleLine, truncate } from '@/lib/site/text';
import { DAY_MS } from '@/lib/site/time';
import { findThreadLead, insertMessage, parseMessageId, toMessageText } from './thread';

/**
 * Takes an email that came back to the address of a lead's thread, once, and tells who looks after the lead. One to no
 * thread of ours, or to a lead that was erased, is not kept: the email service still has it. Throws when its text cannot
 * be read now, so the service sends the event again.
 */
export async function receiveAnswer(event: AnswerEvent, site: Site): Promise<AnswerOutcome> {
  const known = await site.db
    .selectFrom('webhook_events')
    .select('id')
    .where('id', '=', event.id)
    .executeTakeFirst();
  if (known) return 'repeat';
  const leadId = findThreadLead(event.to, site);
  const lead = leadId === null ? undefined : await findLead(leadId, site);
  if (!lead) return finish(event, 'no_thread', site);
  const today = await countToday(lead.id, site);
  if (today.people >= ANSWERS_PER_DAY && today.automatic >= AUTOMATIC_PER_DAY)
    return finish(event, 'too_many', site);
  const received = await event.readMail();
  if (received === null) return finish(event, 'no_mail', site);
  const isUnreadable = received === 'unreadable';
  const mail = isUnreadable ? toUnreadable(event) : received;
  const isFull = mail.isAutomatic ? today.automatic >= AUTOMATIC_PER_DAY : today.people >= ANSWERS_PER_DAY;
  if (isFull) return finish(event, 'too_many', site);
  const id = site.newId();
  const notices = await noticeMails({ leadId: lead.id, messageId: id, to: lead.owner }, site);
  const { text, isCut } = toMessageText(mail.text);
  const outcome = await site.db.transaction().execute(async trx => {
    const what = isUnreadable ? 'unreadable' : 'answer';
    if (!(await noteEvent(trx, event, what, site))) return 'repeat';
    const row = trx.selectFrom('lead_messages').select('id').where('provider_id', '=', event.emailId);
    if (await row.executeTakeFirst()) return 'repeat';
    const thread = await trx
      .updateTable('leads')
      .set(row => ({ message_count: row('message_count', '+', 1) }))
      .where('id', '=', lead.id)
      .returning('message_count as number')
      .executeTakeFirst();
    if (!thread) {
      await trx
        .updateTable('webhook_events')
        .set({ outcome: 'no_thread' })
        .where('id', '=', event.id)
        .execute();
      return 'no_thread';
    }
    await insertMessage(trx, {
      id,
      lead_id: lead.id,
      number: thread.number,
      direction: 'in',
      at: site.now(),
      from_address: mail.from,
      is_automatic: mail.isAutomatic ? 1 : 0,
      authentication: mail.authentication,
      subject: truncate(toSingleLine(mail.subject.slice(0, SUBJECT_READ)), SUBJECT_KEPT, '…'),
      text,
      is_cut: isCut ? 1 : 0,
      attachments: mail.attachments,
      message_id: parseMessageId(mail.messageId),
      provider_id: event.emailId,
    });
    // An absence notice is kept and wakes no one.
    if (mail.isAutomatic) return 'automatic';
    const { numUpdatedRows } = await trx
      .updateTable('leads')
      .set({ has_answer: 1 })
      .where('id', '=', lead.id)
      .where('has_answer', '=', 0)
      .where('status', '!=', 'spam')
      .executeTakeFirst();
    // One email until someone has looked, however many answers come.
    if (numUpdatedRows === 1n) await queueMails(trx, notices, site);
    return what;
  });
  if (outcome === 'answer' || outcome === 'unreadable') site.wakeDelivery();
  return outcome;
}

/** `unreadable`: kept with what the event says of it, because no further try would read more. */
type AnswerOutcome = 'answer' | 'automatic' | 'unreadable' | 'repeat' | 'no_thread' | 'no_mail' | 'too_many';

/** An event of the email service: an email came. `id` is the event's, `emailId` the email's. */
type AnswerEvent = {
  id: string;
  provider: string;
  type: string;
  emailId: string;
  /** Every address that it was sent to or received for. */
  to: readonly string[];
  from: string;
  subject: string;
  /** Null when the service no longer has it. Throws when it gives no answer. */
  readMail: () => Promise<ReceivedMail | 'unreadable' | null>;
};

/** An email as the service hands it out. All of it is a stranger's. */
export type ReceivedMail = {
  /** The address alone, as rows have it. */
  from: string;
  subject: string;
  text: string;
  /** A program wrote it. */
  isAutomatic: boolean;
  /** What the service found of SPF, DKIM and DMARC, as `spf=pass dkim=fail`; null when it says nothing. */
  authentication: string | null;
  messageId: string;
  attachments: number;
};

function toUnreadable({ from, subject }: AnswerEvent): ReceivedMail {
  return {
    from: toAddressKey(from),
    subject,
    text: unreadableAnswer,
    isAutomatic: false,
    authentication: null,
    messageId: '',
    attachments: 0,
  };
}

/** Notes the event and what came of it. Nothing of the email is kept with it. */
async function finish(event: AnswerEvent, outcome: AnswerOutcome, site: Site): Promise<AnswerOutcome> {
  return (await noteEvent(site.db, event, outcome, site)) ? outcome : 'repeat';
}

async function noteEvent(
  db: Kysely<Database>,
  { id, provider, type }: AnswerEvent,
  outcome: AnswerOutcome,
  site: Site,
): Promise<boolean> {
  const now = site.now();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('webhook_events')
    .values({ id, provider, type, payload: '', received_at: now, handled_at: now, outcome })
    .onConflict(conflict => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** With the address of the member of staff who looks after it; null when no one does. */
function findLead(id: string, { db }: Site): Promise<{ id: string; owner: string | null } | undefined> {
  return db
    .selectFrom('leads')
    .leftJoin('accounts', join => join.onRef('accounts.id', '=', 'owner_id').on('role', '=', 'staff'))
    .select(['leads.id', 'accounts.email as owner'])
    .where('leads.id', '=', id)
    .executeTakeFirst();
}

/** Who has the address of a thread can write to it as often as they like. A program that does so keeps no person out. */
async function countToday(leadId: string, { db, now }: Site): Promise<{ people: number; automatic: number }> {
  const rows = await db
    .selectFrom('lead_messages')
    .select(row => ['is_automatic', row.fn.countAll().as('count')])
    .where('lead_id', '=', leadId)
    .where('direction', '=', 'in')
    .where('at', '>', now() - DAY_MS)
    .groupBy('is_automatic')
    .execute();
  const of = (isAutomatic: number) => Number(rows.find(row => row.is_automatic === isAutomatic)?.count ?? 0);
  return { people: of(0), automatic: of(1) };
}

/** Says that an answer came. What it says is at the desk alone: it is a stranger's text. */
export function noticeMails(
  { leadId, messageId, to }: { leadId: string; messageId: string; to: string | null },
  site: Pick<Site, 'env'>,
): Promise<OutgoingMail[]> {
  const settings = mailSettings(site.env);
  const plan = { settings, kind: 'lead-answer-notify', key: messageId, subjectId: leadId } as const;
  const href = settings.siteUrl + serverRoutes.deskLead(leadId);
  return composeLinkMail(to ?? settings.agencyTo, { ...plan, words: answerNoticeMail, href });
}

const ANSWERS_PER_DAY = 50;
const AUTOMATIC_PER_DAY = 10;
const SUBJECT_KEPT = 200;
const SUBJECT_READ = 1_000;

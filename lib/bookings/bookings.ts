import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import { bookingMails as words, callFigures } from '@/content/calls';
import { consultation } from '@/content/consultation';
import { embeds } from '@/content/embeds';
import { site as agency } from '@/content/site';
import { followToken } from '@/lib/leads';
import {
  composeLinkMail,
  formatMoment,
  mailSettings,
  parseAddress,
  queueMails,
  visibleText,
  type OutgoingMail,
} from '@/lib/mail';
import { isUniqueViolation } from '@/lib/site/db/connect';
import type { BookingRow, Database, LeadRow } from '@/lib/site/db/tables';
import { routes, serverRoutes } from '@/lib/site/routes';
import { insertAudit } from '@/lib/site/security/audit';
import { thenDeliver, type Site } from '@/lib/site/site';
import { fillText, toSingleLine } from '@/lib/site/text';
import { methodOf, renderInvitation } from './invitation';
import { listSlots } from './slots';

/** A call, booked or canceled. Times are epoch milliseconds. */
export type Call = Pick<BookingRow, 'minutes' | 'sequence' | 'state'> & {
  leadId: string;
  startsAt: number;
  /** Whether it was made in the calendar that the pages embed: that one sends the invitations. */
  isElsewhere: boolean;
};

/** What the sender of a lead can do about a call; null for a lead that asks for none. */
export type CallChoice = {
  call: Call | null;
  /** The instants that are free. */
  slots: readonly number[];
  /** In which times are said: the sender's own, as far as it is known. */
  timeZone: string;
};

export async function findCallChoice(leadId: string, site: Site): Promise<CallChoice | null> {
  const lead = await findCaller(site.db, leadId);
  if (!lead) return null;
  const call = await findCall(leadId, site);
  const isOver = call?.state === 'booked' && call.startsAt <= site.now();
  const slots = isOver || call?.isElsewhere ? [] : await listFreeSlots(site);
  return { call, slots, timeZone: timeZoneOf(lead) };
}

export async function findCall(leadId: string, { db }: Pick<Site, 'db'>): Promise<Call | null> {
  const row = await db.selectFrom('bookings').selectAll().where('lead_id', '=', leadId).executeTakeFirst();
  return row ? toCall(row) : null;
}

/** The calls to come, the next first, with whom. */
export function listUpcomingCalls({ db, now }: Pick<Site, 'db' | 'now'>) {
  return db
    .selectFrom('bookings')
    .innerJoin('leads', 'leads.id', 'bookings.lead_id')
    .select(['bookings.id', 'lead_id as leadId', 'starts_at as startsAt', 'minutes', 'name', 'email'])
    .where('bookings.state', '=', 'booked')
    .where('starts_at', '>', now() - LISTED_AFTER_MS)
    .orderBy('starts_at')
    .limit(callFigures.listed)
    .execute();
}

async function listFreeSlots({ db, now }: Site): Promise<number[]> {
  const slots = listSlots(now());
  const taken = await db
    .selectFrom('bookings')
    .select('taken_slot')
    .where('taken_slot', '>=', slots[0] ?? 0)
    .execute();
  const isTaken = new Set(taken.map(({ taken_slot }) => taken_slot));
  return slots.filter(slot => !isTaken.has(slot));
}

/**
 * Books a call, or moves it. `sequence` is what the page showed, 0 for none: of two clicks one counts. `taken`: someone
 * else was quicker, which the table decides. `dead`: there is no such request, or it can have no call.
 */
export async function bookCall(
  { leadId, startsAt, sequence }: { leadId: string; startsAt: number; sequence: number },
  site: Site,
): Promise<'done' | 'taken' | 'changed' | 'dead'> {
  const lead = await findCaller(site.db, leadId);
  if (!lead) return 'dead';
  if (!listSlots(site.now()).includes(startsAt)) return 'taken';
  const next = {
    starts_at: startsAt,
    taken_slot: startsAt,
    state: 'booked',
    sequence: sequence + 1,
  } as const;
  const work = site.db.transaction().execute(async trx => {
    const row = await storeCall(trx, { lead, sequence, next }, site);
    if (!row) return 'changed';
    await queueMails(trx, await callMails({ row, lead }, site), site);
    return 'done';
  });
  try {
    return await thenDeliver(work, site);
  } catch (error) {
    // Of this lead or of another one: the slot is gone.
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
}

async function storeCall(trx: Transaction<Database>, { lead, sequence, next }: CallChange, site: Site) {
  const values = { ...next, minutes: consultation.freeMinutes, changed_at: site.now() };
  if (sequence === 0)
    return trx
      .insertInto('bookings')
      .values({ id: site.newId(), lead_id: lead.id, calendar_id: null, ...values })
      .onConflict(conflict => conflict.column('lead_id').doNothing())
      .returningAll()
      .executeTakeFirst();
  return trx
    .updateTable('bookings')
    .set(values)
    .where('lead_id', '=', lead.id)
    .where('sequence', '=', sequence)
    .where('calendar_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

type CallChange = {
  lead: Caller;
  sequence: number;
  next: Pick<BookingRow, 'starts_at' | 'taken_slot' | 'state' | 'sequence'>;
};

/** Gives the slot back, for the customer. */
export function cancelCall(
  { leadId, sequence }: { leadId: string; sequence: number },
  site: Site,
): Promise<'done' | 'changed'> {
  return thenDeliver(
    site.db.transaction().execute(trx => cancelIn(trx, { leadId, sequence }, site)),
    site,
  );
}

/** The same by staff, with a line in the audit. */
export function cancelCallAtDesk(
  { leadId, sequence, staffId }: { leadId: string; sequence: number; staffId: string },
  site: Site,
): Promise<'done' | 'changed'> {
  const work = site.db.transaction().execute(async trx => {
    const outcome = await cancelIn(trx, { leadId, sequence }, site);
    const note = { actorId: staffId, action: 'lead-call-canceled', subjectId: leadId } as const;
    if (outcome === 'done') await insertAudit(trx, note, site);
    return outcome;
  });
  return thenDeliver(work, site);
}

async function cancelIn(
  trx: Transaction<Database>,
  { leadId, sequence }: { leadId: string; sequence: number },
  site: Site,
): Promise<'done' | 'changed'> {
  const row = await trx
    .updateTable('bookings')
    .set({ state: 'canceled', taken_slot: null, sequence: sequence + 1, changed_at: site.now() })
    .where('lead_id', '=', leadId)
    .where('sequence', '=', sequence)
    .where('state', '=', 'booked')
    .where('starts_at', '>', site.now())
    .where('calendar_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) return 'changed';
  const lead = await findCaller(trx, leadId);
  if (lead) await queueMails(trx, await callMails({ row, lead }, site), site);
  return 'done';
}

/** The sender of a request for a call, which waits in no quarantine; null where another calendar takes the bookings. */
async function findCaller(db: Kysely<Database>, leadId: string): Promise<Caller | null> {
  if (embeds.scheduler !== '') return null;
  const lead = await db
    .selectFrom('leads')
    .select(['id', 'email', 'name', 'fields'])
    .where('id', '=', leadId)
    .where('form_name', '=', CONSULTATION_FORM)
    .where('is_held', '=', 0)
    .where('status', 'not in', ['spam', 'lost'])
    .executeTakeFirst();
  return lead ?? null;
}

type Caller = Pick<LeadRow, 'id' | 'email' | 'name' | 'fields'>;

export const CONSULTATION_FORM = 'consultation-form';

/** What was chosen in the form; the agency's where that is no zone. */
function timeZoneOf({ fields }: Pick<Caller, 'fields'>): string {
  const { timeZone = '' } = JSON.parse(fields) as { timeZone?: string };
  return timeZone.includes('/') ? timeZone : agency.timeZone;
}

/** Name and phone number, for us alone: they are what someone typed. */
function callerOf({ name, email, fields }: Caller): string {
  const { phone = '' } = JSON.parse(fields) as { phone?: string };
  return toSingleLine(visibleText([name ?? email ?? '', phone].filter(Boolean).join(' at ')));
}

/** To the customer and to the agency, with the invitation for their calendars. Nothing that was typed is in the first. */
export async function callMails({ row, lead }: CallForMail, site: Site): Promise<OutgoingMail[]> {
  const settings = mailSettings(site.env);
  const isCanceled = row.state === 'canceled';
  const { customer, notify } = isCanceled ? words.canceled : words.booked;
  const key = `${row.id}/${row.sequence}`;
  const subjectId = lead.id;
  const caller = callerOf(lead);
  const say = (text: string, timeZone: string) =>
    fillText(text, {
      moment: formatMoment(row.starts_at, timeZone),
      minutes: String(row.minutes),
      caller,
    });
  const fillWords = ({ subject, title, text, link, note }: CallWords, timeZone: string) => ({
    subject: say(subject, timeZone),
    title: say(title, timeZone),
    text: text.map(line => say(line, timeZone)),
    link,
    note,
  });
  const attachments = (attendee: string, summary: string) => [
    {
      filename: 'call.ics',
      contentType: `text/calendar; method=${methodOf({ isCanceled })}; charset=utf-8`,
      content: renderInvitation({
        uid: `${row.id}@${new URL(site.env.SITE_URL).hostname}`,
        sequence: row.sequence,
        isCanceled,
        startsAt: row.starts_at,
        minutes: row.minutes,
        changedAt: row.changed_at,
        summary: fillText(summary, { caller }),
        description: words.description,
        organizer: { name: agency.name, email: agency.email },
        attendee,
      }),
    },
  ];
  const toCustomer = await composeLinkMail(lead.email, {
    settings,
    kind: 'call-booked',
    key,
    subjectId,
    words: fillWords(customer, timeZoneOf(lead)),
    href: settings.siteUrl + routes.request(followToken({ id: lead.id, from: row.starts_at }, site)),
    attachments: attachments(lead.email ?? '', words.summary.customer),
  });
  const toAgency = await composeLinkMail(settings.agencyTo, {
    settings,
    kind: 'call-notify',
    key,
    subjectId,
    words: fillWords(notify, agency.timeZone),
    href: settings.siteUrl + serverRoutes.deskLead(lead.id),
    attachments: attachments(settings.agencyTo, words.summary.notify),
  });
  return [...toCustomer, ...toAgency.map(mail => ({ ...mail, replyTo: parseAddress(lead.email ?? '') }))];
}

type CallWords = Record<'subject' | 'title' | 'link' | 'note', string> & { text: readonly string[] };

type CallForMail = { row: BookingRow; lead: Caller };

function toCall(row: BookingRow): Call {
  const { lead_id: leadId, starts_at: startsAt, minutes, sequence, state } = row;
  return { leadId, startsAt, minutes, sequence, state, isElsewhere: row.calendar_id !== null };
}

/** A call that began less than this ago is still listed. */
const LISTED_AFTER_MS = consultation.freeMinutes * 60_000;

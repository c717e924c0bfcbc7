import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import { z } from 'zod';
import { leadMails, leadSearchText } from '@/lib/leads';
import { queueMails } from '@/lib/mail';
import { lockRow } from '@/lib/site/db/locks';
import type { Database } from '@/lib/site/db/tables';
import { clientAddressOf } from '@/lib/site/http/request';
import type { Site } from '@/lib/site/site';
import { thenDeliver } from '@/lib/site/site';
import { parseStoredAddress } from '@/lib/site/stored-address';
import { parseJson, toSingleLine, truncate } from '@/lib/site/text';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@/lib/site/time';
import { CONSULTATION_FORM } from './bookings';

/**
 * Takes one event of the scheduler whose calendar the pages embed: a booking becomes a lead, so the desk has it, and a
 * cancellation is noted. A repeat changes nothing. Throws when the database does, so the event is sent again.
 */
export async function receiveSchedulerEvent(
  { body, headers }: { body: string; headers: Headers },
  site: Site,
): Promise<'taken' | 'repeat' | 'ignored' | 'refused' | 'switched_off'> {
  const secret = site.env.SCHEDULER_WEBHOOK_SECRET;
  if (secret === null) return 'switched_off';
  const signature = headers.get('calendly-webhook-signature') ?? '';
  if (!isSigned({ body, signature, secret, now: site.now() })) {
    const address = clientAddressOf(headers, site.env.TRUSTED_PROXY_HOPS);
    site.noteSecurity('scheduler_webhook_refused', { address });
    return 'refused';
  }
  const posted = parseJson(body);
  const event = eventSchema.safeParse(posted);
  if (!event.success) {
    // Of other kinds of events nothing is needed. A call that is not read has to be looked up in the calendar itself.
    if (kindSchema.safeParse(posted).success)
      site.log('error', 'scheduler_event_unreadable', {
        fields: event.error.issues.map(({ path }) => path.join('.')).join(' '),
      });
    return 'ignored';
  }
  const { event: type, payload } = event.data;
  return thenDeliver(type === 'invitee.created' ? book(payload, site) : cancel(payload, site), site);
}

/** `t=1690000000,v1=…`: an HMAC over the time and the body. An old one may be a copy. */
function isSigned({ body, signature, secret, now }: SignedBody): boolean {
  const [, time = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  const given = Buffer.from(hex, 'hex');
  const isRecent = Math.abs(now - Number(time) * SECOND_MS) < TOLERANCE_MS;
  return isRecent && given.length === expected.length && timingSafeEqual(given, expected);
}

type SignedBody = { body: string; signature: string; secret: string; now: number };
const TOLERANCE_MS = 5 * MINUTE_MS;

const line = z.string().transform(text => truncate(toSingleLine(text), LINE_MAX));
const LINE_MAX = 200;
const instant = z.iso.datetime({ offset: true }).transform(text => Date.parse(text));
const kindSchema = z.object({ event: z.enum(['invitee.created', 'invitee.canceled']) });
const eventSchema = kindSchema.extend({
  payload: z.object({
    uri: z.string().min(1).max(500),
    /** The booking that this one takes the place of. */
    old_invitee: z.string().min(1).max(500).nullish(),
    name: line,
    email: line,
    timezone: line.nullish(),
    text_reminder_number: line.nullish(),
    scheduled_event: z.object({ start_time: instant, end_time: instant }),
  }),
});
type Invitee = z.infer<typeof eventSchema>['payload'];

/**
 * What is known of each booking is kept, and the call of its lead follows from all of it: so events may come in any order,
 * and twice. A moved booking is a new one that names the old; both belong to one lead.
 */
async function book(invitee: Invitee, site: Site): Promise<'taken' | 'repeat'> {
  const { uri, scheduled_event: slot } = invitee;
  const email = parseStoredAddress(invitee.email);
  const former = invitee.old_invitee ?? null;
  return site.db.transaction().execute(async trx => {
    await lockRow(trx, 'calls');
    const known = await findInvitee(trx, uri);
    if (known && known.starts_at !== null) return 'repeat';
    const before = former === null ? null : await findInvitee(trx, former);
    const leadId =
      known?.lead_id ??
      before?.lead_id ??
      (await findLeadOfMoved(trx, { email, isMoved: former !== null })) ??
      (await insertLead(trx, invitee, site));
    await note(trx, uri, site, {
      lead_id: leadId,
      starts_at: slot.start_time,
      minutes: Math.max(1, Math.round((slot.end_time - slot.start_time) / MINUTE_MS)),
    });
    if (former !== null) await note(trx, former, site, { lead_id: leadId, is_replaced: 1 });
    await settleCall(trx, leadId, site);
    return 'taken';
  });
}

/** A cancellation that comes before its booking is kept for it. */
async function cancel({ uri }: Invitee, site: Site): Promise<'taken' | 'repeat'> {
  return site.db.transaction().execute(async trx => {
    await lockRow(trx, 'calls');
    const known = await findInvitee(trx, uri);
    if (known?.is_canceled === 1) return 'repeat';
    await note(trx, uri, site, { is_canceled: 1 });
    if (known?.lead_id) await settleCall(trx, known.lead_id, site);
    await trx
      .deleteFrom('calendar_invitees')
      .where('lead_id', 'is', null)
      .where('noted_at', '<', site.now() - UNCLAIMED_MS)
      .execute();
    return 'taken';
  });
}

function findInvitee(trx: Transaction<Database>, uri: string) {
  return trx.selectFrom('calendar_invitees').selectAll().where('uri', '=', uri).executeTakeFirst();
}

async function note(
  trx: Transaction<Database>,
  uri: string,
  site: Site,
  values: Omit<Insertable<Database['calendar_invitees']>, 'uri' | 'noted_at'>,
): Promise<void> {
  await trx
    .insertInto('calendar_invitees')
    .values({ uri, noted_at: site.now(), ...values })
    .onConflict(conflict => conflict.column('uri').doUpdateSet(values))
    .execute();
}

/**
 * Where a step of a move is missing yet, the address leads to the lead: that of a moved booking to any lead with one, and
 * that of a first booking to a lead whose first one has not come.
 */
async function findLeadOfMoved(
  trx: Transaction<Database>,
  { email, isMoved }: { email: string | null; isMoved: boolean },
): Promise<string | null> {
  if (email === null) return null;
  const row = await trx
    .selectFrom('calendar_invitees')
    .innerJoin('leads', 'leads.id', 'calendar_invitees.lead_id')
    .select('lead_id')
    .where('leads.email', '=', email)
    .$if(!isMoved, query => query.where('calendar_invitees.starts_at', 'is', null))
    .orderBy('leads.received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.lead_id ?? null;
}

/**
 * The calendar has sent its own invitation to the visitor, so only the agency gets an email of ours. An address that no
 * email reaches is shown as it was typed, and the lead has none: the call counts all the same.
 */
async function insertLead(trx: Transaction<Database>, invitee: Invitee, site: Site): Promise<string> {
  const { name, uri } = invitee;
  const email = parseStoredAddress(invitee.email);
  const [id, now] = [site.newId(), site.now()];
  const fields = {
    name,
    email: email ?? invitee.email,
    ...(invitee.text_reminder_number ? { phone: invitee.text_reminder_number } : {}),
    ...(invitee.timezone ? { timeZone: invitee.timezone } : {}),
  };
  const marks = { receivedAt: now, isLate: false, quarantineReasons: [] };
  const mails = await leadMails({ id, formName: CONSULTATION_FORM, name, email, fields, ...marks }, site);
  await trx
    .insertInto('leads')
    .values({
      id,
      submission_id: `scheduler.${uri}`,
      form_name: CONSULTATION_FORM,
      status: 'new',
      received_at: now,
      email,
      name,
      fields: JSON.stringify(fields),
      quarantine_reasons: '[]',
      is_late: 0,
      search_text: leadSearchText(fields),
      is_held: 0,
    })
    .execute();
  await queueMails(
    trx,
    mails.filter(({ kind }) => kind === 'lead-notify'),
    site,
  );
  return id;
}

/** Brings a lead's call to what is known of its bookings: the one that was not moved, and one that is on before one that is not. */
async function settleCall(trx: Transaction<Database>, leadId: string, site: Site): Promise<void> {
  const invitee = await trx
    .selectFrom('calendar_invitees')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('starts_at', 'is not', null)
    .orderBy('is_replaced')
    .orderBy('is_canceled')
    .orderBy('starts_at', 'desc')
    .orderBy('uri')
    .limit(1)
    .executeTakeFirst();
  if (!invitee || invitee.starts_at === null || invitee.minutes === null) return;
  const values = {
    starts_at: invitee.starts_at,
    minutes: invitee.minutes,
    state: invitee.is_canceled === 1 ? 'canceled' : 'booked',
    calendar_id: invitee.uri,
    // Their calendar keeps its times apart itself.
    taken_slot: null,
    held_until: null,
    changed_at: site.now(),
  } as const;
  await trx
    .insertInto('bookings')
    .values({ id: site.newId(), lead_id: leadId, sequence: 1, ...values })
    .onConflict(conflict =>
      conflict
        .column('lead_id')
        .doUpdateSet(row => ({ ...values, sequence: row('bookings.sequence', '+', 1) })),
    )
    .execute();
}

/** How long a cancellation waits for its booking. */
const UNCLAIMED_MS = 30 * DAY_MS;

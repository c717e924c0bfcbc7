import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { leadMails, leadSearchText } from '@/lib/leads';
import { queueMails } from '@/lib/mail';
import type { Site } from '@/lib/site/site';
import { thenDeliver } from '@/lib/site/site';
import { clientAddressOf } from '@/lib/site/http/request';
import { MINUTE_MS, SECOND_MS } from '@/lib/site/time';
import { parseStoredAddress } from '@/lib/site/stored-address';
import { parseJson, toSingleLine, truncate } from '@/lib/site/text';
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
  const event = eventSchema.safeParse(parseJson(body));
  if (!event.success) return 'ignored';
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
const eventSchema = z.object({
  event: z.enum(['invitee.created', 'invitee.canceled']),
  payload: z.object({
    uri: z.string().min(1).max(500),
    name: line,
    email: z.string().transform((typed, context) => {
      const address = parseStoredAddress(typed);
      if (address !== null) return address;
      context.addIssue('No email address');
      return z.NEVER;
    }),
    timezone: line.nullish(),
    text_reminder_number: line.nullish(),
    scheduled_event: z.object({ start_time: instant, end_time: instant }),
  }),
});
type Invitee = z.infer<typeof eventSchema>['payload'];

async function book(invitee: Invitee, site: Site): Promise<'taken' | 'repeat'> {
  const { name, email, uri, scheduled_event: slot } = invitee;
  const [id, now] = [site.newId(), site.now()];
  const fields = {
    name,
    email,
    ...(invitee.text_reminder_number ? { phone: invitee.text_reminder_number } : {}),
    ...(invitee.timezone ? { timeZone: invitee.timezone } : {}),
  };
  const marks = { receivedAt: now, isLate: false, quarantineReasons: [] };
  const mails = await leadMails({ id, formName: CONSULTATION_FORM, name, email, fields, ...marks }, site);
  return site.db.transaction().execute(async trx => {
    const lead = await trx
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
      .onConflict(conflict => conflict.column('submission_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!lead) return 'repeat';
    await trx
      .insertInto('bookings')
      .values({
        id: site.newId(),
        lead_id: id,
        starts_at: slot.start_time,
        minutes: Math.max(1, Math.round((slot.end_time - slot.start_time) / MINUTE_MS)),
        // Their calendar keeps its slots apart itself.
        taken_slot: null,
        state: 'booked',
        sequence: 1,
        calendar_id: uri,
        changed_at: now,
      })
      .execute();
    // The calendar has sent its own invitation to the visitor.
    await queueMails(
      trx,
      mails.filter(({ kind }) => kind === 'lead-notify'),
      site,
    );
    return 'taken';
  });
}

async function cancel({ uri }: Invitee, site: Site): Promise<'taken' | 'repeat'> {
  const { numUpdatedRows } = await site.db
    .updateTable('bookings')
    .set(row => ({ state: 'canceled', sequence: row('sequence', '+', 1), changed_at: site.now() }))
    .where('calendar_id', '=', uri)
    .where('state', '=', 'booked')
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'taken' : 'repeat';
}

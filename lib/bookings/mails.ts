import 'server-only';
import { bookingMails } from '@/content/calls';
import { site as agency } from '@/content/site';
import { followToken } from '@/lib/leads';
import { composeLinkMail, mailSettings, parseAddress, visibleText, type OutgoingMail } from '@/lib/mail';
import type { BookingRow, LeadRow } from '@/lib/site/db/tables';
import { routes, serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { fillText, toSingleLine } from '@/lib/site/text';
import { formatMoment } from '@/lib/site/time';
import { methodOf, renderInvitation } from './invitation';

/** Who has a call. */
export type Caller = Pick<LeadRow, 'id' | 'email' | 'name' | 'fields' | 'status' | 'is_held'>;

/** What was chosen in the form; the agency's where that is no zone. */
export function timeZoneOf({ fields }: Pick<Caller, 'fields'>): string {
  const { timeZone = '' } = JSON.parse(fields) as { timeZone?: string };
  return timeZone.includes('/') ? timeZone : agency.timeZone;
}

/** Name and phone number, for us alone: they are what someone typed. */
function callerOf({ name, email, fields }: Caller): string {
  const { phone = '' } = JSON.parse(fields) as { phone?: string };
  return toSingleLine(visibleText([name ?? email ?? '', phone].filter(Boolean).join(' at ')));
}

/** Nothing that was typed is in it. A held time has no invitation yet, and none that was only held has a cancellation. */
export async function customerMails({ row, lead }: CallForMail, site: Site): Promise<OutgoingMail[]> {
  const settings = mailSettings(site.env);
  const timeZone = timeZoneOf(lead);
  const token = followToken({ id: lead.id, from: row.starts_at }, site);
  const isHeld = row.state === 'held';
  const words = isHeld
    ? bookingMails.held
    : row.state === 'canceled'
      ? bookingMails.canceled.customer
      : bookingMails.booked.customer;
  const until = row.held_until === null ? '' : formatMoment(row.held_until, timeZone);
  return composeLinkMail(lead.email, {
    settings,
    kind: isHeld ? 'call-held' : 'call-booked',
    key: `${row.id}/${row.sequence}`,
    subjectId: lead.id,
    words: fillWords(words, { ...momentsOf(row, timeZone), until }),
    href: settings.siteUrl + routes.request(token),
    ...(row.held_until === null
      ? {
          attachments: invitationOf(
            row,
            { summary: bookingMails.summary.customer, attendee: lead.email ?? '' },
            site,
          ),
        }
      : {}),
  });
}

/** To us, with the invitation and whom to call. `lead` is null for someone who was erased. */
export async function agencyMails(
  { row, lead }: { row: CallOfMail; lead: Caller | null },
  site: Pick<Site, 'env'>,
): Promise<OutgoingMail[]> {
  const settings = mailSettings(site.env);
  const { booked, canceled, erased, summary } = bookingMails;
  const words = lead === null ? erased : row.state === 'canceled' ? canceled.notify : booked.notify;
  const caller = lead === null ? erased.caller : callerOf(lead);
  const mails = await composeLinkMail(settings.agencyTo, {
    settings,
    kind: 'call-notify',
    key: `${row.id}/${row.sequence}`,
    subjectId: lead?.id ?? row.id,
    words: fillWords(words, { ...momentsOf(row, agency.timeZone), caller }),
    href: settings.siteUrl + (lead === null ? serverRoutes.desk() : serverRoutes.deskLead(lead.id)),
    attachments: invitationOf(
      row,
      { summary: fillText(summary.notify, { caller }), attendee: settings.agencyTo },
      site,
    ),
  });
  return mails.map(mail => ({ ...mail, replyTo: parseAddress(lead?.email ?? '') }));
}

function momentsOf({ starts_at, minutes }: CallOfMail, timeZone: string) {
  return { moment: formatMoment(starts_at, timeZone), minutes: String(minutes) };
}

function fillWords({ subject, title, text, link, note }: CallWords, values: Record<string, string>) {
  return {
    subject: fillText(subject, values),
    title: fillText(title, values),
    text: text.map(line => fillText(line, values)),
    link,
    note,
  };
}

function invitationOf(
  row: CallOfMail,
  { summary, attendee }: { summary: string; attendee: string },
  { env }: Pick<Site, 'env'>,
) {
  const isCanceled = row.state === 'canceled';
  return [
    {
      filename: 'call.ics',
      contentType: `text/calendar; method=${methodOf({ isCanceled })}; charset=utf-8`,
      content: renderInvitation({
        // The same for each change: calendars know the call by it.
        uid: `${row.id}@${new URL(env.SITE_URL).hostname}`,
        sequence: row.sequence,
        isCanceled,
        startsAt: row.starts_at,
        minutes: row.minutes,
        changedAt: row.changed_at,
        summary,
        description: bookingMails.description,
        organizer: { name: agency.name, email: agency.email },
        attendee,
      }),
    },
  ];
}

type CallWords = Record<'subject' | 'title' | 'link' | 'note', string> & { text: readonly string[] };

/** What an invitation says of a call. */
type CallOfMail = Pick<BookingRow, 'id' | 'state' | 'sequence' | 'starts_at' | 'minutes' | 'changed_at'>;

type CallForMail = { row: BookingRow; lead: Caller };

import { toWireAddress } from '@/lib/site/stored-address';
import { MINUTE_MS } from '@/lib/site/time';

/** A call as calendars read it (RFC 5545, with the scheduling of RFC 5546). Times are epoch milliseconds. */
export type Invitation = {
  /** The same for every change of the call. */
  uid: string;
  /** Grows with each change: calendars take the highest. */
  sequence: number;
  isCanceled: boolean;
  startsAt: number;
  minutes: number;
  changedAt: number;
  summary: string;
  description: string;
  organizer: { name: string; email: string };
  attendee: string;
};

/** The file of an invitation, of its change or of its cancellation. */
export function renderInvitation(call: Invitation): string {
  const { uid, sequence, isCanceled, startsAt, minutes, changedAt, organizer } = call;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(organizer.name)}//Calls//EN`,
    `METHOD:${methodOf(call)}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${toUtc(changedAt)}`,
    `DTSTART:${toUtc(startsAt)}`,
    `DTEND:${toUtc(startsAt + minutes * MINUTE_MS)}`,
    // The standard spells it with two Ls.
    `STATUS:${isCanceled ? `${methodOf(call)}LED` : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(call.summary)}`,
    `DESCRIPTION:${escapeText(call.description)}`,
    `ORGANIZER;CN="${organizer.name.replace(/[";:,\p{Cc}]/gu, '')}":mailto:${toWireAddress(organizer.email)}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:${toWireAddress(call.attendee)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(line => `${fold(line.replace(BREAKS, ''))}\r\n`).join('');
}

export function methodOf({ isCanceled }: Pick<Invitation, 'isCanceled'>): 'REQUEST' | 'CANCEL' {
  return isCanceled ? 'CANCEL' : 'REQUEST';
}

/** "20260706T190000Z" */
function toUtc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, sign => `\\${sign}`).replace(/\r\n?|\n/g, '\\n');
}

/** Lines of at most 75 octets: what is longer goes on in the next line, after a space. No character is cut in two. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += sign;
    octets += size;
  }
  return folded;
}

const LINE_OCTETS = 75;
/** No value begins a line of its own. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

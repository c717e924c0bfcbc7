import { expect, test } from 'vitest';
import { renderInvitation, type Invitation } from './invitation';

const CALL: Invitation = {
  uid: 'call1@agency.test',
  sequence: 2,
  isCanceled: false,
  startsAt: Date.parse('2026-07-07T15:00:00-04:00'),
  minutes: 30,
  changedAt: Date.parse('2026-07-06T12:00:00Z'),
  summary: 'Your call, with us; really',
  description: 'Line one\nLine two \\ end',
  organizer: { name: 'Ruiz "& Sons"', email: 'hello@agency.test' },
  attendee: 'ana@shop.test',
};

test('an invitation says when, for whom and which version it is, with what is special escaped', () => {
  const lines = renderInvitation(CALL).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'UID:call1@agency.test',
      'SEQUENCE:2',
      'DTSTAMP:20260706T120000Z',
      'DTSTART:20260707T190000Z',
      'DTEND:20260707T193000Z',
      'STATUS:CONFIRMED',
      'SUMMARY:Your call\\, with us\\; really',
      'DESCRIPTION:Line one\\nLine two \\\\ end',
      'ORGANIZER;CN="Ruiz & Sons":mailto:hello@agency.test',
    ]),
  );
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test('a cancellation takes the same call out of the calendar', () => {
  const file = renderInvitation({ ...CALL, isCanceled: true, sequence: 3 });
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3', 'UID:call1@agency.test'])
    expect(file).toContain(`${line}\r\n`);
});

test('no line is longer than 75 octets, no character is cut, and unfolding brings the text back', () => {
  const description = 'Überraschung 🎉 '.repeat(20).trim();
  const file = renderInvitation({ ...CALL, description });
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}`);
});

test('no line break in a text begins a line of its own', () => {
  const file = renderInvitation({ ...CALL, summary: 'x\r\nATTENDEE:mailto:evil@x.test' });
  expect(file).not.toMatch(/^ATTENDEE:mailto:evil/m);
});

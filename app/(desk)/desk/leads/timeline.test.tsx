// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LeadMessageRow } from '@/lib/site/db/tables';
import { Timeline } from './timeline';

const OTHER = 'This is not the lead’s address, which is ana@shop.test.';
const DOUBT = 'Someone else may have written this. Call before you act on it.';
const CHECKED = 'The email service checked the sender: ';

/** What the desk says of one message of a thread, beside its text. */
function say(changes: Partial<LeadMessageRow>, leadEmail: string | null = 'ana@shop.test'): string {
  const message: LeadMessageRow = {
    id: 'm1',
    lead_id: 'lead1',
    number: 1,
    direction: 'in',
    at: Date.parse('2026-07-06T15:00-04:00'),
    author_id: null,
    from_address: 'ana@shop.test',
    subject: '',
    text: 'Tuesday at 3 works.',
    is_cut: 0,
    attachments: 0,
    message_id: null,
    outbox_id: null,
    provider_id: 'p1',
    is_automatic: 0,
    authentication: null,
    search_text: null,
    ...changes,
  };
  const entry = { id: 'm1', at: message.at, kind: 'message', author: null, message, mail: null } as const;
  return render(<Timeline entries={[entry]} leadEmail={leadEmail} />).container.textContent;
}

test('an answer from the lead’s own address, in any spelling, says nothing else of its writer', () => {
  for (const lead of ['ana@shop.test', 'Ana@Shop.test']) {
    const text = say({}, lead);
    expect(text).toContain('Answer from ana@shop.test, ');
    expect(text).not.toMatch(/not the lead’s address|checked the sender|Someone else/);
  }
});

test.each([
  ['eve@shop.test', 'ana@shop.test', OTHER],
  ['ana@shop.test.evil.test', 'ana@shop.test', OTHER],
  ['eve@shop.test', null, 'This is not the lead’s address.'],
])('an answer from %s to a lead of %s says that the address differs', (from, lead, words) => {
  expect(say({ from_address: from }, lead)).toContain(words);
});

test.each([
  ['spf=pass dkim=fail', 'SPF pass, DKIM fail.', false],
  ['spf=fail dkim=pass dmarc=pass', 'SPF fail, DKIM pass, DMARC pass.', false],
  ['spf=fail dkim=fail', 'SPF fail, DKIM fail.', true],
  ['dkim=none', 'DKIM none.', true],
  ['spf=pass dkim=pass dmarc=fail', 'SPF pass, DKIM pass, DMARC fail.', true],
])('of %s the desk says what was found, and what to do where it is doubtful', (found, words, isDoubtful) => {
  const text = say({ authentication: found });
  expect(text).toContain(CHECKED + words);
  expect(text.includes(DOUBT)).toBe(isDoubtful);
});

test('what staff wrote or pasted has no sender to doubt', () => {
  for (const direction of ['in', 'out'] as const)
    expect(say({ direction, from_address: null })).not.toMatch(/not the lead’s address|checked the sender/);
});

test('an absence notice is named as one', () => {
  expect(say({ is_automatic: 1 })).toContain('Automatic answer from ana@shop.test, ');
});

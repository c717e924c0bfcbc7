import { expect, test } from 'vitest';
import { computingMs } from '@/tests/support/computing-time';
import {
  MAIL_KINDS,
  parseAddress,
  SUBJECT_MAX_LENGTH,
  toOutboxRow,
  toSubject,
  type MailKind,
} from './outgoing-mail';

test.each(['Ada\r\nBcc: spy@evil.example', 'Ada\u2028Bcc: x', 'Ada\u0000\u0085x', 'a\u202etxt.exe'])(
  'the subject of %j is one line without hidden signs',
  hostile => {
    expect(toSubject(`New inquiry from ${hostile}`)).not.toMatch(
      /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e]/,
    );
  },
);

test('an encoded word stays text', () => {
  expect(toSubject('=?utf-8?Q?=0D=0ABcc:?= x')).not.toContain('=?');
});

test('a subject has an end', () => {
  expect(Array.from(toSubject('x'.repeat(5_000))).length).toBe(SUBJECT_MAX_LENGTH);
});

test.each(['ada@example.com', 'a.b+c@sub.example.co', "o'brien@example.org", ' ada@example.com '])(
  '%j is one address',
  address => {
    expect(parseAddress(address)).toBe(address.trim());
  },
);

test.each([
  '',
  'ada',
  'ada@example',
  'ada@@example.com',
  'ada@example.com, spy@evil.example',
  'ada@example.com\r\nBcc: spy@evil.example',
  'Ada <ada@example.com>',
  'ada@example.com;spy@evil.example',
  'ada%0d%0abcc@example.com',
  '"ada b"@example.com',
  'ada@-example.com',
  'ada@[127.0.0.1]',
  '=?utf-8?Q?x?=@example.com ',
  `${'a'.repeat(250)}@example.com`,
])('%j is no address to write to', address => {
  expect(parseAddress(address)).toBeNull();
});

test('a hostile length is judged at once', () => {
  expect(computingMs(() => parseAddress(`${'a.'.repeat(50_000)}@`))).toBeLessThan(50);
  expect(parseAddress(`${'a.'.repeat(50_000)}@`)).toBeNull();
});

/** What a person wrote, word for word. Everything else is made by a program, and absence notices don't answer it. */
const BY_HAND: readonly MailKind[] = ['lead-reply', 'newsletter-issue', 'newsletter-test'];

test.each(Object.keys(MAIL_KINDS) as MailKind[])('%s says whether a program made it', kind => {
  const addresses = { from: 'us@agency.test', to: 'ana@shop.test', replyTo: null };
  const texts = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
  const mail = { idempotencyKey: kind, kind, subjectId: '1', ...addresses, ...texts };
  const headers = { 'In-Reply-To': '<1@shop.test>' };
  const row = toOutboxRow({ ...mail, headers }, { id: '1', now: 0 });
  const automatic = BY_HAND.includes(kind) ? {} : { 'Auto-Submitted': 'auto-generated' };
  expect(JSON.parse(row.headers ?? '')).toEqual({ ...automatic, ...headers });
});

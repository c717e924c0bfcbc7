import { expect, test } from 'vitest';
import type { Account } from '@/lib/accounts/account';
import { signInNotes } from './sign-in-notes';

const ADDRESS = '203.0.113.7';

function notesFor() {
  const logged: unknown[] = [];
  const bounded: unknown[] = [];
  const audited: string[] = [];
  const note = signInNotes({
    log: (...line) => logged.push(line),
    noteSecurity: (...note) => bounded.push(note),
    audit: {
      add: () => Promise.resolve(),
      addOnce: ({ action }) => {
        audited.push(action);
        return Promise.resolve();
      },
      list: () => Promise.reject(new Error('not read here')),
    },
    clock: { now: () => 0 },
    newId: () => 'id',
    auditOnceMinutes: 60,
  });
  return { note, logged, bounded, audited };
}

function anAccount(role: Account['role']): Account {
  const email = `${role}@agency.test`;
  return { id: 'a1', email, firstName: 'Ada', lastName: 'Quill', role, verifiedAt: 0, createdAt: 0 };
}

test('each sign-in and each failure of staff is in the log, by id and without an address', async () => {
  const { note, logged, bounded, audited } = notesFor();
  for (const event of ['password_right', 'password_wrong', 'sign_in_limited', 'link_right'] as const)
    await note(event, { account: anAccount('staff'), address: ADDRESS });
  expect(logged).toEqual([
    ['info', 'staff_password_right', { account: 'a1' }],
    ['warn', 'staff_password_wrong', { account: 'a1' }],
    ['warn', 'staff_sign_in_limited', { account: 'a1' }],
    ['info', 'staff_link_right', { account: 'a1' }],
  ]);
  expect(audited).toEqual(['password-right', 'password-wrong', 'sign-in-limited', 'password-reset']);
  expect(bounded).toEqual([]);
});

test('those of customers and at unknown addresses go into the bounded log by id, and not into the audit', async () => {
  const { note, logged, bounded, audited } = notesFor();
  await note('password_right', { account: anAccount('customer'), address: ADDRESS });
  await note('password_wrong', { account: null, address: ADDRESS });
  expect(bounded).toEqual([
    ['customer_password_right', { account: 'a1', address: ADDRESS }],
    ['unknown_password_wrong', { account: null, address: ADDRESS }],
  ]);
  expect([...logged, ...audited]).toEqual([]);
});

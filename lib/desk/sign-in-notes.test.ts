import { expect, test } from 'vitest';
import type { Account } from '@/lib/accounts/account';
import { signInNotes } from './sign-in-notes';

function notesFor() {
  const logged: unknown[] = [];
  const audited: string[] = [];
  const note = signInNotes({
    log: (...line) => logged.push(line),
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
  return { note, logged, audited };
}

function anAccount(role: Account['role']): Account {
  const email = `${role}@agency.test`;
  return { id: 'a1', email, firstName: 'Ada', lastName: 'Quill', role, verifiedAt: 0, createdAt: 0 };
}

test('each sign-in and each failure of staff is in the log, by id and without an address', async () => {
  const { note, logged, audited } = notesFor();
  for (const event of ['password_right', 'password_wrong', 'sign_in_limited'] as const)
    await note(event, anAccount('staff'));
  expect(logged).toEqual([
    ['info', 'staff_password_right', { account: 'a1' }],
    ['warn', 'staff_password_wrong', { account: 'a1' }],
    ['warn', 'staff_sign_in_limited', { account: 'a1' }],
  ]);
  expect(audited).toEqual(['password-right', 'password-wrong', 'sign-in-limited']);
});

test('customers and unknown addresses leave no line', async () => {
  const { note, logged, audited } = notesFor();
  await note('password_wrong', anAccount('customer'));
  await note('password_wrong', null);
  expect([...logged, ...audited]).toEqual([]);
});

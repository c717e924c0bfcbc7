import type { AccountDeps, SignInEvent } from '@/lib/accounts/deps';
import type { Report } from '@/lib/orders/services-type';
import type { AuditAction } from './audit';
import { noteOnce } from './note-once';

/**
 * Writes sign-ins of staff into the log, and into the audit each kind once an hour. Those of customers, and of addresses without an account,
 * are counted in the rate-limit table only, under a keyed hash: no typed address is kept.
 */
export function signInNotes({ log, ...deps }: SignInNotesDeps): AccountDeps['noteSignIn'] {
  return async (event, account) => {
    if (account?.role !== 'staff') return;
    log(event === 'password_right' ? 'info' : 'warn', `staff_${event}`, { account: account.id });
    await noteOnce({ actorId: account.id, action: ACTIONS[event] }, deps);
  };
}

const ACTIONS = {
  password_right: 'password-right',
  password_wrong: 'password-wrong',
  sign_in_limited: 'sign-in-limited',
} as const satisfies Record<SignInEvent, AuditAction>;

type SignInNotesDeps = Parameters<typeof noteOnce>[1] & { log: Report };

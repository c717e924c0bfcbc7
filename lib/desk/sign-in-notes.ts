import type { AccountDeps } from '@/lib/accounts/deps';
import type { NoteSecurity, SignInEvent } from '@/lib/site/security/security-log';
import type { Site } from '@/lib/site/site';
import type { AuditAction } from './audit';
import { noteOnce } from './note-once';

/**
 * Writes each sign-in of staff into the log, and into the audit each kind once an hour. Those of customers, and tries at
 * addresses without an account, are in the log once a minute, by id and keyed hash: no typed address is kept.
 */
export function signInNotes({ log, noteSecurity, ...deps }: SignInNotesDeps): AccountDeps['noteSignIn'] {
  return async (event, { account, address }) => {
    if (account?.role !== 'staff')
      return noteSecurity(`${account?.role ?? 'unknown'}_${event}`, {
        account: account?.id ?? null,
        address,
      });
    log(event.endsWith('_right') ? 'info' : 'warn', `staff_${event}`, { account: account.id });
    const action = ACTIONS[event];
    if (action) await noteOnce({ actorId: account.id, action }, deps);
  };
}

/** Accounts of staff are made by a command, not by signing up; a wrong link has no account. */
const ACTIONS: Partial<Record<SignInEvent, AuditAction>> = {
  password_right: 'password-right',
  device_right: 'device-used',
  password_wrong: 'password-wrong',
  sign_in_limited: 'sign-in-limited',
  link_right: 'password-reset',
};

type SignInNotesDeps = Parameters<typeof noteOnce>[1] & { log: Site['log']; noteSecurity: NoteSecurity };

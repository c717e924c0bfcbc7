import type { AccountRole } from '@/lib/site/db/tables';
import { isEmailAddress } from '@/lib/forms';
import { isEasyToGuess, wordsOfEmail } from '@/lib/accounts/password-rules';
import { newAuditEntry, type AuditEntry } from './audit';

/**
 * Makes an account that may work at the desk. Only the server's command line does. A customer's account under the
 * address becomes staff's: it gets the new password and its sessions end, because anyone may have signed up with it.
 */
export async function addStaff(
  { email: typed, password }: StaffPassword,
  deps: StaffDeps,
): Promise<StaffOutcome> {
  const email = typed.trim().toLowerCase();
  if (!isEmailAddress(email)) return { kind: 'no_address' };
  const problem = problemOf(email, password, deps);
  if (problem) return problem;
  const id = deps.newId();
  const audit = newAuditEntry({ actorId: null, action: 'staff-added', subjectId: id }, deps);
  const [firstName = email] = email.split('@');
  const account = { id, email, firstName, lastName: '', passwordHash: await deps.passwords.hash(password) };
  return { kind: await deps.store.add({ account, audit }) };
}

/** Removes the second factor of a staff account and ends its sessions. It sets up a new one at the next sign-in. */
export async function resetFactor(email: string, deps: Pick<StaffDeps, AuditDeps>): Promise<StaffOutcome> {
  const user = await deps.store.find(email.trim().toLowerCase());
  if (user?.role !== 'staff') return { kind: 'unknown' };
  const audit = newAuditEntry({ actorId: null, action: 'factor-reset', subjectId: user.id }, deps);
  await deps.store.removeFactor({ id: user.id, audit });
  return { kind: 'done' };
}

/** Sets a new password of a staff account and ends its sessions. */
export async function resetStaff({ email, password }: StaffPassword, deps: StaffDeps): Promise<StaffOutcome> {
  const user = await deps.store.find(email.trim().toLowerCase());
  if (user?.role !== 'staff') return { kind: 'unknown' };
  const problem = problemOf(user.email, password, deps);
  if (problem) return problem;
  const audit = newAuditEntry({ actorId: null, action: 'staff-password', subjectId: user.id }, deps);
  await deps.store.setPassword({ id: user.id, passwordHash: await deps.passwords.hash(password), audit });
  return { kind: 'done' };
}

/** Removes a staff account. What it did stays in the audit, by its id. Noted first, so no restore lets it in again. */
export async function removeStaff(email: string, deps: Omit<StaffDeps, 'passwords'>): Promise<StaffOutcome> {
  const user = await deps.store.find(email.trim().toLowerCase());
  if (user?.role !== 'staff') return { kind: 'unknown' };
  const audit = newAuditEntry({ actorId: null, action: 'staff-removed', subjectId: user.id }, deps);
  await deps.noteDeletion(user.email);
  await deps.store.remove({ id: user.id, audit });
  return { kind: 'done' };
}

function problemOf(email: string, password: string, { ownWords, length }: StaffDeps): StaffOutcome | null {
  if (password.length < length.min || password.length > length.max) return { kind: 'wrong_length' };
  return isEasyToGuess(password, [...ownWords, ...wordsOfEmail(email)]) ? { kind: 'easy_password' } : null;
}

type StaffUser = { id: string; email: string; role: AccountRole; createdAt: number };

export type StaffStore = {
  find(email: string): Promise<StaffUser | null>;
  list(): Promise<StaffUser[]>;
  /** `promoted`: a customer had an account under the address, which is staff's now. `taken`: staff had. */
  add(entry: { account: NewStaff; audit: AuditEntry }): Promise<'done' | 'promoted' | 'taken'>;
  removeFactor(removed: { id: string; audit: AuditEntry }): Promise<void>;
  setPassword(change: { id: string; passwordHash: string; audit: AuditEntry }): Promise<void>;
  remove(removed: { id: string; audit: AuditEntry }): Promise<void>;
};

type NewStaff = { id: string; email: string; firstName: string; lastName: string; passwordHash: string };

type StaffPassword = { email: string; password: string };

export type StaffOutcome = {
  kind: 'done' | 'promoted' | 'no_address' | 'taken' | 'unknown' | 'wrong_length' | 'easy_password';
};

type AuditDeps = 'store' | 'newId' | 'clock';

export type StaffDeps = {
  store: StaffStore;
  passwords: { hash: (password: string) => Promise<string> };
  /** Notes, where no restored copy of the database reaches, that the account of this address was removed. */
  noteDeletion: (email: string) => Promise<void>;
  newId: () => string;
  clock: { now: () => number };
  ownWords: readonly string[];
  length: { min: number; max: number };
};

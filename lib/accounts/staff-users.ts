import 'server-only';
import type { Transaction } from 'kysely';
import { forms } from '@/content/forms';
import { site as agency } from '@/content/site';
import { maxLengthOf } from '@/lib/forms/schema';
import { noteErasure, type ErasureRegister } from '@/lib/privacy/erasures';
import type { Database } from '@/lib/site/db/tables';
import { isMailable } from '@/lib/site/email-address';
import { insertAudit } from '@/lib/site/security/audit';
import type { Site } from '@/lib/site/site';
import { lockAccount, nameOfStaff, toAccountEmail } from './accounts.sql';
import { endAccess } from './end-access';
import { hashPassword, isEasyToGuess, wordsOfEmail } from './password';

/**
 * Makes an account that may work at the desk, from the server's command line. A customer's account under the address
 * becomes staff's (`promoted`): it gets the new password and its sessions end, because anyone may have signed up with it.
 */
export async function addStaff(
  { email: typed, password, isOwner = true }: { email: string; password: string; isOwner?: boolean },
  site: CommandSite,
): Promise<StaffOutcome> {
  const email = toAccountEmail(typed);
  if (!isMailable(email)) return { kind: 'no_address' };
  const problem = await passwordProblem(email, password);
  if (problem) return problem;
  const passwordHash = await hashPassword(password, site);
  const [name = email] = email.split('@');
  return site.db.transaction().execute(async trx => {
    const added = await insertStaff(trx, { email, name, passwordHash, isOwner, actorId: null }, site);
    if (added === null) return { kind: 'taken' };
    return { kind: added.isPromoted ? 'promoted' : 'done' };
  });
}

/** Null when the address is already staff's. */
export async function insertStaff(
  trx: Transaction<Database>,
  { email, name, passwordHash, isOwner, actorId }: NewStaff,
  site: Pick<Site, 'newId' | 'now'>,
): Promise<{ id: string; isPromoted: boolean } | null> {
  const now = site.now();
  const row = {
    ...namesOf(name),
    password_hash: passwordHash,
    role: 'staff',
    is_owner: isOwner ? 1 : 0,
    verified_at: now,
    created_at: now,
  } as const;
  const id = site.newId();
  const stored = await trx
    .insertInto('accounts')
    .values({ ...row, id, email })
    .onConflict(conflict => conflict.column('email').doUpdateSet(row).where('accounts.role', '=', 'customer'))
    .returning('id')
    .executeTakeFirst();
  if (!stored) return null;
  const isPromoted = stored.id !== id;
  if (isPromoted) await endAccess(trx, { accountId: stored.id, event: 'became-staff' });
  const detail = isPromoted ? 'customer>staff' : null;
  await insertAudit(trx, { actorId, action: 'staff-added', subjectId: stored.id, detail }, site);
  return { id: stored.id, isPromoted };
}

/**
 * Invites someone again who has chosen no password, under the name and role that are typed now: what the earlier email had
 * no longer works. Null when a password was chosen, or nobody was invited under the address.
 */
export async function inviteAgain(
  trx: Transaction<Database>,
  { email, name, isOwner, actorId }: Omit<NewStaff, 'passwordHash'>,
  site: Pick<Site, 'newId' | 'now'>,
): Promise<{ id: string } | null> {
  const again = await trx
    .updateTable('accounts')
    .set({ ...namesOf(name), is_owner: isOwner ? 1 : 0, invited_at: site.now() })
    .where('email', '=', email)
    .where('role', '=', 'staff')
    .where('invited_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!again) return null;
  await endAccess(trx, { accountId: again.id, event: 'password-reset' });
  await insertAudit(trx, { actorId, action: 'staff-added', subjectId: again.id, detail: 'again' }, site);
  return again;
}

/** `name` in one piece; the first word is the first name. */
type NewStaff = {
  email: string;
  name: string;
  passwordHash: string;
  isOwner: boolean;
  /** The owner who invites; null for the command line. */
  actorId: string | null;
};

/** What an owner changes of a member of staff. */
export function rightsOf({
  name,
  isOwner,
}: Pick<StaffMember, 'name' | 'isOwner'>): readonly [string, boolean] {
  return [name, isOwner];
}

/** A name as accounts keep it. */
export function namesOf(name: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = name.split(' ');
  return { first_name: first, last_name: rest.join(' ') };
}

/** Sets a new password of a staff account and ends its sessions. */
export async function resetStaff(
  { email, password }: { email: string; password: string },
  site: CommandSite,
): Promise<StaffOutcome> {
  const user = await findStaffUser(email, site);
  if (!user) return { kind: 'unknown' };
  const problem = await passwordProblem(user.email, password);
  if (problem) return problem;
  const { id } = user;
  const passwordHash = await hashPassword(password, site);
  await site.db.transaction().execute(async trx => {
    await trx
      .updateTable('accounts')
      .set({ password_hash: passwordHash, invited_at: null })
      .where('id', '=', id)
      .where('role', '=', 'staff')
      .execute();
    await endAccess(trx, { accountId: id, event: 'password-reset' });
    await insertAudit(trx, { actorId: null, action: 'staff-password', subjectId: id }, site);
  });
  return { kind: 'done' };
}

/** Removes the second factor of a staff account and its passkeys, and ends its sessions. It sets up a new one at the next sign-in. */
export async function resetFactor(email: string, site: CommandSite): Promise<StaffOutcome> {
  const user = await findStaffUser(email, site);
  if (!user) return { kind: 'unknown' };
  const { id } = user;
  await site.db.transaction().execute(async trx => {
    await lockAccount(trx, { id });
    await removeFactor(trx, { id, actorId: null }, site);
  });
  return { kind: 'done' };
}

/** The caller locks the account first. */
export async function removeFactor(
  trx: Transaction<Database>,
  { id, actorId }: { id: string; actorId: string | null },
  site: Pick<Site, 'newId' | 'now'>,
): Promise<void> {
  await endAccess(trx, { accountId: id, event: 'factor-lost' });
  await insertAudit(trx, { actorId, action: 'factor-reset', subjectId: id }, site);
}

/** Removes a staff account. What it did stays in the audit, by its id. Noted first, so no restore lets it in again. */
export async function removeStaff(
  { email, register }: { email: string; register: ErasureRegister },
  site: CommandSite,
): Promise<StaffOutcome> {
  const user = await findStaffUser(email, site);
  if (!user) return { kind: 'unknown' };
  const { id } = user;
  await noteErasure({ kind: 'account', address: user.email, at: site.now() }, register);
  await site.db.transaction().execute(async trx => {
    await lockAccount(trx, { id });
    await deleteStaff(trx, { id, actorId: null }, site);
  });
  return { kind: 'done' };
}

/** The caller locks the account first. */
export async function deleteStaff(
  trx: Transaction<Database>,
  { id, actorId }: { id: string; actorId: string | null },
  site: Pick<Site, 'newId' | 'now'>,
): Promise<void> {
  await endAccess(trx, { accountId: id, event: 'deleted' });
  await trx.deleteFrom('outbox').where('subject_id', '=', id).execute();
  await trx.deleteFrom('accounts').where('id', '=', id).where('role', '=', 'staff').execute();
  await insertAudit(trx, { actorId, action: 'staff-removed', subjectId: id }, site);
}

/** Someone who may use the desk. */
export type StaffMember = {
  id: string;
  email: string;
  name: string;
  isOwner: boolean;
  /** Invited, and has chosen no password yet. */
  isInvited: boolean;
  createdAt: number;
};

export async function listStaff({ db }: Pick<Site, 'db'>): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'last_name', 'is_owner', 'created_at', 'invited_at'])
    .where('role', '=', 'staff')
    .orderBy('email')
    .execute();
  return rows.map(row => ({
    id: row.id,
    email: row.email,
    name: nameOfStaff(row),
    isOwner: row.is_owner === 1,
    isInvited: row.invited_at !== null,
    createdAt: row.created_at,
  }));
}

/** The longest name of a member of staff, in characters. */
export const STAFF_NAME_MAX = 80;

/** Characters of a password. */
export const PASSWORD_LENGTH = {
  min: forms['signup-form'].fields.find(field => field.name === 'password')?.minLength ?? 8,
  max: maxLengthOf('password'),
};

async function passwordProblem(email: string, password: string): Promise<StaffOutcome | null> {
  const { min, max } = PASSWORD_LENGTH;
  if (password.length < min || password.length > max) return { kind: 'wrong_length' };
  const isEasy = await isEasyToGuess(password, [agency.name, ...wordsOfEmail(email)]);
  return isEasy ? { kind: 'easy_password' } : null;
}

async function findStaffUser(
  email: string,
  { db }: Pick<Site, 'db'>,
): Promise<{ id: string; email: string } | null> {
  const row = await db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('email', '=', toAccountEmail(email))
    .where('role', '=', 'staff')
    .executeTakeFirst();
  return row ?? null;
}

/** What the command line has of a Site. */
type CommandSite = Pick<Site, 'db' | 'newId' | 'now' | 'passwordWork' | 'passwordCost'>;

export type StaffOutcome = {
  kind: 'done' | 'promoted' | 'no_address' | 'taken' | 'unknown' | 'wrong_length' | 'easy_password';
};

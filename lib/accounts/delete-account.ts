import { noteErasure, siteRegister } from '@/lib/people';
import type { Site } from '@/lib/site/site';
import { lockAccount } from './accounts.sql';
import { proveOwner, type PasswordRefused, type SignedInClient } from './sign-in';

/**
 * Deletes the account, its sessions, links and emails, given its password. Orders and requests are the agency's records
 * and stay. The deletion is noted once the password is sure to be the account's still, so no restored backup brings it
 * back; when it cannot be noted, nothing is deleted.
 */
export async function deleteAccount(
  currentPassword: string,
  actor: SignedInClient,
  site: Site,
): Promise<{ kind: 'deleted' } | PasswordRefused> {
  const owner = await proveOwner(currentPassword, actor, site);
  if (owner.kind !== 'proved') return owner;
  const { id, email, passwordHash } = owner.account;
  return site.db.transaction().execute(async trx => {
    if (!(await lockAccount(trx, { id, passwordHash }))) return { kind: 'wrong_password' };
    await noteErasure({ kind: 'account', address: email, at: site.now() }, siteRegister(site));
    for (const table of TABLES_OF_ACCOUNT) await trx.deleteFrom(table).where('account_id', '=', id).execute();
    await trx.deleteFrom('outbox').where('subject_id', '=', id).execute();
    await trx.deleteFrom('accounts').where('id', '=', id).execute();
    return { kind: 'deleted' };
  });
}

const TABLES_OF_ACCOUNT = [
  'email_changes',
  'staff_factors',
  'recovery_codes',
  'account_links',
  'sessions',
  'trusted_devices',
] as const;

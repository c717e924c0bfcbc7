import 'server-only';
import type { Transaction } from 'kysely';
import type { Database } from '@/lib/site/db/tables';

/**
 * Holds the account against other changes until the transaction ends, so what its password opens and what a new
 * password ends follow each other. With a `passwordHash`, false when the account has another one by now.
 */
export async function lockAccount(
  trx: Transaction<Database>,
  { id, passwordHash }: { id: string; passwordHash?: string },
): Promise<boolean> {
  // An update that changes nothing takes the row's lock on either engine.
  let update = trx
    .updateTable('accounts')
    .set(row => ({ password_hash: row.ref('password_hash') }))
    .where('id', '=', id);
  if (passwordHash !== undefined) update = update.where('password_hash', '=', passwordHash);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

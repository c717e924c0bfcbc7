import type { Kysely } from 'kysely';
import type { Database } from './tables';

/**
 * Waits until no other transaction has this lock, and has it until the end of its own. For a rule over many rows that no
 * key can hold, such as calls that must not overlap.
 */
export async function lockRow(trx: Kysely<Database>, name: 'calls'): Promise<void> {
  await trx
    .insertInto('locks')
    .values({ name })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ name }))
    .execute();
}

import { sql, type Kysely } from 'kysely';

/** Gives addresses with letters beyond ASCII the form that new ones are stored in: the engines cannot fold those. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await foldColumn(db, { table: 'leads', column: 'email' });
  await foldColumn(db, { table: 'orders', column: 'payer_email' });
}

async function foldColumn(db: Kysely<unknown>, place: { table: string; column: string }): Promise<void> {
  const [table, column] = [sql.table(place.table), sql.ref(place.column)];
  let last = '';
  for (;;) {
    const { rows } = await sql<{ id: string; address: string }>`
      select id, ${column} as address from ${table}
      where id > ${last} and ${column} is not null order by id limit ${BATCH}`.execute(db);
    for (const { id, address } of rows) {
      const folded = fold(address);
      if (folded !== address)
        await sql`update ${table} set ${column} = ${folded} where id = ${id}`.execute(db);
    }
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end.id;
  }
}

/** As lib/site/text.ts did it at the time of this step. */
function fold(address: string): string {
  return /^[\u0000-\u007f]*$/.test(address) ? address : address.toLowerCase();
}

const BATCH = 500;

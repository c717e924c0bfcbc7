import { sql, type Kysely } from 'kysely';

/**
 * What an order keeps from its sale, and what staff find it by. The defaults are the guarantees of every order before
 * this step; while the version before it is replaced, that one still writes such orders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, days] of [
    ['build_guarantee_days', 30],
    ['plan_guarantee_days', 7],
  ] as const)
    await db.schema
      .alterTable('orders')
      .addColumn(column, 'integer', build => build.notNull().defaultTo(days))
      .execute();
  await db.schema
    .alterTable('orders')
    .addColumn('search_text', 'text', build => build.notNull().defaultTo(''))
    .execute();
  await fillSearchTexts(db);
}

async function fillSearchTexts(db: Kysely<unknown>): Promise<void> {
  let last = '';
  for (;;) {
    const { rows } = await sql<{ id: string; name: string | null; email: string | null }>`
      select id, payer_name as name, payer_email as email from orders
      where id > ${last} order by id limit ${BATCH}`.execute(db);
    for (const { id, name, email } of rows)
      await sql`update orders set search_text = ${searchText([number(id), name ?? '', email ?? ''])}
        where id = ${id}`.execute(db);
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end.id;
  }
}

/** As lib/orders wrote both at the time of this step. */
function number(id: string): string {
  const signs = id.slice(0, 10).toUpperCase();
  return `CP-${signs.slice(0, 5)}-${signs.slice(5)}`;
}

function searchText(parts: string[]): string {
  return parts
    .join('\n')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

const BATCH = 500;

import { sql, type Kysely } from 'kysely';

/** What the agency's desk works with: notes, what was done, what was settled, and quick ways through many leads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('leads')
    .addColumn('search_text', 'text', column => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('leads')
    .addColumn('is_held', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('outbox').addColumn('settled_at', 'bigint').execute();
  await fillLeads(db);

  await db.schema
    .createTable('lead_notes')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('lead_id', 'text', column => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('author_id', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .execute();
  await db.schema.createIndex('lead_notes_by_lead').on('lead_notes').columns(['lead_id', 'at']).execute();

  await db.schema
    .createTable('desk_audit')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('action', 'text', column => column.notNull())
    .addColumn('subject_id', 'text')
    .addColumn('detail', 'text')
    .execute();
  await db.schema.createIndex('desk_audit_by_time').on('desk_audit').columns(['at', 'id']).execute();

  await db.schema
    .createTable('daily_marks')
    .addColumn('job', 'text', column => column.notNull())
    .addColumn('day', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('daily_marks_key', ['job', 'day'])
    .execute();

  await addIndexes(db);
}

/** Every list is read newest first, by what it is filtered by. */
async function addIndexes(db: Kysely<unknown>): Promise<void> {
  const lists = [
    ['leads_list', 'leads', ['is_held', 'received_at', 'id']],
    ['leads_list_by_status', 'leads', ['is_held', 'status', 'received_at', 'id']],
    ['leads_list_by_form', 'leads', ['is_held', 'form_name', 'received_at', 'id']],
    ['leads_list_by_both', 'leads', ['is_held', 'status', 'form_name', 'received_at', 'id']],
    ['orders_list', 'orders', ['created_at', 'id']],
    ['orders_list_by_state', 'orders', ['state', 'created_at', 'id']],
    ['outbox_list', 'outbox', ['created_at', 'id']],
    ['outbox_list_by_state', 'outbox', ['state', 'created_at', 'id']],
  ] as const;
  for (const [name, table, columns] of lists)
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
}

/** Gives the leads that are there already what new ones are stored with. */
async function fillLeads(db: Kysely<unknown>): Promise<void> {
  await sql`update leads set is_held = 1 where quarantine_reasons like '%"trap_filled"%' or quarantine_reasons like '%"cross_site"%'`.execute(
    db,
  );
  let last = '';
  for (;;) {
    const { rows } = await sql<{ id: string; fields: string }>`
      select id, fields from leads where id > ${last} order by id limit ${BATCH}`.execute(db);
    for (const { id, fields } of rows)
      await sql`update leads set search_text = ${searchText(fields)} where id = ${id}`.execute(db);
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end.id;
  }
}

/** As lib/leads/submit.ts wrote it at the time of this step. */
function searchText(fields: string): string {
  const values = Object.values(JSON.parse(fields) as Record<string, unknown>).map(String);
  return values
    .join('\n')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .slice(0, SEARCH_TEXT_MAX);
}

const BATCH = 500;
const SEARCH_TEXT_MAX = 4_000;

import type { Kysely } from 'kysely';

/** What the desk and the site themselves keep. */
export async function createDesk(db: Kysely<unknown>): Promise<void> {
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
    .addColumn('lease_until', 'bigint')
    .addPrimaryKeyConstraint('daily_marks_key', ['job', 'day'])
    .execute();

  await db.schema
    .createTable('reports')
    .addColumn('period', 'text', column => column.primaryKey())
    .addColumn('made_at', 'bigint', column => column.notNull())
    .addColumn('facts', 'text', column => column.notNull())
    .execute();

  await db.schema
    .createTable('content_drafts')
    .addColumn('part', 'text', column => column.primaryKey())
    .addColumn('value', 'text', column => column.notNull())
    .addColumn('edited_by', 'text', column => column.notNull())
    .addColumn('edited_at', 'bigint', column => column.notNull())
    .execute();

  await db.schema
    .createTable('releases')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('number', 'integer', column => column.notNull().unique())
    .addColumn('based_on', 'text')
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('parts', 'text', column => column.notNull())
    .addColumn('changed', 'text', column => column.notNull())
    .addColumn('why', 'text', column => column.notNull())
    .addColumn('made_by', 'text', column => column.notNull())
    .addColumn('made_at', 'bigint', column => column.notNull())
    .addColumn('differences', 'text')
    .addColumn('problem', 'text')
    .addColumn('published_by', 'text')
    .addColumn('published_at', 'bigint')
    .execute();

  await db.schema
    .createTable('backup_notes')
    .addColumn('file', 'text', column => column.primaryKey())
    .addColumn('made_at', 'bigint', column => column.notNull())
    .addColumn('is_encrypted', 'integer', column => column.notNull())
    .execute();

  await db.schema
    .createTable('restores')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('restored_at', 'bigint', column => column.notNull())
    .addColumn('backup_at', 'bigint', column => column.notNull())
    .addColumn('compared_at', 'bigint')
    .execute();

  await db.schema
    .createTable('locks')
    .addColumn('name', 'text', column => column.primaryKey())
    .execute();

  await db.schema
    .createTable('rate_limits')
    .addColumn('bucket', 'text', column => column.notNull())
    .addColumn('window_start', 'bigint', column => column.notNull())
    .addColumn('hits', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('rate_limits_key', ['bucket', 'window_start'])
    .execute();
}

import type { Kysely } from 'kysely';

/** How often the assistant gave each kind of reply in a day, and the words of questions that it could not answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('assistant_questions')
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('count', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('assistant_questions_key', ['day', 'kind', 'text'])
    .execute();
}

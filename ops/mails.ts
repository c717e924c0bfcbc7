import type { Kysely } from 'kysely';
// Not from the feature's index.ts, which has templates too: Node reads no TSX.
import { requeueMail } from '@/lib/mail/queue';
import { connect } from '@/lib/site/db/connect';
import type { Database } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import { OperationError, readArguments, readSettings, reportFailure, requireDatabase } from './settings';

async function run(): Promise<void> {
  const { values } = readArguments(USAGE, { options: { again: { type: 'string' } } });
  const { storage } = readSettings(process.env);
  requireDatabase(storage);
  const db = connect(storage);
  try {
    await (values.again === undefined ? list(db) : queueAgain(db, values.again));
  } finally {
    await db.destroy();
  }
}

async function queueAgain(db: Kysely<Database>, id: string): Promise<void> {
  const outcome = await requeueMail(db, { id, now: Date.now(), attemptId: newId() });
  if (outcome === 'empty')
    throw new OperationError('Its text and address were deleted, so it cannot be sent again.');
  if (outcome === 'changed') throw new OperationError(`No failed or bounced email has the id ${id}.`);
  console.log('It’s in the queue again and goes out as a new email.');
}

async function list(db: Kysely<Database>): Promise<void> {
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'subject_id', 'state', 'attempts', 'created_at', 'last_error'])
    .where('state', 'in', ['queued', 'sending', 'failed', 'bounced'])
    .orderBy('created_at')
    .limit(LIMIT)
    .execute();
  for (const { created_at: at, last_error: error, ...mail } of mails)
    console.log(JSON.stringify({ ...mail, created_at: new Date(at).toISOString(), last_error: error }));
  console.log(`${mails.length === LIMIT ? 'The oldest ' : ''}${mails.length} not sent.`);
}

const USAGE = 'npm run mails, or npm run mails -- --again <id>';
const LIMIT = 200;

await reportFailure(run);

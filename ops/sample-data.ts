/**
 * Fills a new database with an invented agency's customers, to look at the desk: a small week, or a year of a busy one. It
 * writes rows alone: no email goes out, and no money moves. It refuses a live site, and a database that has anything of
 * someone's in it.
 */
import { connect } from '@/lib/site/db/connect';
import { migrateStorage } from '@/lib/site/db/migrate';
import { newId } from '@/lib/site/ids';
import { findFilledTable, makeSample, SAMPLE_KINDS, type SampleKind } from './sample-rows';
import { OperationError, placeOf, readArguments, readSettings, reportFailure } from './settings';

async function run(): Promise<void> {
  const { positionals } = readArguments(USAGE, { allowPositionals: true });
  const kind = SAMPLE_KINDS.find(known => known === positionals[0]);
  if (kind === undefined || positionals.length > 1) throw new OperationError(USAGE);
  const { storage, isLive, secret } = readSettings(process.env);
  if (isLive) throw new OperationError('This is a live site: invented customers do not belong there.');
  await migrateStorage(storage);
  const db = connect(storage);
  try {
    const filled = await findFilledTable(db);
    if (filled !== null)
      throw new OperationError(
        `${placeOf(storage)} has something in it already (${filled}), and it stays as it is. Set DATA_DIR to a new folder.`,
      );
    const made = await makeSample(kind, { db, newId, now: Date.now, secret });
    const counts = Object.entries(made).map(([what, count]) => `${count} ${what}`);
    console.log(`${DONE[kind]} in ${placeOf(storage)}: ${counts.join(', ')}.`);
  } finally {
    await db.destroy();
  }
}

const USAGE = `npm run sample-data -- empty   nothing yet, as on the first day
npm run sample-data -- week    a small week: a few leads, one order
npm run sample-data -- year    a year of a busy agency
Each goes into a new database: DATA_DIR=.cache/busy npm run sample-data -- year, then DATA_DIR=.cache/busy npm start`;

const DONE = {
  empty: 'The first day',
  week: 'A small week',
  year: 'A busy year',
} as const satisfies Record<SampleKind, string>;

await reportFailure(run);

import { erasePerson } from '@/lib/privacy';
import { applyRetention } from '@/lib/privacy/retention';
import { connect, type StorageSettings } from '@/lib/site/db/connect';
import { migrateStorage } from '@/lib/site/db/migrate';
import { OperationError, readArguments, readSettings, reportFailure, requireDatabase } from './settings';

type Work = (db: ReturnType<typeof connect>) => Promise<object>;

async function run(): Promise<void> {
  const { storage, register } = readSettings(process.env);
  const { values } = readArguments(USAGE, { options: { erase: { type: 'string' } } });
  const address = values.erase;
  if (address === undefined) return show(storage, applyNow);
  if (!address.includes('@')) throw new OperationError(`${address} is not an email address. ${USAGE}`);
  return show(storage, db => erasePerson({ email: address, register: register() }, { db, now: Date.now }));
}

async function applyNow(db: ReturnType<typeof connect>): Promise<object> {
  const { rows, failures } = await applyRetention({ db, now: Date.now });
  const failed = failures.map(({ duty, cause }) => [duty, `failed: ${String(cause)}`]);
  if (failed.length > 0) process.exitCode = 1;
  return { ...rows, ...Object.fromEntries(failed) };
}

async function show(storage: StorageSettings, work: Work): Promise<void> {
  requireDatabase(storage);
  await migrateStorage(storage);
  const db = connect(storage);
  try {
    for (const [what, count] of Object.entries(await work(db))) console.log(`${what.padEnd(18)} ${count}`);
  } finally {
    await db.destroy();
  }
}

const USAGE = 'npm run retention, or npm run retention -- --erase name@example.com';

await reportFailure(run);

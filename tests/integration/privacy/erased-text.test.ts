import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { retention } from '@/content/retention';
import { erasePerson } from '@/lib/privacy';
import { applyRetention } from '@/lib/privacy/retention';
import { migrateStorage } from '@/lib/site/db/migrate';
import { inDatabase } from '../../support/read-storage';
import { anEmbeddedSite } from '../site/embedded-site';
import { NOW, daysAgo, rowsIn } from './retention-rows';

const { settings, place, back } = anEmbeddedSite();
const NAME = 'Anastasia Ruiz-Quintero';
const EMAIL = 'ana@shop.test';

test('a person who was erased is in no backup that is made afterward, and not in the database’s files', async () => {
  await migrateStorage(settings().storage);
  await inDatabase(settings().storage, async db => {
    await addPeople(rowsIn(() => db));
    await erasePerson({ email: EMAIL, register: settings().register() }, { db, now: () => NOW });
    // While the site runs: its last connection empties the journal anyway when it closes.
    expect(countIn(`${place()}-wal`)).toBe(0);
    expect(countIn((await back()).file)).toBe(0);
  });
  expect(countIn(place())).toBe(0);
});

test('what retention deleted is in no backup that is made afterward', async () => {
  await migrateStorage(settings().storage);
  await inDatabase(settings().storage, async db => {
    await addPeople(
      rowsIn(() => db),
      { status: 'lost', received_at: daysAgo(retention.leadDays + 1) },
    );
    await applyRetention({ db, now: () => NOW });
    expect(countIn(`${place()}-wal`)).toBe(0);
    expect(countIn((await back()).file)).toBe(0);
  });
});

/** Enough of them that rows share pages, with texts that need pages of their own, and someone who stays. */
async function addPeople(
  rows: ReturnType<typeof rowsIn>,
  lead: Parameters<ReturnType<typeof rowsIn>['lead']>[0] = {},
): Promise<void> {
  for (let count = 0; count < 30; count += 1) {
    const id = await rows.lead({ name: NAME, email: EMAIL, fields: `${NAME} `.repeat(200), ...lead });
    await rows.mail({ subject_id: id, html: `<p>${NAME}</p>`.repeat(100) });
    await rows.lead({ name: 'Ben', email: 'ben@shop.test' });
  }
}

function countIn(file: string): number {
  return existsSync(file) ? readFileSync(file).toString('latin1').split(NAME).length - 1 : 0;
}

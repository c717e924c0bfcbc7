import 'server-only';
import { sql, type Kysely, type Transaction } from 'kysely';
import { retention } from '@/content/retention';
import type { Database } from '@/lib/site/db/tables';
import { touch } from './batches';
import type { ErasedRows, Erasure, Holding } from './holding';
import { names } from './mails';

/** What staff write for the pages, and publish. */
export const publishedHoldings = {
  content_drafts: {
    whose: { nobody: 'Staff write it for the pages.' },
    texts: { part: 'plain', value: 'staff', edited_by: 'plain' },
    erase: { stays: 'Staff change it at the desk.' },
    keep: { until: 'it is published or dropped' },
    gives: [],
  },

  releases: {
    whose: { nobody: 'A version is found by the address that it quotes.' },
    texts: {
      id: 'plain',
      based_on: 'plain',
      // The published one shows what it quotes, and is changed at the desk; the others are emptied where they quote someone.
      parts: 'staff',
      changed: 'plain',
      why: 'staff',
      made_by: 'plain',
      differences: 'staff',
      problem: 'plain',
      published_by: 'plain',
    },
    erase: { work: emptyReleasesAbout },
    keep: {
      duties: {
        oldReleases: {
          days: null,
          from: `the ${retention.keptReleases} that were published last stay`,
          work: emptyOldReleases,
        },
      },
    },
    gives: [],
  },
} as const satisfies { [T in 'content_drafts' | 'releases']: Holding<T> };

/** Versions of the website that quote the address; the one that is published shows it, and is changed at the desk. */
async function emptyReleasesAbout(
  transaction: Transaction<Database>,
  { address, until }: Erasure,
): Promise<Partial<ErasedRows>> {
  const releases = await transaction
    .selectFrom('releases')
    .select(['id', 'state', 'parts', 'differences', 'why'])
    .where('made_at', '<=', until)
    .orderBy('published_at', 'desc')
    .orderBy('number', 'desc')
    .execute();
  for (const { id } of releases.filter(({ why }) => names(why, address)))
    await transaction.updateTable('releases').set({ why: '' }).where('id', '=', id).execute();
  const published = releases.find(({ state }) => state === 'published');
  const ids = releases
    .filter(({ parts, differences }) => names(parts + (differences ?? ''), address))
    .map(({ id }) => id)
    .filter(id => id !== published?.id);
  if (ids.length === 0) return {};
  const emptied = { parts: '', differences: null };
  await transaction.updateTable('releases').set(emptied).where('id', 'in', ids).execute();
  // A preview that waits is over with it.
  await transaction
    .updateTable('releases')
    .set({ state: 'dropped' })
    .where('id', 'in', ids)
    .where('state', '!=', 'published')
    .execute();
  return {};
}

/** Of versions of the website that were dropped or replaced long ago only the history stays, without people and reviews. */
function emptyOldReleases(db: Kysely<Database>): Promise<number> {
  return touch(
    db,
    sql`update releases set parts = '', differences = null where parts <> '' and (state = 'dropped'
      or (state = 'published' and id not in (select id from releases where state = 'published'
        order by published_at desc, number desc limit ${retention.keptReleases})))`,
  );
}

import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { Database, ReleaseRow } from '@/lib/site/db/tables';
import { insertAudit } from '@/lib/site/security/audit';
import type { Site } from '@/lib/site/site';
import { isPartName, PART_NAMES, PARTS, type PartName } from './parts';

export type { ReleaseRow };

/** Values of parts by their names. */
type Parts = Partial<Record<PartName, unknown>>;

/** What one passage of the pages says now and will say; empty where it is new or goes. */
export type Difference = { before: string; after: string; pages: string[] };

/** The published release; null while the content is that of the folder. */
export function findPublished(db: Kysely<Database>): Promise<ReleaseRow | null> {
  return db
    .selectFrom('releases')
    .selectAll()
    .where('state', '=', 'published')
    .orderBy('published_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
    .then(row => row ?? null);
}

/** The newest release that waits for its build, for the process that makes it. */
export function findWaiting(db: Kysely<Database>): Promise<ReleaseRow | null> {
  return db
    .selectFrom('releases')
    .selectAll()
    .where('state', '=', 'preparing')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
    .then(row => row ?? null);
}

export function findRelease(db: Kysely<Database>, id: string): Promise<ReleaseRow | null> {
  return db
    .selectFrom('releases')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
    .then(row => row ?? null);
}

/** The newest first, without those that were dropped. */
export function listReleases(db: Kysely<Database>): Promise<ReleaseWithNames[]> {
  return db
    .selectFrom('releases')
    .leftJoin('accounts as makers', 'makers.id', 'releases.made_by')
    .leftJoin('accounts as publishers', 'publishers.id', 'releases.published_by')
    .selectAll('releases')
    .select(['makers.email as maker', 'publishers.email as publisher'])
    .where('state', '!=', 'dropped')
    .orderBy('number', 'desc')
    .limit(LISTED)
    .execute();
}

export type ReleaseWithNames = ReleaseRow & { maker: string | null; publisher: string | null };

export function readParts(row: ReleaseRow | null): Parts {
  return row === null || row.parts === '' ? {} : (JSON.parse(row.parts) as Parts);
}

export function readChanged({ changed }: ReleaseRow): PartName[] {
  return (JSON.parse(changed) as string[]).filter(isPartName);
}

/** What is changed and not published, by part, with who did it. */
export async function listDrafts(db: Kysely<Database>): Promise<Draft[]> {
  const rows = await db
    .selectFrom('content_drafts')
    .leftJoin('accounts', 'accounts.id', 'content_drafts.edited_by')
    .selectAll('content_drafts')
    .select('accounts.email as editor')
    .execute();
  return rows.flatMap(({ part, value, edited_at, editor }) =>
    isPartName(part) ? [{ part, value: JSON.parse(value) as unknown, editedAt: edited_at, editor }] : [],
  );
}

export type Draft = { part: PartName; value: unknown; editedAt: number; editor: string | null };

/** What the form of a part starts with: the draft, else what is published. */
export async function readPartValue(part: PartName, { db }: Pick<Site, 'db'>): Promise<unknown> {
  const draft = (await listDrafts(db)).find(one => one.part === part);
  return draft ? draft.value : valueIn(readParts(await findPublished(db)), part);
}

function valueIn(parts: Parts, part: PartName): unknown {
  return Object.hasOwn(parts, part) ? parts[part] : PARTS[part].value;
}

/**
 * Keeps what was changed, if the part still is what it was changed from, `former`. A part that is again as published is no
 * draft any more.
 */
export async function saveDraft(
  { part, value, former, actorId }: { part: PartName; value: unknown; former: unknown; actorId: string },
  site: Site,
): Promise<'saved' | 'unchanged' | 'changed'> {
  return site.db.transaction().execute(async trx => {
    if (!isSamePart(await readPartValue(part, { db: trx }), former)) return 'changed';
    const published = valueIn(readParts(await findPublished(trx)), part);
    await trx.deleteFrom('content_drafts').where('part', '=', part).execute();
    if (isSamePart(value, published)) return 'unchanged';
    await trx
      .insertInto('content_drafts')
      .values({ part, value: JSON.stringify(value), edited_by: actorId, edited_at: site.now() })
      .execute();
    await insertAudit(trx, { actorId, action: 'content-changed', detail: part }, site);
    return 'saved';
  });
}

/** Lets go what was changed and is not published. False when the draft is not `former` by now. */
export async function dropDraft(
  { part, former, actorId }: { part: PartName; former: unknown; actorId: string },
  site: Site,
): Promise<boolean> {
  return site.db.transaction().execute(async trx => {
    const draft = (await listDrafts(trx)).find(one => one.part === part);
    if (!draft || !isSamePart(draft.value, former)) return false;
    await trx.deleteFrom('content_drafts').where('part', '=', part).execute();
    await insertAudit(trx, { actorId, action: 'content-dropped', detail: part }, site);
    return true;
  });
}

type MakeOutcome = { kind: 'made'; id: string } | { kind: 'nothing-changed' };

/**
 * Makes a release of the drafts, or of what was published once (`like`; `first` is the content of the folder), and so has
 * its pages built. A former one that nobody published is dropped: there is one preview at a time.
 */
export async function makeRelease(
  { why, like, actorId }: { why: string; like: string | null; actorId: string },
  site: Site,
): Promise<MakeOutcome> {
  return site.db.transaction().execute(async trx => {
    const published = await findPublished(trx);
    const now = readParts(published);
    const parts = like === null ? { ...now, ...(await draftsOf(trx)) } : await partsOf(trx, like);
    const changed = PART_NAMES.filter(part => isChanged(part, { parts, now }));
    if (changed.length === 0) return { kind: 'nothing-changed' };
    await trx
      .updateTable('releases')
      .set({ state: 'dropped', ...EMPTY })
      .where('state', 'in', ['preparing', 'ready', 'failed'])
      .execute();
    const { last } = await trx
      .selectFrom('releases')
      .select(({ fn }) => fn.max('number').as('last'))
      .executeTakeFirstOrThrow();
    const id = site.newId();
    await trx
      .insertInto('releases')
      .values({
        id,
        number: (last ?? 0) + 1,
        based_on: published?.id ?? null,
        state: 'preparing',
        parts: JSON.stringify(parts),
        changed: JSON.stringify(changed),
        why,
        made_by: actorId,
        made_at: site.now(),
      })
      .execute();
    await insertAudit(trx, { actorId, action: 'release-made', subjectId: id }, site);
    return { kind: 'made', id };
  });
}

/**
 * A part that is published and then left to the folder counts as changed: this process has loaded the published one in its
 * place, so they can't be compared here.
 */
function isChanged(part: PartName, { parts, now }: { parts: Parts; now: Parts }): boolean {
  if (!Object.hasOwn(parts, part)) return Object.hasOwn(now, part);
  return !isSamePart(parts[part], valueIn(now, part));
}

async function draftsOf(trx: Transaction<Database>): Promise<Parts> {
  return Object.fromEntries((await listDrafts(trx)).map(({ part, value }) => [part, value]));
}

async function partsOf(trx: Transaction<Database>, like: string): Promise<Parts> {
  return like === FIRST ? {} : readParts(await findRelease(trx, like));
}

/** What came of its build. Nothing changes when it was dropped meanwhile, or another process was faster. */
export async function settleBuild(
  id: string,
  outcome: { differences: Difference[] } | { problem: string },
  { db }: Pick<Site, 'db'>,
): Promise<void> {
  const values =
    'problem' in outcome
      ? { state: 'failed' as const, problem: outcome.problem }
      : { state: 'ready' as const, differences: JSON.stringify(outcome.differences) };
  await db
    .updateTable('releases')
    .set(values)
    .where('id', '=', id)
    .where('state', '=', 'preparing')
    .execute();
}

type PublishOutcome = 'published' | 'not-ready' | 'overtaken';

/** From now on every process shows it. `overtaken`: another release was published since it was made. */
export async function publishRelease(
  { id, actorId }: { id: string; actorId: string },
  site: Site,
): Promise<PublishOutcome> {
  return site.db.transaction().execute(async trx => {
    const release = await findRelease(trx, id);
    const published = await findPublished(trx);
    if (release?.state === 'ready' && release.based_on !== (published?.id ?? null)) return 'overtaken';
    const { numUpdatedRows } = await trx
      .updateTable('releases')
      .set({ state: 'published', published_by: actorId, published_at: site.now() })
      .where('id', '=', id)
      .where('state', '=', 'ready')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n || release === null) return 'not-ready';
    const parts = readParts(release);
    for (const { part, value } of await listDrafts(trx))
      if (isSamePart(value, valueIn(parts, part)))
        await trx.deleteFrom('content_drafts').where('part', '=', part).execute();
    await insertAudit(trx, { actorId, action: 'release-published', subjectId: id }, site);
    return 'published';
  });
}

/**
 * What a release without its content holds: it can be neither shown nor published again. Retention empties those that were
 * replaced long ago (lib/privacy/retention.ts).
 */
const EMPTY = { parts: '', differences: null } as const;

export function readDifferences({ differences }: ReleaseRow): Difference[] {
  return JSON.parse(differences ?? '[]') as Difference[];
}

/** Whether two values of a part say the same, whatever the order of their keys. */
export function isSamePart(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** In the place of a release's id: the content of the folder. */
export const FIRST = 'first';
const LISTED = 50;

import { siteProcess } from '@/lib/site/process';
import 'server-only';
import type { Site } from '@/lib/site/site';

/** How often a page was viewed on a day of the agency's by those who came from one source, or inside of visits (empty). */
export type PageView = { day: string; page: string; source: string; isRobot: boolean; views: number };

/** What this process has counted (server/views.ts). `giveBack`: what could not be stored is counted on. */
export type SiteViews = { take: () => PageView[]; giveBack: (views: readonly PageView[]) => void };

declare global {
  interface SiteProcess {
    /** Set by the server; missing in development. */
    views?: SiteViews | undefined;
  }
}

/** Adds what this process has counted to what all have. A failure loses nothing: the next round tries again. */
export async function storeViews(site: Pick<Site, 'db'>): Promise<void> {
  const views = siteProcess.views?.take() ?? [];
  try {
    await addViews(views, site);
  } catch (error) {
    siteProcess.views?.giveBack(views);
    throw error;
  }
}

/** All or nothing. Processes that write at once meet in one order, so neither waits for the other in turn. */
async function addViews(views: readonly PageView[], { db }: Pick<Site, 'db'>): Promise<void> {
  if (views.length === 0) return;
  const keyOf = ({ day, page, source, isRobot }: PageView) => `${day} ${page} ${source} ${isRobot}`;
  const rows = views
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .map(({ isRobot, ...view }) => ({ ...view, is_robot: isRobot ? 1 : 0 }));
  await db.transaction().execute(async trx => {
    for (let at = 0; at < rows.length; at += BATCH_ROWS)
      await trx
        .insertInto('page_views')
        .values(rows.slice(at, at + BATCH_ROWS))
        .onConflict(conflict =>
          conflict
            .columns(['day', 'page', 'source', 'is_robot'])
            .doUpdateSet(row => ({ views: row('page_views.views', '+', row.ref('excluded.views')) })),
        )
        .execute();
  });
}

const BATCH_ROWS = 200;

import 'server-only';
import { poolFigures } from '@/lib/site/db/connect';
import { probeWritable } from '@/lib/site/db/probe';
import { countFailedRefunds } from '@/lib/desk/orders.sql';
import { systemClock } from '@/lib/site/clock';
import { readStoredFacts } from '@/lib/metrics/adapters/sql-stored-facts';
import type { SiteFacts } from '@/lib/metrics/site-metrics';
import { getHealthPorts } from '@/lib/services';
import { getSite } from '@/lib/site/site';

/** What the metrics say about the database, its pool and its disk. Never throws. */
export async function readSiteFacts(): Promise<SiteFacts> {
  const { db } = getSite();
  const { diskRoom } = getHealthPorts();
  const room = await diskRoom().catch(() => null);
  const always = { pool: poolFigures(db), diskFreePart: room?.freePart ?? null };
  try {
    const now = systemClock.now();
    await probeWritable(db, now);
    const stored = await readStoredFacts(db, now);
    const openCases = { ...stored.openCases, refund: await countFailedRefunds(db) };
    return { ...always, writable: true, stored: { ...stored, openCases } };
  } catch {
    // Why, /healthz says.
    return { ...always, writable: false };
  }
}

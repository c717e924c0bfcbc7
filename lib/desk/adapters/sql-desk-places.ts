import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { countTaken, takePlace } from '@/lib/promotion';
import type { DeskPlaceStore } from '../ports';
import { insertAudit } from './insert-audit';

/** The promotion's places for the desk, on either engine. */
export function sqlDeskPlaces(db: Kysely<Database>): DeskPlaceStore {
  return {
    countTaken: year => countTaken(db, year),
    findCounted: async year => {
      const row = await db
        .selectFrom('promotion_places')
        .select('id')
        .where('year', '=', year)
        .where('lead_id', 'is', null)
        .orderBy('number', 'desc')
        .executeTakeFirst();
      return row?.id ?? null;
    },
    take: ({ audit, ...place }) =>
      db.transaction().execute(async trx => {
        const outcome = await takePlace(trx, { ...place, leadId: null, now: audit.at });
        if (outcome === 'done') await insertAudit(trx, audit);
        return outcome;
      }),
    giveBack: ({ id, audit }) =>
      db.transaction().execute(async trx => {
        const counted = trx.deleteFrom('promotion_places').where('id', '=', id).where('lead_id', 'is', null);
        const { numDeletedRows } = await counted.executeTakeFirst();
        if (numDeletedRows !== 1n) return 'gone';
        await insertAudit(trx, audit);
        return 'done';
      }),
  };
}

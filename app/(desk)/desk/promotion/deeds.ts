import { deed, postedId, redirectWithNotice } from '@/app/(desk)/desk/deed';
import { promotion } from '@/content/promotion';
import { latestWindowAt, sitePromotionRule, takePlace } from '@/lib/promotion';
import { serverRoutes } from '@/lib/site/routes';
import { insertAudit } from '@/lib/site/security/audit';

export const deeds = {
  /** Counts a sale that came without a request, such as one on the phone. The same page counts one sale, however often it is posted. */
  'place-take': deed({
    who: 'staff',
    audit: ['place-taken'],
    notices: ['places-full', 'place-taken'],
    fields: ['place'],
    seen: 'It counts a sale of its own, once for each page.',
    because: 'It counts a sale. No price and no money changes.',
    do: async ({ params, staff }, site) => {
      const id = postedId(params, 'place') || site.newId();
      const now = site.now();
      const { year } = latestWindowAt(sitePromotionRule(site.env), now);
      const places = promotion.places - site.env.PROMOTION_PLACES_CLAIMED;
      const outcome = await site.db.transaction().execute(async trx => {
        const taken = await takePlace(trx, { id, year, places, leadId: null, now });
        const note = { actorId: staff.accountId, action: 'place-taken', subjectId: id } as const;
        if (taken === 'done') await insertAudit(trx, note, site);
        return taken;
      });
      return redirectWithNotice(
        serverRoutes.deskContent(),
        outcome === 'full' ? 'places-full' : 'place-taken',
      );
    },
  }),

  /** Takes back what `place-take` counted. */
  'place-give-back': deed({
    who: 'staff',
    audit: ['place-given-back'],
    notices: ['place-given-back', 'place-gone'],
    fields: ['place'],
    seen: 'No one changes a counted sale, and taken back twice is taken back once.',
    because: 'It takes that count back.',
    do: async ({ params, staff }, site) => {
      const id = postedId(params, 'place');
      const isGivenBack = await site.db.transaction().execute(async trx => {
        const counted = trx.deleteFrom('promotion_places').where('id', '=', id).where('lead_id', 'is', null);
        const { numDeletedRows } = await counted.executeTakeFirst();
        if (numDeletedRows !== 1n) return false;
        await insertAudit(trx, { actorId: staff.accountId, action: 'place-given-back', subjectId: id }, site);
        return true;
      });
      return redirectWithNotice(serverRoutes.deskContent(), isGivenBack ? 'place-given-back' : 'place-gone');
    },
  }),
};

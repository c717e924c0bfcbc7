import { promotion } from '@/content/promotion';
import { latestWindowAt } from '@/lib/promotion';
import { routes } from '@/lib/site/routes';
import { newAuditEntry } from './audit';
import { redirectWithNotice, postedId, type DeskActionHandler } from './desk-reply';

/** Counts a sale that came without a request, such as one on the phone. The same page counts one sale, however often it is posted. */
export const countSale: DeskActionHandler = async ({ params, staff }, services) => {
  const id = postedId(params, 'place') || services.newId();
  const audit = newAuditEntry({ actorId: staff.accountId, action: 'place-taken', subjectId: id }, services);
  const { year } = latestWindowAt(services.promotionRule, audit.at);
  const places = promotion.places - services.placesClaimedElsewhere;
  const outcome = await services.places.take({ id, year, places, audit });
  return redirectWithNotice(routes.desk(), outcome === 'full' ? 'places-full' : 'place-taken');
};

/** Takes back what `countSale` counted. */
export const releasePlace: DeskActionHandler = async ({ params, staff }, services) => {
  const id = postedId(params, 'place');
  const entry = { actorId: staff.accountId, action: 'place-given-back', subjectId: id } as const;
  const outcome = await services.places.giveBack({ id, audit: newAuditEntry(entry, services) });
  return redirectWithNotice(routes.desk(), outcome === 'done' ? 'place-given-back' : 'place-gone');
};

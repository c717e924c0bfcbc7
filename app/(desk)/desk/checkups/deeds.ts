import { deed, postedId, redirectWithNotice } from '@/app/(desk)/desk/deed';
import { serverRoutes } from '@/lib/site/routes';
import { insertAudit } from '@/lib/site/security/audit';

export const deeds = {
  'checkup-delete': deed({
    who: 'staff',
    audit: ['checkup-deleted'],
    notices: ['checkup-deleted', 'checkup-gone'],
    fields: ['checkup'],
    because: 'The report can be made again in ten seconds.',
    seen: 'No one changes a report, and deleted twice is deleted once.',
    do: async ({ params, staff }, site) => {
      const id = postedId(params, 'checkup');
      const isDeleted = await site.db.transaction().execute(async trx => {
        const { numDeletedRows } = await trx
          .deleteFrom('checkups')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return false;
        await insertAudit(trx, { actorId: staff.accountId, action: 'checkup-deleted', subjectId: id }, site);
        return true;
      });
      return redirectWithNotice(serverRoutes.deskCheckups(), isDeleted ? 'checkup-deleted' : 'checkup-gone');
    },
  }),
};

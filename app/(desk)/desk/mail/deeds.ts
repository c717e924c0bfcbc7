import { deed, postedId, redirectWithNotice } from '@/app/(desk)/desk/deed';
import { requeueMail } from '@/lib/mail';
import { findDeskMail, MAIL_GROUPS } from '@/lib/mail/mails.sql';
import { serverRoutes } from '@/lib/site/routes';
import { insertAudit } from '@/lib/site/security/audit';

export const deeds = {
  /** Sends a failed email again, as `npm run mails -- --again` does. */
  'mail-again': deed({
    who: 'staff',
    audit: ['mail-again'],
    notices: ['mail-gone', 'mail-empty', 'mail-changed-meanwhile', 'mail-queued'],
    fields: ['mail'],
    seen: 'Only an email that failed is sent again, and who comes second is told.',
    because: 'The same email goes to the same address.',
    do: async ({ params, staff }, site) => {
      const id = postedId(params, 'mail');
      const mail = await findDeskMail(id, site);
      if (!mail) return redirectWithNotice(serverRoutes.deskMail(), 'mail-gone');
      const outcome = await site.db.transaction().execute(async trx => {
        const requeued = await requeueMail(trx, { id, now: site.now(), attemptId: site.newId() });
        const note = {
          actorId: staff.accountId,
          action: 'mail-again',
          subjectId: id,
          detail: mail.kind,
        } as const;
        if (requeued === 'done') await insertAudit(trx, note, site);
        return requeued;
      });
      if (outcome === 'empty') return redirectWithNotice(serverRoutes.deskMail(id), 'mail-empty');
      if (outcome === 'changed')
        return redirectWithNotice(serverRoutes.deskMail(id), 'mail-changed-meanwhile');
      site.wakeDelivery();
      return redirectWithNotice(serverRoutes.deskMail(id), 'mail-queued');
    },
  }),

  /** Marks a failure as needing nothing more. */
  'mail-settle': deed({
    who: 'staff',
    audit: ['mail-settled'],
    notices: ['mail-settled', 'mail-changed-meanwhile'],
    fields: ['mail'],
    seen: 'Only a failure that waits is settled, and who comes second is told.',
    because: 'It puts a reminder away. Nothing is sent or deleted.',
    do: async ({ params, staff }, site) => {
      const id = postedId(params, 'mail');
      const isSettled = await site.db.transaction().execute(async trx => {
        const { numUpdatedRows } = await trx
          .updateTable('outbox')
          .set({ settled_at: site.now() })
          .where('id', '=', id)
          .where('state', 'in', MAIL_GROUPS.failed)
          .where('settled_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return false;
        await insertAudit(trx, { actorId: staff.accountId, action: 'mail-settled', subjectId: id }, site);
        return true;
      });
      return redirectWithNotice(
        serverRoutes.deskMail(),
        isSettled ? 'mail-settled' : 'mail-changed-meanwhile',
      );
    },
  }),
};

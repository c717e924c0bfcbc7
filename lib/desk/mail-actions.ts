import { routes } from '@/lib/site/routes';
import { newAuditEntry } from './audit';
import { redirectWithNotice, postedId, type DeskActionHandler } from './desk-reply';

/** Sends a failed mail again, as `npm run mails -- --again` does. */
export const sendAgain: DeskActionHandler = async ({ params, staff }, services) => {
  const id = postedId(params, 'mail');
  const mail = await services.mails.find(id);
  if (!mail) return redirectWithNotice(routes.deskMails(), 'mail-gone');
  const audit = newAuditEntry(
    { actorId: staff.accountId, action: 'mail-again', subjectId: id, detail: mail.kind },
    services,
  );
  const outcome = await services.mails.sendAgain({ id, audit });
  if (outcome === 'empty') return redirectWithNotice(routes.deskMail(id), 'mail-empty');
  if (outcome === 'changed') return redirectWithNotice(routes.deskMail(id), 'mail-changed-meanwhile');
  services.wakeDelivery();
  return redirectWithNotice(routes.deskMail(id), 'mail-queued');
};

export const settleMail: DeskActionHandler = async ({ params, staff }, services) => {
  const id = postedId(params, 'mail');
  const audit = newAuditEntry({ actorId: staff.accountId, action: 'mail-settled', subjectId: id }, services);
  const outcome = await services.mails.settle({ id, audit });
  return redirectWithNotice(
    routes.deskMails(),
    outcome === 'done' ? 'mail-settled' : 'mail-changed-meanwhile',
  );
};

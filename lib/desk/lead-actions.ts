import { createHash } from 'node:crypto';
import { isId } from '@/lib/site/ids';
import { routes } from '@/lib/site/routes';
import { newAuditEntry } from './audit';
import { isAnswered, isLeadStatus, isTakenUp, NOTE_MAX } from './desk-lead';
import { redirectWithNotice, postedId, type DeskActionHandler } from './desk-reply';
import { findPromotionOf } from './promotion-places';
import { renderAnswerMails, renderQuarantineMails, releaseLead } from './release-lead';

/** Changes a lead's status, if it still has the one that the page showed. Taking up a held lead releases it. */
export const changeStatus: DeskActionHandler = async ({ params, staff }, services) => {
  const id = postedId(params, 'lead');
  const [from, to] = [params.get('from'), params.get('to')];
  if (!isLeadStatus(from) || !isLeadStatus(to)) return redirectWithNotice(routes.deskLeads(), 'lead-gone');
  if (id === '') return redirectWithNotice(routes.deskLeads(), 'lead-gone');
  if (from === to) return redirectWithNotice(routes.deskLead(id), 'status-same', to);
  const audit = newAuditEntry(
    { actorId: staff.accountId, action: 'lead-status', subjectId: id, detail: `${from}>${to}` },
    services,
  );
  const mails = isTakenUp(to) ? await renderQuarantineMails(id, services) : [];
  const answerMails = isAnswered(to) ? await renderAnswerMails(id, services) : [];
  const promotion = findPromotionOf(await services.leads.find(id), services);
  const outcome = await services.leads.setStatus({ id, from, to, mails, answerMails, promotion, audit });
  if (outcome === 'gone') return redirectWithNotice(routes.deskLeads(), 'lead-gone');
  if (mails.length + answerMails.length > 0) services.wakeDelivery();
  return redirectWithNotice(routes.deskLead(id), STATUS_NOTICES[outcome], to);
};

const STATUS_NOTICES = {
  done: 'status-set',
  full: 'status-set-full',
  changed: 'status-changed-meanwhile',
} as const;

export const addNote: DeskActionHandler = async ({ params, staff }, services) => {
  const id = postedId(params, 'lead');
  const text = (params.get('text') ?? '').replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim();
  if (text === '') return redirectWithNotice(`${routes.deskLead(id)}#notes`, 'note-empty');
  if (text.length > NOTE_MAX)
    return redirectWithNotice(`${routes.deskLead(id)}#notes`, 'note-long', String(NOTE_MAX));
  const audit = newAuditEntry({ actorId: staff.accountId, action: 'lead-note', subjectId: id }, services);
  const page = postedId(params, 'note') || services.newId();
  const note = noteId([page, id, staff.accountId, text]);
  const outcome = await services.leads.addNote({ id: note, leadId: id, text, audit });
  return outcome === 'gone'
    ? redirectWithNotice(routes.deskLeads(), 'lead-gone')
    : redirectWithNotice(`${routes.deskLead(id)}#notes`, 'note-added');
};

/**
 * The same text from the same page is one note, however often a proxy repeats the post. Another text from that page,
 * after going back to it, is another note.
 */
function noteId(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

export const releaseFromQuarantine: DeskActionHandler = async ({ params, staff }, services) => {
  const id = postedId(params, 'lead');
  const outcome = await releaseLead(id, staff, services);
  if (outcome.kind === 'gone') return redirectWithNotice(routes.deskQuarantine(), 'lead-gone');
  if (outcome.kind !== 'released') return redirectWithNotice(routes.deskLead(id), 'released-meanwhile');
  return outcome.mails === 0
    ? redirectWithNotice(routes.deskLead(id), 'released-without-mails')
    : redirectWithNotice(routes.deskLead(id), 'released');
};

/** Marks the chosen leads of the quarantine as spam: those that no one else has decided about. */
export const markSpam: DeskActionHandler = async ({ params, staff }, services) => {
  const ids = params.getAll('lead').filter(isId).slice(0, SPAM_MAX);
  if (ids.length === 0) return redirectWithNotice(routes.deskQuarantine(), 'spam-none');
  let marked = 0;
  for (const id of ids) {
    const audit = newAuditEntry(
      { actorId: staff.accountId, action: 'lead-spam', subjectId: id, detail: 'new>spam' },
      services,
    );
    // What is new has no place yet.
    const change = {
      id,
      from: 'new',
      to: 'spam',
      mails: [],
      answerMails: [],
      promotion: null,
      audit,
    } as const;
    if ((await services.leads.setStatus(change)) === 'done') marked += 1;
  }
  return redirectWithNotice(routes.deskQuarantine(), 'spam-marked', String(marked));
};

/** Line breaks are a note's own. */
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f]+/g;
const SPAM_MAX = 200;

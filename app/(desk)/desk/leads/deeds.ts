import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  CHANGED,
  comeBack,
  deed,
  postedId,
  redirectTold,
  redirectWithNotice,
  type Seen,
} from '@/app/(desk)/desk/deed';
import { findPromotionOf } from '@/app/(desk)/desk/promotion/queries';
import { cancelCallAtDesk, findCall } from '@/lib/bookings';
import { answeredMails, leadMails } from '@/lib/leads';
import { isAnswered, isTakenUp, LEAD_STATUS_WORDS, type DeskLead, type LeadStatus } from '@/lib/leads/lead';
import { queueMails, tell, type OutgoingMail, type Told } from '@/lib/mail';
import { takePlace } from '@/lib/promotion';
import type { Database } from '@/lib/site/db/tables';
import { isId } from '@/lib/site/ids';
import { readDeskPath, serverRoutes } from '@/lib/site/routes';
import { toSearchText } from '@/lib/site/search-text';
import { insertAudit, type AuditNote } from '@/lib/site/security/audit';
import type { Site } from '@/lib/site/site';
import { noteForm, statusForm } from './forms';
import { pageOfLead, postedLead } from './queries';

/** Why no code is asked for. */
const ON_A_LEAD = 'It changes one lead, is in its history and can be undone.';

/** Where a lead stands. */
const standing = {
  ...postedLead,
  version: ({ status, isQuarantined }) => [status, isQuarantined] as const,
  says: ({ status, isQuarantined }) =>
    isQuarantined ? 'The lead is in quarantine.' : `The lead is now: ${LEAD_STATUS_WORDS[status]}.`,
} satisfies Seen<DeskLead, readonly [LeadStatus, boolean], 'lead'>;

export const deeds = {
  /**
   * Changes a lead's status, if it still has the one that the page showed. Taking up a lead in quarantine releases it. A
   * list gets its page back; what went otherwise is said on the lead's own.
   */
  'lead-status': deed({
    who: 'staff',
    audit: ['lead-status'],
    notices: ['status-same', 'status-set', 'status-set-full'],
    fields: ['lead', 'next'],
    form: statusForm,
    because: ON_A_LEAD,
    seen: { ...standing, isRepeat: ({ values, row }) => values.to === row.status },
    page: pageOfLead,
    do: async ({ params, staff, row: lead, values: { to } }, site) => {
      const { id, status: from } = lead;
      const here = readDeskPath(params.get('next')) ?? serverRoutes.deskLead(id);
      if (from === to) return redirectWithNotice(here, 'status-same', to);
      const mails =
        isTakenUp(to) && lead.quarantineReasons.length > 0 ? await mailsWithoutMarks(lead, site) : [];
      // Asked for or not: its sender may ask at this very moment.
      const answerMails = isAnswered(to) ? await orReport(() => answeredMails(lead, site), site) : [];
      const promotion = findPromotionOf(lead, site);
      const audit = { actorId: staff.accountId, action: 'lead-status', subjectId: id } as const;
      const change = { id, from, to, mails, answerMails, promotion };
      const outcome = await setStatus(change, { ...audit, detail: `${from}>${to}` }, site);
      if (outcome === 'changed') return CHANGED;
      if (mails.length + answerMails.length > 0) site.wakeDelivery();
      return redirectWithNotice(
        outcome === 'done' ? here : serverRoutes.deskLead(id),
        STATUS_NOTICES[outcome],
        to,
      );
    },
  }),

  /** Adds a note. The same text from the same page is one note, however often a proxy repeats the post. */
  'lead-note': deed({
    who: 'staff',
    audit: ['lead-note'],
    notices: ['note-added', 'lead-gone'],
    fields: ['lead', 'note'],
    form: noteForm,
    because: ON_A_LEAD,
    seen: 'A note stands beside the others.',
    page: pageOfLead,
    do: async ({ params, staff, values: { text } }, site) => {
      const leadId = postedId(params, 'lead');
      const page = postedId(params, 'note') || site.newId();
      // Another text from that page, after going back to it, is another note.
      const parts = JSON.stringify([page, leadId, staff.accountId, text]);
      const id = createHash('sha256').update(parts).digest('base64url');
      const isThere = await site.db.transaction().execute(async trx => {
        if (!(await exists(trx, leadId))) return false;
        const note = {
          id,
          lead_id: leadId,
          author_id: staff.accountId,
          at: site.now(),
          text,
          search_text: toSearchText(text),
        };
        const insert = trx.insertInto('lead_notes').values(note).returning('id');
        const isNew = await insert.onConflict(row => row.column('id').doNothing()).executeTakeFirst();
        const audit = { actorId: staff.accountId, action: 'lead-note', subjectId: leadId } as const;
        if (isNew) await insertAudit(trx, audit, site);
        return true;
      });
      return isThere
        ? redirectWithNotice(`${serverRoutes.deskLead(leadId)}#history`, 'note-added')
        : redirectWithNotice(serverRoutes.deskLeads(), 'lead-gone');
    },
  }),

  /** A lead in quarantine is none of a robot's: it joins the others, and the emails go out that it would have had at once. */
  'lead-release': deed({
    who: 'staff',
    audit: ['lead-rescued'],
    notices: ['released'],
    fields: ['lead'],
    because: ON_A_LEAD,
    seen: standing,
    page: pageOfLead,
    do: async ({ staff, row: lead }, site) => {
      const { id } = lead;
      const mails = await mailsWithoutMarks(lead, site);
      const outcome = await site.db.transaction().execute(async trx => {
        const told = await endQuarantine(trx, { id, status: 'new', mails }, site);
        if (told === null) return null;
        await insertAudit(trx, { actorId: staff.accountId, action: 'lead-rescued', subjectId: id }, site);
        return told.kind;
      });
      if (outcome === null) return CHANGED;
      site.wakeDelivery();
      return redirectTold(serverRoutes.deskLead(id), { code: 'released', told: outcome });
    },
  }),

  /** Marks the chosen leads of the quarantine as spam: those that no one else has decided about. */
  'leads-spam': deed({
    who: 'staff',
    audit: ['lead-spam'],
    notices: ['spam-marked'],
    fields: ['lead'],
    because: ON_A_LEAD,
    seen: 'What someone else has taken up or decided about meanwhile stays as it is: only what is new becomes spam.',
    do: async ({ params, staff }, site) => {
      const ids = params.getAll('lead').filter(isId).slice(0, SPAM_MAX);
      if (ids.length === 0) return comeBack(serverRoutes.deskQuarantine(), { lead: 'No lead was selected.' });
      let marked = 0;
      for (const id of ids) {
        const audit = { actorId: staff.accountId, action: 'lead-spam', subjectId: id } as const;
        // What is new has no place yet.
        const change = { id, from: 'new', to: 'spam', mails: [], answerMails: [], promotion: null } as const;
        if ((await setStatus(change, { ...audit, detail: 'new>spam' }, site)) === 'done') marked += 1;
      }
      return redirectWithNotice(serverRoutes.deskQuarantine(), 'spam-marked', String(marked));
    },
  }),

  'call-cancel': deed({
    who: 'staff',
    audit: ['lead-call-canceled'],
    notices: ['call-done'],
    fields: ['lead'],
    because: 'It tells the lead alone, who can book again.',
    seen: {
      find: ({ params }, site) => findCall(postedId(params, 'lead'), site),
      gone: [serverRoutes.deskLeads(), 'This lead has no call any more.'],
      version: ({ sequence, isAhead }) => [sequence, isAhead] as const,
      says: ({ state, isAhead }) =>
        state === 'canceled'
          ? 'The call is canceled.'
          : isAhead
            ? 'The call was moved: this page shows to when.'
            : 'The call has begun.',
    },
    page: pageOfLead,
    do: async ({ staff, row: { leadId, sequence } }, site) => {
      const outcome = await cancelCallAtDesk({ leadId, sequence, staffId: staff.accountId }, site);
      return outcome.kind === 'done'
        ? redirectTold(serverRoutes.deskLead(leadId), { code: 'call-done', told: outcome.told.kind })
        : CHANGED;
    },
  }),
};

/**
 * Compare-and-set. A status by which a lead is taken up ends its quarantine, and queues the emails that it has not had.
 * `changed`: someone else was quicker. `full`: it is set, but the lead was won after the promotion's last place was
 * taken, and has none.
 */
function setStatus(
  { id, from, to, mails, answerMails, promotion }: StatusChange,
  audit: AuditNote,
  site: Site,
): Promise<'done' | 'changed' | 'full'> {
  return site.db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('leads')
      .set({ status: to, status_at: site.now(), has_answer: 0 })
      .where('id', '=', id)
      .where('status', '=', from)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return 'changed';
    if (isTakenUp(to)) await endQuarantine(trx, { id, status: to, mails }, site);
    if (isAnswered(to)) await queueAnswer(trx, { id, mails: answerMails }, site);
    await insertAudit(trx, audit, site);
    return promotion === null ? 'done' : settlePlace(trx, { ...promotion, id, to, now: site.now() });
  });
}

/** A request that is won takes a place of the promotion, and returns it with any other status. */
async function settlePlace(
  trx: Kysely<Database>,
  { id: leadId, to, ...place }: { id: string; to: LeadStatus; year: number; places: number; now: number },
): Promise<'done' | 'full'> {
  if (to === 'won') {
    const outcome = await takePlace(trx, { ...place, id: leadId, leadId });
    return outcome === 'full' ? 'full' : 'done';
  }
  await trx.deleteFrom('promotion_places').where('lead_id', '=', leadId).execute();
  return 'done';
}

/** Queues the emails that were held back, once: null, and nothing happens, for a lead that is not in quarantine. */
async function endQuarantine(
  trx: Kysely<Database>,
  { id, status, mails }: { id: string; status: LeadStatus; mails: readonly OutgoingMail[] },
  site: Site,
): Promise<Told | null> {
  const { numUpdatedRows } = await trx
    .updateTable('leads')
    .set({ is_held: 0, status, status_at: site.now() })
    .where('id', '=', id)
    .where('is_held', '=', 1)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return null;
  // A lead from another site has had the agency's email already.
  const had = await trx.selectFrom('outbox').select('idempotency_key').where('subject_id', '=', id).execute();
  const keys = new Set(had.map(row => row.idempotency_key));
  return tell(
    trx,
    mails.filter(mail => !keys.has(mail.idempotencyKey)),
    site,
  );
}

/** Once for each lead. One that the limits left out stays wanted. The row is locked by the change of its status. */
async function queueAnswer(
  trx: Kysely<Database>,
  { id, mails }: { id: string; mails: readonly OutgoingMail[] },
  site: Site,
): Promise<void> {
  const wanting = trx
    .selectFrom('leads')
    .select('id')
    .where('id', '=', id)
    .where('answer_email', '=', 'wanted');
  if (!(await wanting.executeTakeFirst())) return;
  const queued = await queueMails(trx, mails, site);
  if (queued.ids.length === 0) return;
  await trx.updateTable('leads').set({ answer_email: 'sent' }).where('id', '=', id).execute();
}

async function exists(db: Kysely<Database>, id: string): Promise<boolean> {
  return (await db.selectFrom('leads').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Without its marks: they would hold the emails back again. */
function mailsWithoutMarks(lead: DeskLead, site: Site): Promise<OutgoingMail[]> {
  return orReport(async () => {
    const { findCheckupOfLead } = await import('@/lib/checkup');
    const checkup = await findCheckupOfLead(lead.id, site);
    return leadMails({ ...lead, quarantineReasons: [], checkup }, site);
  }, site);
}

/** A text that the templates cannot take must not keep the lead where it is. */
async function orReport(render: () => Promise<OutgoingMail[]>, site: Site): Promise<OutgoingMail[]> {
  try {
    return await render();
  } catch (error) {
    site.logError('lead_mails_not_rendered', error);
    return [];
  }
}

const STATUS_NOTICES = {
  done: 'status-set',
  full: 'status-set-full',
} as const;

const SPAM_MAX = 200;

type StatusChange = {
  id: string;
  from: LeadStatus;
  to: LeadStatus;
  /** What the lead would have had at once; only a quarantine that ends here sends them. */
  mails: readonly OutgoingMail[];
  /** Says that it is answered. Queued with an answered status, once, if the sender asked for it. */
  answerMails: readonly OutgoingMail[];
  /** The promotion's year and how many places that has, for a request for one: taken with `won`, given back with another status. */
  promotion: { year: number; places: number } | null;
};

import 'server-only';
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import {
  CHANGED,
  comeBack,
  deed,
  postedId,
  redirectWithNotice,
  type DeskPost,
  type Seen,
} from '@/app/(desk)/desk/deed';
import { insertMessage, listMessages, ownMessageId, threadAddress, threadHeaders } from '@/lib/leads';
import { isWaiting, type DeskLead } from '@/lib/leads/lead';
import { mailSettings, parseAddress, queueMails } from '@/lib/mail';
import type { Database } from '@/lib/site/db/tables';
import { serverRoutes } from '@/lib/site/routes';
import { insertAudit } from '@/lib/site/security/audit';
import type { Site } from '@/lib/site/site';
import { answerForm, replyForm } from './forms';
import { pageOfLead, postedLead } from './queries';
import { renderReply } from './reply-mail';

/** What was written to and fro: who has not read the latest of it neither answers nor puts it away. */
const thread = {
  ...postedLead,
  version: ({ messageCount }) => messageCount,
  says: () => 'A message came or went: read it in the history.',
} satisfies Seen<DeskLead, number, 'lead'>;

export const deeds = {
  /**
   * Writes to the sender of a lead: through the outbox, with a copy in the thread, once for each page that it is sent from,
   * and only if no message came or went since that page was opened. A lead that waits for an answer has one then.
   */
  'lead-reply': deed({
    who: 'staff',
    audit: ['lead-reply', 'lead-status'],
    notices: ['reply-sent'],
    fields: ['lead', 'message'],
    form: replyForm,
    because: 'It goes to the address that the lead itself gave, which the desk cannot change.',
    seen: { ...thread, isRepeat: (post, site) => hasMessage(site.db, replyId(post, site)) },
    page: pageOfLead,
    do: async (post, site) => {
      const { staff, row: lead } = post;
      const leadId = lead.id;
      const here = serverRoutes.deskLead(leadId);
      const to = parseAddress(lead.email ?? '');
      const { subject, text } = post.values;
      const id = replyId(post, site);
      if (to === null) return comeBack(here, { text: 'Nothing was sent: this lead has no email address.' });
      if (lead.isQuarantined)
        return comeBack(here, { text: 'Nothing was sent: this lead is in quarantine. Release it first.' });
      const settings = mailSettings(site.env);
      const thread = await listMessages(leadId, site);
      const mail = await renderReply(
        {
          id,
          leadId,
          to,
          replyTo: threadAddress(leadId, site) ?? parseAddress(settings.agency.email),
          subject,
          text,
          headers: threadHeaders({ id, siteUrl: settings.siteUrl }, thread),
        },
        settings,
      );
      const outcome = await site.db.transaction().execute(async trx => {
        if (await hasMessage(trx, id)) return 'done';
        const number = await takeNumber(trx, { leadId, shownCount: lead.messageCount });
        if (number === null) return (await hasMessage(trx, id)) ? 'done' : 'changed';
        const { ids } = await queueMails(trx, [mail], site);
        await insertMessage(trx, {
          id,
          lead_id: leadId,
          number,
          direction: 'out',
          at: site.now(),
          author_id: staff.accountId,
          subject,
          text,
          message_id: ownMessageId({ id, siteUrl: settings.siteUrl }),
          outbox_id: ids[0] ?? null,
        });
        const audit = { actorId: staff.accountId, subjectId: leadId };
        await insertAudit(trx, { ...audit, action: 'lead-reply' }, site);
        if (await setContacted(trx, lead, site.now())) {
          const detail = `${lead.status}>contacted`;
          await insertAudit(trx, { ...audit, action: 'lead-status', detail }, site);
        }
        return 'done';
      });
      if (outcome === 'changed') return CHANGED;
      site.wakeDelivery();
      return redirectWithNotice(`${here}#history`, 'reply-sent');
    },
  }),

  /** Adds an answer that came elsewhere, such as in one's own mailbox. */
  'lead-answer': deed({
    who: 'staff',
    audit: ['lead-answer'],
    notices: ['answer-added', 'lead-gone'],
    fields: ['lead', 'message'],
    form: answerForm,
    page: pageOfLead,
    because: 'It changes one lead, is in its history and can be undone.',
    seen: 'An answer stands beside the others.',
    do: async ({ params, staff, values: { answer: text } }, site) => {
      const leadId = postedId(params, 'lead');
      const id = messageIdOf([postedId(params, 'message') || site.newId(), leadId, staff.accountId, text]);
      const isThere = await site.db.transaction().execute(async trx => {
        if (await hasMessage(trx, id)) return true;
        const number = await takeNumber(trx, { leadId, shownCount: null });
        if (number === null) return false;
        await insertMessage(trx, {
          id,
          lead_id: leadId,
          number,
          direction: 'in',
          at: site.now(),
          author_id: staff.accountId,
          subject: '',
          text,
        });
        const audit = { actorId: staff.accountId, action: 'lead-answer', subjectId: leadId } as const;
        await insertAudit(trx, audit, site);
        return true;
      });
      return isThere
        ? redirectWithNotice(`${serverRoutes.deskLead(leadId)}#history`, 'answer-added')
        : redirectWithNotice(serverRoutes.deskLeads(), 'lead-gone');
    },
  }),

  /** Nothing needs to be done about an answer. */
  'lead-answer-read': deed({
    who: 'staff',
    audit: ['lead-answer-read'],
    notices: ['answer-read'],
    fields: ['lead'],
    because: 'It changes one lead, is in its history and can be undone.',
    seen: { ...thread, isRepeat: ({ row }) => !row.hasAnswer },
    page: pageOfLead,
    do: async ({ staff, row: lead }, site) => {
      const leadId = lead.id;
      await site.db.transaction().execute(async trx => {
        const { numUpdatedRows } = await trx
          .updateTable('leads')
          .set({ has_answer: 0 })
          .where('id', '=', leadId)
          .where('has_answer', '=', 1)
          .where('message_count', '=', lead.messageCount)
          .executeTakeFirst();
        const audit = { actorId: staff.accountId, action: 'lead-answer-read', subjectId: leadId } as const;
        if (numUpdatedRows === 1n) await insertAudit(trx, audit, site);
      });
      return redirectWithNotice(serverRoutes.deskLead(leadId), 'answer-read');
    },
  }),
};

function replyId({ params, staff, row: lead, values: { subject, text } }: ReplyPost, site: Site): string {
  const page = postedId(params, 'message') || site.newId();
  return messageIdOf([page, lead.id, staff.accountId, subject, text]);
}

type ReplyPost = DeskPost<'message'> & { row: DeskLead; values: z.output<typeof replyForm> };

/** The same text from the same page is one message, however often it is posted. */
function messageIdOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

async function hasMessage(db: Kysely<Database>, id: string): Promise<boolean> {
  return (
    (await db.selectFrom('lead_messages').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
}

/** The number of the next message, if there are as many as the page showed; null `shownCount` is any. It locks the lead. */
async function takeNumber(
  trx: Kysely<Database>,
  { leadId, shownCount }: { leadId: string; shownCount: number | null },
): Promise<number | null> {
  const thread = await trx
    .updateTable('leads')
    .set(row => ({ message_count: row('message_count', '+', 1), has_answer: 0 }))
    .where('id', '=', leadId)
    .$if(shownCount !== null, query => query.where('message_count', '=', shownCount))
    .returning('message_count')
    .executeTakeFirst();
  return thread?.message_count ?? null;
}

/** Sets the status, if the lead waits for an answer. Who asked to be told of it has it with the reply. */
async function setContacted(trx: Kysely<Database>, { id, status }: DeskLead, now: number): Promise<boolean> {
  if (!isWaiting(status)) return false;
  const { numUpdatedRows } = await trx
    .updateTable('leads')
    .set({ status: 'contacted', status_at: now })
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst();
  await trx
    .updateTable('leads')
    .set({ answer_email: 'sent' })
    .where('id', '=', id)
    .where('answer_email', '=', 'wanted')
    .execute();
  return numUpdatedRows === 1n;
}

import 'server-only';
import type { z } from 'zod';
import { CHANGED, comeBack, deed, redirectTold, redirectWithNotice } from '@/app/(desk)/desk/deed';
import { handOverMail } from '@/content/desk';
import { site as agency } from '@/content/site';
import { listStaff } from '@/lib/accounts/staff-users';
import type { DeskLead, FollowUp } from '@/lib/leads/lead';
import { composeLinkMail, mailSettings, tell, type OutgoingMail } from '@/lib/mail';
import { serverRoutes } from '@/lib/site/routes';
import { toSearchText } from '@/lib/site/search-text';
import { insertAudit } from '@/lib/site/security/audit';
import type { Site } from '@/lib/site/site';
import { fillText } from '@/lib/site/text';
import { dayIn, daysAfter, formatDay } from '@/lib/site/time';
import { followUpForm } from './forms';
import { pageOfLead, postedLead } from './queries';

export const deeds = {
  /**
   * Saves who looks after a lead, what comes next and when, and what it may be worth, if no one else has changed them
   * since the page was opened. A new owner is told by email.
   */
  'lead-follow-up': deed({
    who: 'staff',
    audit: ['lead-follow-up'],
    notices: ['follow-up-same', 'follow-up-saved', 'follow-up-handed-over'],
    fields: ['lead'],
    form: followUpForm,
    because: 'It changes one lead, is in its history and can be undone.',
    seen: {
      ...postedLead,
      version: ({ followUp }) => followUp.changedAt,
      says: ({ followUp: { step, on } }) =>
        `The next step is now: ${step ?? 'none'}${on === null ? '' : `, on ${formatDay(on)}`}. The history shows who changed it.`,
      isRepeat: ({ values, row: lead }) => changesOf(toFollowUp(values), lead).length === 0,
    },
    page: pageOfLead,
    do: async ({ staff, row: lead, values: typed }, site) => {
      const { id } = lead;
      const here = serverRoutes.deskLead(id);
      const values = toFollowUp(typed);
      const members = await listStaff(site);
      const isHere = values.ownerId === null || members.some(member => member.id === values.ownerId);
      const errors = {
        ...(isHere ? {} : { owner: 'This person no longer works at the desk. Choose someone else.' }),
        ...(isPossible(values.on, lead, site)
          ? {}
          : { on: 'Enter a day after the lead came, and at most two years ahead.' }),
      };
      if (Object.keys(errors).length > 0) return comeBack(here, errors);
      const changes = changesOf(values, lead);
      if (changes.length === 0) return redirectWithNotice(here, 'follow-up-same');
      const to = members.find(member => member.id === values.ownerId && member.id !== staff.accountId);
      const actor = members.find(member => member.id === staff.accountId)?.name ?? staff.email;
      const changedAt = Math.max(site.now(), lead.followUp.changedAt + 1);
      const isHandedOver = to !== undefined && lead.followUp.ownerId !== to.id;
      const mails = isHandedOver
        ? await handOverMails({ leadId: id, changedAt, to: to.email, actor }, site)
        : [];
      const told = await site.db.transaction().execute(async trx => {
        const { numUpdatedRows } = await trx
          .updateTable('leads')
          .set({
            owner_id: values.ownerId,
            next_step: values.step,
            next_step_search: values.step === null ? null : toSearchText(values.step),
            next_step_on: values.on,
            value_minor: values.valueMinor,
            follow_up_changed_at: changedAt,
          })
          .where('id', '=', id)
          .where(row => row.fn.coalesce('follow_up_changed_at', row.lit(0)), '=', lead.followUp.changedAt)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return null;
        const audit = { actorId: staff.accountId, action: 'lead-follow-up', subjectId: id } as const;
        await insertAudit(trx, { ...audit, detail: changes.join(', ') }, site);
        return isHandedOver ? tell(trx, mails, site) : { kind: 'unchanged' as const };
      });
      if (told === null) return CHANGED;
      site.wakeDelivery();
      return told.kind === 'unchanged'
        ? redirectWithNotice(here, 'follow-up-saved')
        : redirectTold(here, { code: 'follow-up-handed-over', told: told.kind });
    },
  }),
};

/** What the audit and the history call the parts of a follow-up. */
const CHANGES = [
  ['ownerId', 'owner'],
  ['step', 'next step'],
  ['on', 'day'],
  ['valueMinor', 'value'],
] as const satisfies readonly (readonly [keyof FollowUpValues, string])[];

function changesOf(values: FollowUpValues, { followUp }: DeskLead): string[] {
  return CHANGES.filter(([key]) => values[key] !== followUp[key]).map(([, word]) => word);
}

/** A day that was saved before stays, however long ago it was. */
function isPossible(on: string | null, lead: DeskLead, { now }: Pick<Site, 'now'>): boolean {
  if (on === null || on === lead.followUp.on) return true;
  const { timeZone } = agency;
  return on >= dayIn(timeZone, lead.receivedAt) && on <= daysAfter(dayIn(timeZone, now()), STEP_DAYS_MAX);
}

const STEP_DAYS_MAX = 2 * 365;

function toFollowUp({ owner, step, on, value }: z.output<typeof followUpForm>): FollowUpValues {
  return { ownerId: owner, step, on, valueMinor: value };
}

type FollowUpValues = Omit<FollowUp, 'changedAt'>;

/** Tells a member of staff that a lead is theirs now. It holds nothing of the lead: that is on the desk. */
export function handOverMails(
  { leadId, changedAt, to, actor }: { leadId: string; changedAt: number; to: string; actor: string },
  site: Pick<Site, 'env'>,
): Promise<OutgoingMail[]> {
  const settings = mailSettings(site.env);
  const words = { ...handOverMail, text: handOverMail.text.map(text => fillText(text, { name: actor })) };
  const plan = {
    settings,
    kind: 'lead-handed-over',
    key: `${leadId}/${changedAt}`,
    subjectId: leadId,
  } as const;
  return composeLinkMail(to, { ...plan, words, href: settings.siteUrl + serverRoutes.deskLead(leadId) });
}

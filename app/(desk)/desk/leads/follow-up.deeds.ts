import 'server-only';
import {
  CHANGED,
  comeBack,
  deed,
  redirectTold,
  redirectWithNotice,
  type FieldErrors,
  type Posted,
} from '@/app/(desk)/desk/deed';
import { handOverMail } from '@/content/desk';
import { site as agency } from '@/content/site';
import { listStaff } from '@/lib/accounts/staff-users';
import { STEP_MAX, type DeskLead, type FollowUp } from '@/lib/leads/lead';
import { composeLinkMail, mailSettings, tell, type OutgoingMail } from '@/lib/mail';
import { calendarDate } from '@/lib/site/calendar-date';
import { parseTypedMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { toSearchText } from '@/lib/site/search-text';
import { insertAudit } from '@/lib/site/security/audit';
import type { Site } from '@/lib/site/site';
import { fillText, toSingleLine } from '@/lib/site/text';
import { dayIn, daysAfter, formatDay } from '@/lib/site/time';
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
    fields: ['lead', 'owner', 'step', 'on', 'value'],
    because: 'It changes one lead, is in its history and can be undone.',
    seen: {
      ...postedLead,
      version: ({ followUp }) => followUp.changedAt,
      says: ({ followUp: { step, on } }) =>
        `The next step is now: ${step ?? 'none'}${on === null ? '' : `, on ${formatDay(on)}`}. The history shows who changed it.`,
      isRepeat: async ({ params, row: lead }, site) => {
        const form = parseFollowUp(params, await listStaff(site), { lead, today: todayOf(site) });
        return form.kind === 'valid' && changesOf(form.values, lead).length === 0;
      },
    },
    page: pageOfLead,
    do: async ({ params, staff, row: lead }, site) => {
      const { id } = lead;
      const here = serverRoutes.deskLead(id);
      const members = await listStaff(site);
      const form = parseFollowUp(params, members, { lead, today: todayOf(site) });
      if (form.kind === 'invalid') return comeBack(here, form.errors);
      const { values } = form;
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

function todayOf({ now }: Pick<Site, 'now'>): string {
  return dayIn(agency.timeZone, now());
}

/** Reads the posted form. All four may be empty; a day needs a step, because a day alone says nothing. */
function parseFollowUp(
  params: Posted<FollowUpField>,
  members: readonly { id: string }[],
  { lead, today }: { lead: DeskLead; today: string },
): FollowUpForm {
  const read = (name: FollowUpField) => toSingleLine(params.get(name) ?? '');
  const [owner, step, on, value] = [read('owner'), read('step'), read('on'), read('value')];
  const valueMinor = value === '' ? null : parseTypedMoney(value, 'USD');
  const errors: Partial<Record<FollowUpField, string>> = {};
  if (owner !== '' && !members.some(({ id }) => id === owner))
    errors.owner = 'This person no longer works at the desk. Choose someone else.';
  if (step.length > STEP_MAX) errors.step = `Shorten the next step to ${STEP_MAX} characters.`;
  if (on !== '' && step === '') errors.step = 'Say what is to be done on that day.';
  // A day that was saved before stays, however long ago it was.
  const soonest = dayIn(agency.timeZone, lead.receivedAt);
  const isPossible = (on >= soonest && on <= daysAfter(today, STEP_DAYS_MAX)) || on === lead.followUp.on;
  if (on !== '' && !calendarDate.safeParse(on).success) errors.on = 'Enter a day such as 2026-07-31.';
  else if (on !== '' && !isPossible)
    errors.on = 'Enter a day after the lead came, and at most two years ahead.';
  if (value !== '' && valueMinor === null)
    errors.value = 'Enter an amount such as 2,648.00, with up to two decimals.';
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  return {
    kind: 'valid',
    values: { ownerId: owner || null, step: step || null, on: on || null, valueMinor },
  };
}

const STEP_DAYS_MAX = 2 * 365;

type FollowUpField = 'owner' | 'step' | 'on' | 'value';
type FollowUpValues = Omit<FollowUp, 'changedAt'>;

type FollowUpForm =
  | { kind: 'valid'; values: FollowUpValues }
  | { kind: 'invalid'; errors: FieldErrors<FollowUpField> };

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

import type { Transaction } from 'kysely';
import {
  comeBack,
  postedId,
  redirectTold,
  redirectWithNotice,
  seenOf,
  CHANGED,
  deed,
  type DeskPost,
  type DeskReply,
  type Seen,
} from '@/app/(desk)/desk/deed';
import { deskFigures, invitationMail } from '@/content/desk';
import { hashPassword, toAccountEmail, lockAccount } from '@/lib/accounts';
import {
  deleteStaff,
  insertStaff,
  inviteAgain,
  listStaff,
  namesOf,
  removeFactor,
  rightsOf,
  type StaffMember,
} from '@/lib/accounts/staff-users';
import { composeLinkMail, mailSettings, tell } from '@/lib/mail';
import { noteErasure, siteRegister } from '@/lib/privacy/erasures';
import type { Database } from '@/lib/site/db/tables';
import { routes, serverRoutes } from '@/lib/site/routes';
import { insertAudit } from '@/lib/site/security/audit';
import { fingerprintOf, newSecret } from '@/lib/site/security/seal';
import type { Site } from '@/lib/site/site';
import { fillText } from '@/lib/site/text';
import { DAY_MS } from '@/lib/site/time';
import { inviteForm, memberForm } from './forms';

const member = {
  find: async ({ params }, site) =>
    (await listStaff(site)).find(({ id }) => id === postedId(params, 'staff')) ?? null,
  gone: [serverRoutes.deskStaff(), 'This person no longer works at the desk.'],
  version: rightsOf,
  says: ({ name, isOwner }) => `They are now ${name}, ${isOwner ? 'an owner' : 'staff'}.`,
} satisfies Seen<StaffMember, readonly [string, boolean], 'staff'>;

export const deeds = {
  /**
   * Makes an account for someone, and emails them the link for choosing a password; who has chosen none yet gets a new one.
   * A customer's account under the address becomes staff's: its password and sessions end, because anyone may have signed
   * up with it.
   */
  'staff-invite': deed({
    who: 'owner',
    audit: ['staff-added'],
    notices: ['staff-invited'],
    fields: [],
    form: inviteForm,
    factor: 'staff',
    seen: 'It adds someone. Who is invited already, and has no password yet, gets another link.',
    page: serverRoutes.deskInvite,
    do: async (post, site) => {
      const { staff, values } = post;
      const { name, role } = values;
      const email = toAccountEmail(values.email);
      const secret = newSecret();
      // No one knows the password: the link sets the first one.
      const passwordHash = await hashPassword(newSecret(), site);
      const isOwner = role === 'owner';
      const told = await site.db.transaction().execute(async trx => {
        const invited = { email, name, isOwner, actorId: staff.accountId };
        const again = await inviteAgain(trx, invited, site);
        const added = again ?? (await insertStaff(trx, { ...invited, passwordHash }, site));
        if (added === null) return null;
        const change = { invited_at: site.now() };
        await trx.updateTable('accounts').set(change).where('id', '=', added.id).execute();
        const expires_at = site.now() + deskFigures.invitationDays * DAY_MS;
        const link = {
          id: fingerprintOf(secret),
          account_id: added.id,
          purpose: 'reset',
          expires_at,
        } as const;
        await trx.insertInto('account_links').values(link).execute();
        return tell(trx, await invitationMails({ id: added.id, email, secret }, site), site);
      });
      if (told === null)
        return comeBack(serverRoutes.deskInvite(), { email: 'This person can already use the desk.' });
      site.wakeDelivery();
      return redirectTold(serverRoutes.deskStaff(), { code: 'staff-invited', told: told.kind });
    },
  }),

  /** Sets the name and the role of a member of staff. An owner's own role stays, so there is always an owner. */
  'staff-change': deed({
    who: 'owner',
    audit: ['staff-changed'],
    notices: ['staff-changed', 'staff-gone'],
    fields: ['staff'],
    form: memberForm,
    factor: 'staff',
    page: ({ params }) => serverRoutes.deskStaff(postedId(params, 'staff'), 'change'),
    seen: {
      ...member,
      isRepeat: ({ values: { name, role }, row }) =>
        name === row.name && (role ?? 'owner') === (row.isOwner ? 'owner' : 'staff'),
    },
    do: async (post, site) => {
      const { staff, values } = post;
      const { name, role: asked } = values;
      return changeStaff(post, 'staff-changed', site, async (trx, member) => {
        const isOwner = member.id === staff.accountId || asked === 'owner';
        const change = { ...namesOf(name), is_owner: isOwner ? 1 : 0 };
        await trx.updateTable('accounts').set(change).where('id', '=', member.id).execute();
        const role = isOwner === member.isOwner ? null : isOwner ? 'staff>owner' : 'owner>staff';
        const note = {
          actorId: staff.accountId,
          action: 'staff-changed',
          subjectId: member.id,
          detail: role,
        } as const;
        await insertAudit(trx, note, site);
      });
    },
  }),

  /** For a lost phone: removes the second factor and ends the sessions. The next sign-in sets a new one up. */
  'staff-reset-factor': deed({
    who: 'owner',
    audit: ['factor-reset'],
    notices: ['staff-factor-reset', 'staff-gone'],
    fields: ['staff'],
    factor: 'staff',
    page: ({ params }) => serverRoutes.deskStaff(postedId(params, 'staff'), 'factor'),
    seen: member,
    do: (post, site) =>
      changeStaff(post, 'staff-factor-reset', site, async (trx, member) => {
        await removeFactor(trx, { id: member.id, actorId: post.staff.accountId }, site);
      }),
  }),

  /** Removes a member of staff. Noted before, so no restore lets them in again. */
  'staff-remove': deed({
    who: 'owner',
    audit: ['staff-removed'],
    notices: ['staff-self', 'staff-removed', 'staff-gone'],
    fields: ['staff'],
    factor: 'staff',
    page: ({ params }) => serverRoutes.deskStaff(postedId(params, 'staff'), 'remove'),
    seen: member,
    do: async (post, site) => {
      const { staff, row } = post;
      if (row.id === staff.accountId) return redirectWithNotice(serverRoutes.deskStaff(), 'staff-self');
      return changeStaff(post, 'staff-removed', site, async (trx, { id, email }) => {
        await noteErasure({ kind: 'account', address: email, at: site.now() }, siteRegister(site));
        await deleteStaff(trx, { id, actorId: staff.accountId }, site);
      });
    },
  }),
};

/**
 * Changes one member of staff, once the second factor was confirmed, if the person who asks is still an owner. Without
 * that check, two owners who remove each other at the same moment would leave none.
 */
async function changeStaff<Notice extends 'staff-changed' | 'staff-factor-reset' | 'staff-removed'>(
  post: Pick<DeskPost, 'staff'> & { row: StaffMember },
  notice: Notice,
  site: Site,
  change: (trx: Transaction<Database>, member: StaffMember) => Promise<void>,
): Promise<DeskReply<Notice | 'staff-gone', never> | typeof CHANGED> {
  const [id, actorId] = [post.row.id, post.staff.accountId];
  const refused = await site.db.transaction().execute(async trx => {
    // In one order, so two such changes wait for each other and do not block each other.
    for (const accountId of new Set([id, actorId].toSorted())) await lockAccount(trx, { id: accountId });
    const members = await listStaff({ db: trx });
    const member = members.find(member => member.id === id);
    if (!member || !members.some(member => member.id === actorId && member.isOwner))
      return redirectWithNotice(serverRoutes.deskStaff(), 'staff-gone');
    if (seenOf(rightsOf(member)) !== seenOf(rightsOf(post.row))) return CHANGED;
    await change(trx, member);
    return null;
  });
  return refused ?? redirectWithNotice(serverRoutes.deskStaff(), notice);
}

/** The link with which an invited person chooses a password. `secret` goes into the link and nowhere else. */
export function invitationMails(
  { id, email, secret }: { id: string; email: string; secret: string },
  site: Pick<Site, 'env' | 'newId'>,
) {
  const settings = mailSettings(site.env);
  const days = String(deskFigures.invitationDays);
  const words = { ...invitationMail, text: invitationMail.text.map(text => fillText(text, { days })) };
  const href = settings.siteUrl + routes.resetPassword(secret);
  const plan = { settings, kind: 'staff-invited', key: site.newId(), subjectId: id } as const;
  return composeLinkMail(email, { ...plan, words, href });
}

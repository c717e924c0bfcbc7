import { comeBack, deed, redirectWithNotice, type DeskPost } from '@/app/(desk)/desk/deed';
import type { DeedLine } from '@/content/audit';
import { site as agency } from '@/content/site';
import { endAccess } from '@/lib/accounts';
import { cancelErasedCalls, listCallsOf, type Call } from '@/lib/bookings';
import { collectPerson, erasePerson, siteRegister, type ErasedRows } from '@/lib/privacy';
import { serverRoutes } from '@/lib/site/routes';
import { insertAudit } from '@/lib/site/security/audit';
import type { Site } from '@/lib/site/site';
import { toAddressKey } from '@/lib/site/stored-address';
import { dayIn } from '@/lib/site/time';
import { sayCount } from './counts';
import { eraseForm, findForm, MISMATCH } from './forms';
import { findPersonAddress, findPersonRef } from './queries';

export const deeds = {
  /** Looks an address up. The page that shows it is named by one of its rows: an address is in no URL. */
  'person-find': deed({
    who: 'staff',
    audit: ['person-found'],
    notices: ['person-found'],
    fields: [],
    form: findForm,
    page: () => serverRoutes.deskPerson(),
    seen: 'It changes nothing.',
    because: 'Someone who calls has to be found. Each look is in the audit.',
    do: async (post, site) => {
      const ref = await findPersonRef(toAddressKey(post.values.email), site);
      if (ref === null)
        return comeBack(serverRoutes.deskPerson(), { email: 'We have nothing for this email address.' });
      await notePerson('person-found', ref, post, site);
      return redirectWithNotice(serverRoutes.deskPerson(ref), 'person-found');
    },
  }),

  'person-export': deed({
    who: 'owner',
    audit: ['person-exported'],
    notices: ['person-unknown'],
    fields: ['of'],
    seen: 'It changes nothing.',
    factor: 'export',
    page: ({ params }) => serverRoutes.deskPerson(params.get('of') ?? '', 'download'),
    do: async (post, site) => {
      const ref = post.params.get('of') ?? '';
      const address = await findPersonAddress(ref, site);
      if (address === null) return redirectWithNotice(serverRoutes.deskPerson(), 'person-unknown');
      await notePerson('person-exported', ref, post, site);
      const records = await collectPerson(address, site);
      const body = JSON.stringify({ address, ...records }, withIsoTimes, 2);
      const day = dayIn(agency.timeZone, site.now());
      const name = `personal-data-${day}.json`;
      return { kind: 'file', name, type: 'application/json; charset=utf-8', body };
    },
  }),

  /** Ends the sessions, passkeys, and open links of the person's customer account, for example after a call about a lost phone. */
  'person-sign-out': deed({
    who: 'staff',
    audit: ['person-signed-out'],
    notices: ['person-unknown', 'person-signed-out'],
    fields: ['of'],
    seen: 'It ends whatever is open, also what is newer than the page.',
    because: 'It ends access and gives none, such as after a lost phone.',
    do: async (post, site) => {
      const ref = post.params.get('of') ?? '';
      const address = await findPersonAddress(ref, site);
      if (address === null) return redirectWithNotice(serverRoutes.deskPerson(), 'person-unknown');
      await site.db.transaction().execute(async trx => {
        const account = await trx
          .selectFrom('accounts')
          .select('id')
          .where('email', '=', address)
          .where('role', '=', 'customer')
          .executeTakeFirst();
        if (account) await endAccess(trx, { accountId: account.id, event: 'signed-out' });
      });
      await notePerson('person-signed-out', ref, post, site);
      return redirectWithNotice(serverRoutes.deskPerson(ref), 'person-signed-out');
    },
  }),

  /** Erases, once the address was typed as a confirmation. Noted first: an erasure must not go unnoticed. */
  'person-erase': deed({
    who: 'owner',
    audit: ['person-erased'],
    notices: ['person-unknown', 'person-erased'],
    fields: ['of'],
    form: eraseForm,
    seen: 'It erases whatever there is, also what is newer than the page, and who asks has typed the address.',
    factor: 'erase',
    page: ({ params }) => serverRoutes.deskPerson(params.get('of') ?? '', 'erase'),
    do: async (post, site) => {
      const ref = post.params.get('of') ?? '';
      const address = await findPersonAddress(ref, site);
      if (address === null) return redirectWithNotice(serverRoutes.deskPerson(), 'person-unknown');
      if (toAddressKey(post.values.confirmation) !== address)
        return comeBack(serverRoutes.deskPerson(ref, 'erase'), { confirmation: MISMATCH });
      await notePerson('person-erased', ref, post, site);
      const calls = await listCallsOf(address, site);
      const erased = await erasePerson({ email: address, register: siteRegister(site) }, site);
      await cancelErasedCalls(site);
      return redirectWithNotice(serverRoutes.deskPerson(), 'person-erased', describeErased(erased, calls));
    },
  }),
};

/** "1 lead, 2 emails. Kept: 1 order" */
function describeErased(erased: ErasedRows, calls: readonly Call[]): string {
  const { leads, answers, subscriptions, accounts, mails, keptOrders } = erased;
  const gone = [
    ...sayCount(leads, 'lead'),
    ...sayCount(answers, 'answer'),
    ...sayCount(subscriptions, 'newsletter subscription'),
    ...sayCount(accounts, 'account'),
    ...sayCount(mails, 'email'),
  ];
  const kept = `Kept: ${sayCount(keptOrders, 'order')[0] ?? 'no orders'}`;
  // They get no email: their address is gone.
  const own = calls.filter(({ isElsewhere }) => !isElsewhere);
  const canceled = sayCount(own.length, 'call').map(text => `Canceled without an email to them: ${text}`);
  const elsewhere = sayCount(calls.length - own.length, 'call').map(
    text => `Still in the embedded calendar, where you cancel it: ${text}`,
  );
  return [gone.join(', ') || 'nothing', kept, ...canceled, ...elsewhere].join('. ');
}

function withIsoTimes(key: string, value: unknown): unknown {
  const isTime = typeof value === 'number' && /^at$|At$/.test(key);
  return isTime ? new Date(value).toISOString() : value;
}

async function notePerson(
  action: DeedLine,
  ref: string,
  { staff }: Pick<DeskPost, 'staff'>,
  site: Site,
): Promise<void> {
  await insertAudit(site.db, { actorId: staff.accountId, action, subjectId: ref }, site);
}

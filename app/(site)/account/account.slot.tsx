import { defineSlot, Redirect } from '#engine/page';
import { AccountDetails } from '@/components/account/account-details';
import { AccountNotice } from '@/components/account/account-notice';
import { AccountSecurity } from '@/components/account/account-security';
import { ConfirmReminder } from '@/components/account/confirm-reminder';
import { OrderList } from '@/components/account/order-list';
import { Passkeys } from '@/components/account/passkeys';
import { PlanList } from '@/components/account/plan-list';
import { RequestList } from '@/components/account/request-list';
import { TrustedDevices } from '@/components/account/trusted-devices';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { accountNotices, accountPages, passwordForms } from '@/content/account';
import { factorField } from '@/content/desk';
import { formMessages } from '@/content/form-messages';
import { requestPage } from '@/content/requests';
import { site as agency } from '@/content/site';
import { isConfirmed as isFactorConfirmed } from '@/lib/accounts/factor';
import { listOrders } from '@/lib/accounts/orders';
import { listPasskeys, passkeyHost } from '@/lib/accounts/passkeys';
import { findVisitor, isFullySignedIn, type Visitor } from '@/lib/accounts/session-cookie';
import { isFresh, listDevices, listSessions, takeNotice } from '@/lib/accounts/sessions';
import { listPlans } from '@/lib/billing/account';
import { listRequests } from '@/lib/leads/requests';
import { readDeskPath, routes, serverRoutes } from '@/lib/site/routes';
import { logRefusal } from '@/lib/site/security/refusals';
import { getSite, type Site } from '@/lib/site/site';

/**
 * The customer's own page. What was bought with the account shows at once; what belongs to an address, once the address
 * is confirmed. Staff who signed in for a page of the desk go on to that page.
 */
export const AccountSlot = defineSlot<AccountRecords>({
  name: 'account',
  perRequest: true,
  load: async ({ params, headers }) => {
    const visitor = await findVisitor(headers.get('cookie'), getSite());
    const next = readDeskPath(params.get('next'));
    if (!visitor) {
      logRefusal('access_refused', 'account', headers);
      return new Redirect(routes.signIn(next));
    }
    if (visitor.account.role === 'staff' && next) return new Redirect(next);
    if (!isFullySignedIn(visitor)) return new Redirect(serverRoutes.deskEnter());
    return readRecords(visitor, getSite());
  },
  titleMark: ({ session }) => (session.notice?.kind === 'problems' ? 'Error: ' : ''),
  Part: ({ visit }) => (visit ? <AccountView {...visit} /> : null),
});

function AccountView({ account, session, orders, requests, sessions, devices, ...record }: AccountRecords) {
  const words = accountPages.account;
  const problems = session.notice?.kind === 'problems' ? session.notice : null;
  const proofOf = (form: 'remove-passkey' | 'forget-device', hint: string) => ({
    form,
    hint,
    isAsked: record.isPasswordAsked,
    fields: [...passwordForms[form].fields, ...(record.isFactorAsked ? [factorField] : [])],
    errors: problems?.form === form ? problems.errors : [],
  });
  return (
    <>
      <PageHero
        title={words.title}
        trail={[{ label: 'Home', href: routes.home() }, { label: words.title }]}
      />
      <Section>
        <AccountNotice notice={session.notice} notices={accountNotices} />
        {account.role === 'staff' ? (
          <p className="mb-10">
            <TextLink href={serverRoutes.desk()}>{words.desk}</TextLink>
          </p>
        ) : null}
        <div className="grid gap-x-split gap-y-14 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          <div className="grid content-start gap-14">
            {record.plans.length > 0 ? <PlanList plans={record.plans} words={words.plans} /> : null}
            {record.isConfirmed || orders.length > 0 ? (
              <OrderList orders={orders} words={words.orders} timeZone={agency.timeZone} />
            ) : null}
            {record.isConfirmed ? (
              <RequestList
                requests={requests}
                words={words.requests}
                standing={requestPage}
                timeZone={agency.timeZone}
              />
            ) : (
              <ConfirmReminder words={words.confirm} />
            )}
          </div>
          <div className="grid content-start gap-14">
            <AccountDetails account={account} words={words.details} timeZone={agency.timeZone} />
            <AccountSecurity
              words={{
                ...words.security,
                ...words.move,
                ...words.remove,
                showPasswords: accountPages.showPasswords,
                tooLong: formMessages.tooLong,
              }}
              forms={passwordForms}
              sessions={sessions}
              currentId={session.id}
              needsPassword={record.isPasswordAsked}
              factor={record.isFactorAsked ? factorField : null}
              timeZone={agency.timeZone}
              passkeys={(record.passkeys ?? [])
                .map(({ browser }) => browser ?? words.passkeys.unknownBrowser)
                .join(', ')}
              problems={problems}
            />
            {record.passkeys ? (
              <Passkeys
                passkeys={record.passkeys}
                words={words.passkeys}
                timeZone={agency.timeZone}
                proof={proofOf('remove-passkey', words.passkeys.hint)}
                form={{
                  definition: passwordForms['add-passkey'],
                  fields: [
                    ...passwordForms['add-passkey'].fields,
                    ...(record.isFactorAsked ? [factorField] : []),
                  ],
                  showPasswords: accountPages.showPasswords,
                  tooLong: formMessages.tooLong,
                }}
              />
            ) : null}
            {account.role === 'staff' ? (
              <TrustedDevices
                devices={devices}
                words={words.devices}
                timeZone={agency.timeZone}
                proof={proofOf('forget-device', words.devices.hint)}
              />
            ) : null}
          </div>
        </div>
      </Section>
    </>
  );
}

async function readRecords({ account, session: found }: Visitor, site: Site) {
  const session = { ...found, notice: found.notice && (await takeNotice(found.id, site)) };
  const now = site.now();
  const isConfirmed = account.verifiedAt !== null;
  const confirmedEmail = isConfirmed ? account.email : null;
  return {
    account,
    session,
    sessions: await listSessions(account, site),
    devices: await listDevices(account.id, site),
    /** Null where the site's address allows none. */
    passkeys: passkeyHost(site) === null ? null : await listPasskeys(account.id, site),
    orders: await listOrders({ accountId: account.id, confirmedEmail }, site),
    plans: await listPlans({ accountId: account.id, confirmedEmail }, site),
    requests: isConfirmed ? await listRequests(account.email, site) : [],
    isConfirmed,
    isPasswordAsked: !isFresh(session, now),
    isFactorAsked: account.role === 'staff' && !isFactorConfirmed(session, 'account', now),
  };
}

type AccountRecords = Awaited<ReturnType<typeof readRecords>>;

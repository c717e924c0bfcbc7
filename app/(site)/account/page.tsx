import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { AccountDetails } from '@/components/account/account-details';
import { AccountNotice } from '@/components/account/account-notice';
import { AccountSecurity } from '@/components/account/account-security';
import { TrustedDevices } from '@/components/account/trusted-devices';
import { ConfirmReminder } from '@/components/account/confirm-reminder';
import { OrderList } from '@/components/account/order-list';
import { RequestList } from '@/components/account/request-list';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { PageHero } from '@/components/ui/page-hero';
import { accountNotices, accountPages, passwordForms } from '@/content/account';
import { formMessages } from '@/content/form-messages';
import { factorField } from '@/content/desk';
import { requestPage } from '@/content/requests';
import { site as agency } from '@/content/site';
import { isConfirmed as isFactorConfirmed } from '@/lib/accounts/factor';
import { listOrders } from '@/lib/accounts/orders';
import { clearNotice, isFresh, listDevices, listSessions } from '@/lib/accounts/sessions';
import { isFullySignedIn, type Visitor } from '@/lib/accounts/visitor';
import { listRequests } from '@/lib/requests/requests';
import { readDeskPath, routes } from '@/lib/site/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { logRefusal } from '@/lib/security-services';
import { getSite } from '@/lib/site/site';
import { findSignedIn } from './find-signed-in';

export async function generateMetadata(): Promise<Metadata> {
  const visitor = await findSignedIn();
  const { title, description } = accountPages.account.meta;
  const mark = visitor?.session.notice?.kind === 'problems' ? 'Error: ' : '';
  return pageMetadata({ title: `${mark}${title}`, description, path: routes.account(), noindex: true });
}

/**
 * The customer's own page. What was bought with the account shows at once; what belongs to an address, once the address
 * is confirmed. Staff who signed in for a page of the desk go on to that page.
 */
export default async function AccountPage({ searchParams }: AccountPageProps) {
  const visitor = await findSignedIn();
  const next = readDeskPath((await searchParams)['next']);
  if (!visitor) {
    logRefusal('access_refused', 'account', await headers());
    redirect(routes.signIn(next));
  }
  if (visitor.account.role === 'staff' && next) redirect(next);
  if (!isFullySignedIn(visitor)) redirect(routes.deskEnter());
  const { account, session } = visitor;
  const { orders, requests, sessions, devices, isConfirmed } = await readRecords(visitor);
  const now = getSite().now();
  const isFactorAsked = account.role === 'staff' && !isFactorConfirmed(session, 'account', now);
  const words = accountPages.account;
  const problems = session.notice?.kind === 'problems' ? session.notice : null;
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
            <TextLink href={routes.desk()}>{words.desk}</TextLink>
          </p>
        ) : null}
        <div className="grid gap-x-[clamp(32px,5vw,88px)] gap-y-14 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          <div className="grid content-start gap-14">
            {isConfirmed || orders.length > 0 ? (
              <OrderList orders={orders} words={words.orders} timeZone={agency.timeZone} />
            ) : null}
            {isConfirmed ? (
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
              needsPassword={!isFresh(session, now)}
              factor={isFactorAsked ? factorField : null}
              timeZone={agency.timeZone}
              problems={problems}
            />
            {account.role === 'staff' ? (
              <TrustedDevices devices={devices} words={words.devices} timeZone={agency.timeZone} />
            ) : null}
          </div>
        </div>
      </Section>
    </>
  );
}

type AccountPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

async function readRecords({ account, session }: Visitor) {
  const site = getSite();
  if (session.notice) await clearNotice(session.id, site);
  const sessions = await listSessions(account, site);
  const devices = await listDevices(account.id, site);
  const isConfirmed = account.verifiedAt !== null;
  const confirmedEmail = isConfirmed ? account.email : null;
  const orders = await listOrders({ accountId: account.id, confirmedEmail }, site);
  const requests = isConfirmed ? await listRequests(account.email, site) : [];
  return { orders, requests, sessions, devices, isConfirmed };
}

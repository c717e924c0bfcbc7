import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { renderSVG } from 'uqr';
import { authMetadata, DeskPage } from '@/app/(desk)/desk/desk-page';
import { EnrollForm, EnterForm } from '@/app/(desk)/desk/factor/parts';
import { findDeskVisitorHere } from '@/app/(desk)/desk/find-staff';
import { site as agency } from '@/content/site';
import { findFactor, offerSecret } from '@/lib/accounts/factor';
import { factorUri } from '@/lib/accounts/factor-code';
import { readDeskPath, serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return authMetadata('Enter your code');
}

/** Between the password and the desk: the code of the second factor, which is set up here at the first sign-in. */
export default async function EnterPage({ searchParams }: EnterPageProps) {
  const visitor = await findDeskVisitorHere();
  const next = readDeskPath((await searchParams)['next']);
  if (!visitor) notFound();
  if (visitor.kind === 'staff') redirect(next ?? serverRoutes.desk());
  const { staff } = visitor;
  const site = getSite();
  if (await findFactor(staff.accountId, site))
    return (
      <DeskPage staff={staff} current={null} title="Enter your code" isSecondFactor>
        <EnterForm next={next} />
      </DeskPage>
    );
  const secret = await offerSecret(staff.sessionId, site);
  const uri = factorUri(secret, { issuer: agency.name, email: staff.email });
  return (
    <DeskPage staff={staff} current={null} title="Set up your second factor" isSecondFactor>
      <EnrollForm secret={secret} uri={uri} picture={renderSVG(uri, { border: 4 })} />
    </DeskPage>
  );
}

type EnterPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

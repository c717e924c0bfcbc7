import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { renderSVG } from 'uqr';
import { DeskPage } from '@/app/(desk)/desk/desk-page';
import { authMetadata } from '@/app/(desk)/desk/desk-metadata';
import { findDeskVisitorHere } from '@/app/(desk)/desk/find-staff';
import { EnterForm } from '@/components/desk/enter-form';
import { EnrollForm } from '@/components/desk/enroll-form';
import { deskWords } from '@/content/desk';
import { site as agency } from '@/content/site';
import { findFactor, offerSecret } from '@/lib/accounts/factor';
import { factorUri } from '@/lib/accounts/factor-code';
import { readDeskPath, routes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return authMetadata(deskWords.factor.enter.title);
}

/** Between the password and the desk: the code of the second factor, which is set up here at the first sign-in. */
export default async function EnterPage({ searchParams }: EnterPageProps) {
  const found = await findDeskVisitorHere();
  const next = readDeskPath((await searchParams)['next']);
  if (!found) notFound();
  if (found.kind === 'staff') redirect(next ?? routes.desk());
  const { staff } = found;
  const site = getSite();
  const words = deskWords.factor;
  if (await findFactor(staff.accountId, site))
    return (
      <DeskPage staff={staff} current={null} title={words.enter.title} isSecondFactor>
        <EnterForm words={words} next={next} />
      </DeskPage>
    );
  const secret = await offerSecret(staff.sessionId, site);
  const uri = factorUri(secret, { issuer: agency.name, email: staff.email });
  return (
    <DeskPage staff={staff} current={null} title={words.enroll.title} isSecondFactor>
      <EnrollForm secret={secret} picture={renderSVG(uri, { border: 4 })} words={words} />
    </DeskPage>
  );
}

type EnterPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { renderSVG } from 'uqr';
import { DeskPage } from '@/app/(desk)/desk/desk-page';
import { authMetadata } from '@/app/(desk)/desk/desk-metadata';
import { findDeskVisitorHere } from '@/app/(desk)/desk/find-staff';
import { EnterForm } from '@/components/desk/enter-form';
import { EnrollForm } from '@/components/desk/enroll-form';
import { deskWords } from '@/content/desk';
import { site } from '@/content/site';
import { factorUri, newFactorSecret } from '@/lib/desk/factor-code';
import { readDeskPath, routes } from '@/lib/site/routes';
import { getDeskServices } from '@/lib/services';

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
  const { factors } = getDeskServices();
  const words = deskWords.factor;
  if (await factors.find(staff.accountId))
    return (
      <DeskPage staff={staff} current={null} title={words.enter.title} isSecondFactor>
        <EnterForm words={words} next={next} />
      </DeskPage>
    );
  const secret = await factors.offer(staff.sessionId, newFactorSecret());
  const uri = factorUri(secret, { issuer: site.name, email: staff.email });
  return (
    <DeskPage staff={staff} current={null} title={words.enroll.title} isSecondFactor>
      <EnrollForm secret={secret} picture={renderSVG(uri, { border: 4 })} words={words} />
    </DeskPage>
  );
}

type EnterPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

import type { Metadata } from 'next';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { IssueMark, SendStep } from '@/app/(desk)/desk/newsletter/parts';
import { isConfirmed } from '@/lib/accounts/factor';
import { findIssue } from '@/lib/newsletter/issues';
import { countReaders } from '@/lib/newsletter/newsletter';
import { toParams } from '@/lib/site/list-filter';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Send a newsletter');
}

/** Sends the issue that the address names to everyone who confirmed. */
export default async function SendPage({ searchParams }: SendPageProps) {
  const staff = await requireStaff();
  const site = getSite();
  const issue = await findIssue(toParams(await searchParams).get('issue') ?? '', site);
  if (!issue) return <DeskGone staff={staff} />;
  return (
    <DeskPage
      staff={staff}
      current="newsletter"
      title="Send a newsletter"
      crumb={{ label: issue.subject, href: serverRoutes.deskIssue(issue.id) }}
      meta={<IssueMark state={issue.state} />}
    >
      <SendStep
        issue={issue}
        readers={await countReaders(site.db)}
        isConfirmed={isConfirmed(staff, 'export', site.now())}
      />
    </DeskPage>
  );
}

type SendPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

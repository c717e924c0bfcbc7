import type { Metadata } from 'next';
import { DeskPage } from '@/app/(desk)/desk/desk-page';
import { deskMetadata } from '@/app/(desk)/desk/desk-metadata';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { MailGroups } from '@/components/desk/mail-groups';
import { MailTable } from '@/components/desk/mail-table';
import { PageLinks } from '@/components/desk/page-links';
import { deskWords } from '@/content/desk';
import { site } from '@/content/site';
import { listMails } from '@/lib/desk/mails';
import { parseListCursor, parseMailFilter, toParams } from '@/lib/desk/list-query';
import { routes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata(deskWords.mails.title);
}

/** Mails that failed, wait, were sent or are settled. */
export default async function MailsPage({ searchParams }: MailsPageProps) {
  const staff = await requireStaff();
  const params = toParams(await searchParams);
  const { group } = parseMailFilter(params);
  const page = await listMails({ group, cursor: parseListCursor(params) }, getSite());
  const words = deskWords.mails;
  return (
    <DeskPage staff={staff} current="mail" title={words.title}>
      <MailGroups current={group} words={words} />
      <MailTable
        mails={page.rows}
        words={deskWords}
        caption={words.groups[group]}
        empty={words.empty[group]}
        timeZone={site.timeZone}
      />
      <PageLinks page={page} path={routes.deskMails()} filter={[['group', group]]} words={deskWords.pages} />
    </DeskPage>
  );
}

type MailsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

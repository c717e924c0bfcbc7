import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { MailTable } from '@/app/(desk)/desk/mail/parts';
import { Empty } from '@/app/(desk)/desk/shell/parts';
import { ListParts, PageLinks } from '@/app/(desk)/desk/shell/table';
import { MAIL_GROUP_NAMES, parseMailFilter, type MailGroup } from '@/lib/mail/mails.sql';
import { listMails } from '@/lib/mail/mails.sql';
import { toParams } from '@/lib/site/list-filter';
import { listAddress, parseListCursor } from '@/lib/site/list-page';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Email');
}

/** Emails that failed, wait, were sent or are settled. */
export default async function MailsPage({ searchParams }: MailsPageProps) {
  const staff = await requireStaff();
  const params = toParams(await searchParams);
  const { group } = parseMailFilter(params);
  const page = await listMails({ group, cursor: parseListCursor(params) }, getSite());
  const [name, title, empty] = GROUPS[group];
  return (
    <DeskPage staff={staff} current="mail" title="Email">
      <ListParts
        parts={MAIL_GROUP_NAMES.map(each => ({
          label: GROUPS[each][0],
          href: listAddress(serverRoutes.deskMail(), [['group', each]], null),
          isCurrent: each === group,
        }))}
      />
      <MailTable mails={page.rows} caption={name} empty={<Empty title={title}>{empty}</Empty>} />
      <PageLinks page={page} path={serverRoutes.deskMail()} filter={[['group', group]]} />
    </DeskPage>
  );
}

const GROUPS = {
  failed: ['Failed', 'No email has failed.', 'One that does is listed until it is sent again or settled.'],
  waiting: ['Waiting', 'No email is waiting.', 'Emails go out within seconds.'],
  sent: ['Sent', 'No email was sent yet.', 'The first lead gets a confirmation, and you hear of it.'],
  settled: ['Settled', 'Nothing was settled.', 'A failed email that needs nothing more is kept here.'],
} as const satisfies Record<MailGroup, readonly [name: string, title: string, empty: string]>;

type MailsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

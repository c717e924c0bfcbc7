import type { ReactNode } from 'react';
import type { DeskPageName } from '@/components/desk/desk-nav';
import { DeskShell } from '@/components/desk/desk-shell';
import { DeskNotice } from '@/components/desk/desk-notice';
import { deskNotices, deskWords } from '@/content/desk';
import { clearNotice } from '@/lib/accounts/sessions';
import type { Staff } from '@/lib/desk/staff';
import { getSite } from '@/lib/site/site';
import { readDeskCounts } from './read-counts';

/** What every page of the desk stands in, with a word about what was just done. */
export async function DeskPage({ staff, current, title, isSecondFactor = false, children }: DeskPageProps) {
  return (
    <DeskShell
      words={deskWords}
      title={title}
      current={current}
      email={staff.email}
      counts={isSecondFactor ? null : await readDeskCounts()}
    >
      <SaidOnce staff={staff} />
      {children}
    </DeskShell>
  );
}

/** For staff: nothing is at this address, or it was erased. */
export async function DeskGone({ staff }: { staff: Staff }) {
  const { title, text } = deskWords.notFound;
  return (
    <DeskPage staff={staff} current={null} title={title}>
      <p data-status="404">{text}</p>
    </DeskPage>
  );
}

async function SaidOnce({ staff }: { staff: Staff }) {
  const said = staff.notice?.kind === 'desk' ? staff.notice : null;
  if (!said) return null;
  await clearNotice(staff.sessionId, getSite());
  return <DeskNotice said={said} notices={deskNotices} labels={DETAIL_LABELS} />;
}

const DETAIL_LABELS: Readonly<Record<string, string>> = { ...deskWords.statuses, ...deskWords.orderStates };

type DeskPageProps = {
  staff: Staff;
  /** Null on a page that the navigation does not list. */
  current: DeskPageName | null;
  title: string;
  /** True before the second factor: nothing of the desk is shown. */
  isSecondFactor?: boolean;
  children: ReactNode;
};

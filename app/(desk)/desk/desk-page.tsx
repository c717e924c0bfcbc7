import type { ReactNode } from 'react';
import type { DeskPlace } from '@/components/desk/desk-nav';
import { DeskShell } from '@/components/desk/desk-shell';
import { DeskNotice } from '@/components/desk/desk-notice';
import { deskNotices, deskWords } from '@/content/desk';
import type { Staff } from '@/lib/desk/staff';
import { getDeskServices } from '@/lib/services';
import { readDeskCounts } from './read-counts';

/** What every page of the desk stands in, with a word about what was just done. */
export async function DeskPage({ staff, current, title, children }: DeskPageProps) {
  const said = staff.notice?.kind === 'desk' ? staff.notice : null;
  if (said) await getDeskServices().sessions.clearNotice(staff.sessionId);
  return (
    <DeskShell
      words={deskWords}
      title={title}
      current={current}
      email={staff.email}
      counts={await readDeskCounts()}
    >
      {said ? <DeskNotice said={said} notices={deskNotices} labels={DETAIL_LABELS} /> : null}
      {children}
    </DeskShell>
  );
}

const DETAIL_LABELS: Readonly<Record<string, string>> = { ...deskWords.statuses, ...deskWords.orderStates };

type DeskPageProps = { staff: Staff; current: DeskPlace; title: string; children: ReactNode };

import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { ChangedMeanwhile } from '@/app/(desk)/desk/shell/forms';
import { DeskNotice, DeskShell, type DeskCounts, type PageHeadProps } from '@/app/(desk)/desk/shell/frame';
import type { DeskPageName } from '@/app/(desk)/desk/shell/places';
import type { Staff } from '@/app/(desk)/desk/visitor';
import { site as agency } from '@/content/site';
import { takeNotice } from '@/lib/accounts/sessions';
import { countFailedDeliveries } from '@/lib/integrations';
import { countOverdue, countQuarantine, findUnanswered } from '@/lib/leads/leads.sql';
import { countUnknownPayments } from '@/lib/ledger/unknown-payment';
import { countFailedMails } from '@/lib/mail/mails.sql';
import { countAttention } from '@/lib/orders/desk-orders.sql';
import { getSite } from '@/lib/site/site';
import { findDeskVisitorHere, findStaffHere } from './find-staff';

/** What every page of the desk stands in, with a word about what was just done. */
export async function DeskPage({ staff, current, isSecondFactor = false, children, ...head }: DeskPageProps) {
  return (
    <DeskShell
      current={current}
      staff={staff}
      counts={isSecondFactor ? null : await readDeskCounts()}
      head={head}
    >
      <NoticeOnce staff={staff} />
      <ChangedMeanwhile />
      {children}
    </DeskShell>
  );
}

type DeskPageProps = PageHeadProps & {
  staff: Staff;
  /** Null on a page that the rail does not list. */
  current: DeskPageName | null;
  /** True before the second factor: nothing of the desk is shown. */
  isSecondFactor?: boolean;
  children: ReactNode;
};

/** For staff: nothing is at this address, or it was erased. */
export function DeskGone({ staff }: { staff: Staff }) {
  return (
    <DeskPage staff={staff} current={null} title="Page not found">
      <p data-status="404">This page doesn’t exist, or what it showed was erased.</p>
    </DeskPage>
  );
}

async function NoticeOnce({ staff }: { staff: Staff }) {
  if (staff.notice?.kind !== 'desk') return null;
  const notice = await takeNotice(staff.sessionId, getSite());
  return notice?.kind === 'desk' ? <DeskNotice {...notice} /> : null;
}

/** What waits, as the desk's own navigation shows it. */
export async function readDeskCounts(): Promise<DeskCounts> {
  const site = getSite();
  return {
    newLeads: (await findUnanswered(site)).new.count,
    overdue: await countOverdue(site),
    quarantine: await countQuarantine(site.now() + 1, site),
    orders: await countAttention(site),
    payments: await countUnknownPayments(site.db),
    mail: await countFailedMails(site),
    webhooks: await countFailedDeliveries(site),
  };
}

/** A page of the desk is named in staff's browsers and listed nowhere; for everyone else it is not found. */
export async function deskMetadata(title: string): Promise<Metadata> {
  return (await findStaffHere()) ? named(title) : NOT_FOUND_METADATA;
}

/** As `deskMetadata`, and for someone who has only entered a staff account's password, too. */
export async function authMetadata(title: string): Promise<Metadata> {
  return (await findDeskVisitorHere()) ? named(title) : NOT_FOUND_METADATA;
}

function named(title: string): Metadata {
  return { title: `${title} | Desk | ${agency.name}`, robots: { index: false, follow: false } };
}

/** As app/global-not-found.tsx has it. */
const NOT_FOUND_METADATA: Metadata = {
  title: `404 Page Not Found | ${agency.name}`,
  robots: { index: false },
};

import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { ReportFile, ReportPeriods, ReportView } from '@/app/(desk)/desk/reports/parts';
import { site as agency } from '@/content/site';
import { findReport, listPeriods } from '@/lib/reports/report';
import { sayPeriod } from '@/lib/reports/report-rules';
import { toParams } from '@/lib/site/list-filter';
import { getSite } from '@/lib/site/site';
import { dayIn } from '@/lib/site/time';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Reports');
}

/** A week or month on one page, to read or to print: this week until another one is chosen. */
export default async function ReportsPage({ searchParams }: ReportsPageProps) {
  const staff = await requireStaff();
  const site = getSite();
  const params = toParams(await searchParams);
  const periods = listPeriods(site.now());
  const period = periods.find(({ key }) => key === params.get('of')) ?? periods[0];
  if (!period) throw new Error('There is always a week');
  const isOver = period.to <= dayIn(agency.timeZone, site.now());
  return (
    <DeskPage
      staff={staff}
      current="reports"
      title="Reports"
      meta={
        <>
          <span>{sayPeriod(period.key)}</span>
          {isOver ? null : <span>not over yet, beside the whole one before</span>}
        </>
      }
      more={{ children: <ReportFile period={period} /> }}
    >
      <ReportPeriods period={period} periods={periods} />
      <ReportView report={await findReport(period, site)} period={period} isOver={isOver} />
    </DeskPage>
  );
}

type ReportsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

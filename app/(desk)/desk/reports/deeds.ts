import { deed } from '@/app/(desk)/desk/deed';
import { csvStream, type CsvColumn } from '@/app/(desk)/desk/shell/csv';
import { CSV, csvOptions } from '@/app/(desk)/desk/shell/download';
import { exportForm } from '@/app/(desk)/desk/shell/export-form';
import { findReport, listPeriods } from '@/lib/reports/report';
import { breakdownRows, figureRows, sayPeriod, type FigureRow } from '@/lib/reports/report-rules';
import { serverRoutes } from '@/lib/site/routes';

export const deeds = {
  /** A week's or month's numbers. No one is named in them, so no code is asked for. */
  'report-export': deed({
    who: 'staff',
    audit: 'Its numbers name no one.',
    notices: [],
    fields: ['of'],
    form: exportForm,
    page: () => serverRoutes.deskReports(),
    seen: 'It changes nothing.',
    because: 'Its numbers name no one.',
    do: async (post, site) => {
      const periods = listPeriods(site.now());
      const period = periods.find(({ key }) => key === post.params.get('of')) ?? periods[0];
      if (!period) throw new Error('There is always a week');
      const columns: readonly CsvColumn<FigureRow>[] = [
        { name: sayPeriod(period.key), valueOf: row => row.label },
        { name: 'this period', valueOf: row => row.now },
        { name: 'the period before', valueOf: row => row.before },
      ];
      const report = await findReport(period, site);
      const rows = [...figureRows(report), ...breakdownRows(report)];
      const body = csvStream({ columns, pages: onePage(rows), ...csvOptions(post) });
      return { kind: 'file', name: `report-${period.key}.csv`, type: CSV, body };
    },
  }),
};

async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

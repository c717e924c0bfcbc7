import { FilterSelect, PostForm } from '@/app/(desk)/desk/shell/forms';
import { DeskSection, Hint } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import {
  breakdown,
  daysOf,
  figureRows,
  sayPeriod,
  sayReason,
  sayTask,
  type BreakdownRow,
  type Period,
  type Report,
} from '@/lib/reports/report-rules';
import { serverRoutes } from '@/lib/site/routes';
import { formatDay } from '@/lib/site/time';

/** Which week or month is shown, and its file. */
export function ReportPeriods({ period, periods }: { period: Period; periods: readonly Period[] }) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <form method="get" action={serverRoutes.deskReports()} className="flex flex-wrap items-end gap-3">
        <FilterSelect
          name="of"
          label="Week or month"
          value={period.key}
          options={periods.map(({ key }) => [key, sayPeriod(key)] as const)}
        />
        <Button type="submit" variant="line" size="sm">
          Show
        </Button>
      </form>
      <PostForm action="report-export" hidden={[['of', period.key]]}>
        <Button type="submit" variant="line" size="sm">
          Download as CSV
        </Button>
      </PostForm>
    </div>
  );
}

/** What happened, what changed, why most likely, and one thing to do. */
export function ReportView({ report, period, isOver }: { report: Report; period: Period; isOver: boolean }) {
  return (
    <>
      <div className="desk-columns">
        <DeskSection title="One thing to do">
          <p className="desk-panel font-bold">{isOver ? sayTask(report) : 'This week is not over yet.'}</p>
        </DeskSection>
        <DeskSection title="The most likely reason">
          <p className="desk-panel">
            {isOver ? sayReason(report) : 'A week that is not over is compared with a whole one.'}
          </p>
        </DeskSection>
      </div>
      <DeskSection title="What happened">
        <DeskTable
          caption="What happened"
          empty="Nothing"
          rows={figureRows(report).map(row => ({ ...row, id: row.label }))}
          columns={[
            ['Figure', row => row.label, 'main'],
            ['This one', row => row.now, 'figure'],
            ['The one before', row => row.before, 'figure'],
          ]}
        />
      </DeskSection>
      <DeskSection title="Day by day">
        <div className="desk-weeks">
          <DayChart report={report} period={period} what="visits" />
          <DayChart report={report} period={period} what="leads" />
        </div>
      </DeskSection>
      <DeskSection title="By source">
        <Hint>
          The site or campaign that a visit came from. “direct” is a visit that no page led to, and “unknown”
          one whose start no one told us. Robots are left out.
        </Hint>
        <BreakdownTable rows={breakdown(report, 'source')} label="Source" path={serverRoutes.deskLeads()} />
      </DeskSection>
      <DeskSection title="By the page where the visit began">
        <BreakdownTable rows={breakdown(report, 'page')} label="Page" path={null} />
      </DeskSection>
      <Hint>
        The reason is the source, first page or form whose own change is the largest share of the change in
        leads. With fewer than ten leads, a small change, or none that explains half of it, we say that we
        can’t tell.
      </Hint>
    </>
  );
}

/** Each figure with the one of the period before it. `path`: a list that the name narrows. */
function BreakdownTable({ rows, label, path }: { rows: BreakdownRow[]; label: string; path: string | null }) {
  return (
    <DeskTable
      caption={`By ${label.toLowerCase()}, with the period before in parentheses`}
      empty="No visits, leads or orders."
      rows={rows.map(row => ({ ...row, id: row.name }))}
      columns={[
        [
          label,
          ({ name }) =>
            path === null || name === 'unknown' ? (
              name
            ) : (
              <TextLink href={`${path}?source=${encodeURIComponent(name)}`}>{name}</TextLink>
            ),
          'main',
        ],
        ['Visits (before)', figure('visits'), 'figure'],
        ['Leads (before)', figure('leads'), 'figure'],
        ['Orders (before)', figure('orders'), 'figure'],
      ]}
    />
  );
}

function figure(kind: 'visits' | 'leads' | 'orders') {
  return (row: BreakdownRow) => (
    <>
      {row.now[kind]} <span className="soft">({row.before[kind]})</span>
    </>
  );
}

/** A bar a day, and the same numbers as a table. */
function DayChart({ report, period, what }: DayChartProps) {
  const days = daysOf(period).map(day => ({ day, count: report.now[what].day[day] ?? 0 }));
  const highest = Math.max(...days.map(({ count }) => count));
  if (highest === 0) return <p className="desk-panel">No {what}.</p>;
  const width = WIDTH / days.length;
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className="desk-panel">
      <figcaption className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-figure/none font-extrabold tabular-nums">{total}</span>
        <span className="font-bold">{what}</span>
        <span className="soft">at most {highest} a day</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} 88`}
        className="desk-bars w-full max-w-[420px]"
        aria-hidden="true"
        focusable="false"
      >
        <path d={`M0 68.5H${WIDTH}`} className="stroke-line" />
        {days.map(({ day, count }, index) => (
          <g key={day} transform={`translate(${index * width} 0)`}>
            {count > 0 ? (
              <rect
                x={width * 0.15}
                y={68 - (count / highest) * 64}
                width={width * 0.7}
                height={(count / highest) * 64}
                className="fill-bottle"
              />
            ) : null}
            {days.length <= 7 || index % 5 === 0 ? (
              <text x={width / 2} y="84" textAnchor="middle">
                {Number(day.slice(8))}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
      <details>
        <summary className="text-link inline-flex min-h-6 cursor-pointer items-center">
          Day by day<span className="sr-only">, {what}</span>
        </summary>
        <table className="desk-days">
          <caption className="sr-only">{what}, day by day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">{what}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

type DayChartProps = { report: Report; period: Period; what: 'visits' | 'leads' };

const WIDTH = 280;

import type { ReactNode } from 'react';
import { Bar } from '@/components/exhibits/bars';
import { FigureTable } from '@/components/exhibits/figure-table';
import { Avatar } from '@/components/ui/avatar';
import { analyticsReport as report } from '@/content/google-services/documents/analytics-report';
import { Cap, Document, DocumentHead, ONE_SHEET, Part, RedRemark, type DocumentProps } from './document';

/** June at a dentist’s, on one page: what the owner gets each month. */
export function AnalyticsReport({ marks }: DocumentProps) {
  const [lastYear, blindSpot, decision] = marks;
  return (
    <Document back={ONE_SHEET}>
      <DocumentHead by={report.business} title={report.title}>
        {report.by} <br />
        {report.day}
      </DocumentHead>
      <Part isFirst>
        <dl className="grid grid-cols-3">
          {report.totals.map(({ now, what, before }) => (
            <div
              key={what}
              className="flex flex-col border-l border-line pl-4 max-[23em]:pl-2 first:border-0 first:pl-0"
            >
              <dt className="order-2 leading-snug font-bold max-[23em]:text-small">{what}</dt>
              <dd className="font-display text-h2 font-extrabold">{now}</dd>
              <dd className="soft order-3 mt-1 text-small/snug">{`${before} ${report.lastYear}`}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <RedRemark {...lastYear} />
      <Part>
        <Cap>{report.sourcesTitle}</Cap>
        <dl className="grid gap-2 leading-tight">
          {report.sources.map(({ name, calls }, index) => (
            <div key={name} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[9.2em_minmax(0,1fr)]">
              <dt>{name}</dt>
              <dd className="grid grid-cols-[minmax(0,1fr)_2.4em] items-center gap-2 font-display font-[750] tabular-nums">
                <Bar
                  value={calls}
                  most={report.sources[0].calls * 1.1}
                  look={index === 0 ? 'solid' : 'pale'}
                />
                <span>{calls}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part>
        <Cap>{report.yearTitle}</Cap>
        <Year />
        <FigureTable
          caption={report.yearTitle}
          head={report.monthsHead}
          rows={report.months.map(({ month, now, before }) => [month, now, before])}
        />
      </Part>
      <Part>
        <Cap>{report.blindTitle}</Cap>
        <div className="flex items-center gap-x-6 gap-y-4 leading-snug max-sm:flex-col max-sm:items-start">
          <Visitors />
          <p>{report.blindText}</p>
        </div>
      </Part>
      <RedRemark {...blindSpot} />
      <section className="mx-gut rounded-edge bg-marigold p-6">
        <Cap className="mb-1 text-label">{report.nextTitle}</Cap>
        <p>{report.next}</p>
      </section>
      <RedRemark {...decision} />
      <footer className="flex items-center gap-4 px-gut pt-6 pb-12 leading-snug">
        <Avatar name="Priya" person="priya" ground="bg-rose-89" className="size-[54px]" />
        <span>{report.questions}</span>
      </footer>
    </Document>
  );
}

/** Each month of the year beside the same month of the year before, from zero, at two units a call. */
function Year() {
  const { months } = report;
  const { now, before } = months[11];
  return (
    <>
      <svg
        viewBox="0 -122 704 123"
        className="year-chart w-full stroke-ink max-sm:mt-8 max-sm:overflow-visible"
        strokeWidth="1.5"
        role="img"
        aria-label={report.yearLabel}
      >
        <pattern
          id="g-hatch"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0v5" />
        </pattern>
        <g className="stroke-pine-60" fill="url(#g-hatch)">
          {months.map(({ month, before: calls }, index) => (
            <rect key={month} x={index * 60} y={-2 * calls} width="20" height={2 * calls} />
          ))}
        </g>
        <g className="fill-bottle stroke-none">
          {months.map(({ month, now: calls }, index) => (
            <rect
              key={month}
              className={index === 11 ? 'fill-pin-fixed' : undefined}
              x={index * 60 + 22}
              y={-2 * calls}
              width="22"
              height={2 * calls}
            />
          ))}
        </g>
        <path d="M0 0H704" />
        <g className="fill-ink stroke-none font-display font-extrabold" textAnchor="middle">
          <text x="693" y={-2 * now - 6}>
            {now}
          </text>
          <text x="670" y={-2 * before - 6} className="max-sm:hidden">
            {before}
          </text>
        </g>
      </svg>
      <p className="soft mt-1 grid grid-cols-12 text-small *:pl-[25%]" aria-hidden="true">
        {months.map(({ month }) => (
          <span key={month}>{month.charAt(0)}</span>
        ))}
      </p>
    </>
  );
}

function Visitors() {
  const { counted, uncounted } = report;
  return (
    <svg
      viewBox="-2 0 300 48"
      className="w-[min(46%,300px)] flex-none max-sm:w-full"
      role="img"
      aria-label={report.blindLabel}
    >
      <g className="fill-bottle">{people(0, counted)}</g>
      <g className="fill-white stroke-soft stroke-2" strokeDasharray="4 3.5">
        {people(counted, uncounted)}
      </g>
    </svg>
  );
}

function people(first: number, count: number): ReactNode {
  return Array.from({ length: count }, (_, index) => (
    <g key={index} transform={`translate(${(first + index) * 30})`}>
      <circle cx="12" cy="9" r="7.5" />
      <path d="M1 44q0-24 11-24t11 24Z" />
    </g>
  ));
}

import { Avatar } from '@/components/ui/avatar';
import { FigureTable } from '@/components/exhibits/figure-table';
import { analyticsReport as report } from '@/content/google-services/documents/analytics-report';
import { Bar } from './bar';
import type { DocumentProps } from './document-props';
import { RedRemark } from './red-remark';

/** June at a dentist’s, on one page: what the owner gets each month. */
export function AnalyticsReport({ marks }: DocumentProps) {
  const [lastYear, blindSpot, decision] = marks;
  return (
    <div className="g-doc g-sheet">
      <header>
        <p>
          {report.business}
          <b>{report.title}</b>
        </p>
        <p>
          {report.by} <br />
          {report.day}
        </p>
      </header>
      <section className="rule-ink">
        <dl className="g-totals">
          {report.totals.map(({ now, what, before }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{now}</dd>
              <dd>{`${before} ${report.lastYear}`}</dd>
            </div>
          ))}
        </dl>
      </section>
      <RedRemark {...lastYear} />
      <section className="rule">
        <div className="g-cap">{report.sourcesTitle}</div>
        <dl className="g-bars">
          {report.sources.map(({ name, calls }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Bar value={calls} most={report.sources[0].calls * 1.1} />
                <span>{calls}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="rule">
        <div className="g-cap">{report.yearTitle}</div>
        <Year />
        <FigureTable
          caption={report.yearTitle}
          head={report.monthsHead}
          rows={report.months.map(({ month, now, before }) => [month, now, before])}
        />
      </section>
      <section className="rule">
        <div className="g-cap">{report.blindTitle}</div>
        <div className="g-blind">
          <Visitors />
          <p>{report.blindText}</p>
        </div>
      </section>
      <RedRemark {...blindSpot} />
      <section className="g-next">
        <div className="g-cap">{report.nextTitle}</div>
        <p>{report.next}</p>
      </section>
      <RedRemark {...decision} />
      <footer>
        <Avatar name="Priya" person="priya" ground="bg-rose-89" className="size-[54px]" />
        <span>{report.questions}</span>
      </footer>
    </div>
  );
}

/** Each month of the year beside the same month of the year before, from zero, at two units a call. */
function Year() {
  const { months } = report;
  const { now, before } = months[11];
  return (
    <>
      <svg viewBox="0 -122 704 123" className="g-year" role="img" aria-label={report.yearLabel}>
        <pattern
          id="g-hatch"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0v5" />
        </pattern>
        {months.map((month, index) => (
          <g key={month.month}>
            <rect className="was" x={index * 60} y={-2 * month.before} width="20" height={2 * month.before} />
            <rect
              className={index === 11 ? 'now' : 'is'}
              x={index * 60 + 22}
              y={-2 * month.now}
              width="22"
              height={2 * month.now}
            />
          </g>
        ))}
        <path d="M0 0H704" />
        <text x="693" y={-2 * now - 6}>
          {now}
        </text>
        <text x="670" y={-2 * before - 6}>
          {before}
        </text>
      </svg>
      <p className="g-year-letters" aria-hidden="true">
        {months.map(({ month }) => (
          <span key={month}>{month.charAt(0)}</span>
        ))}
      </p>
    </>
  );
}

function Visitors() {
  const people = Array.from({ length: report.counted + report.uncounted }, (_, index) => index);
  return (
    <svg viewBox="-2 0 300 48" role="img" aria-label={report.blindLabel}>
      {people.map(index => (
        <g
          key={index}
          transform={`translate(${index * 30})`}
          className={index < report.counted ? 'counted' : 'uncounted'}
        >
          <circle cx="12" cy="9" r="7.5" />
          <path d="M1 44q0-24 11-24t11 24Z" />
        </g>
      ))}
    </svg>
  );
}

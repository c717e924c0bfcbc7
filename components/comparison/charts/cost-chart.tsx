import { Island } from '@/components/islands/island';
import type { Chart, CostChart as CostFigures } from '@/content/comparisons/chart';
import { comparisonWords } from '@/content/comparisons/words';
import { CostColumns } from './cost-columns';
import { formatWhole, tippingHour, totalOf } from './cost-sums';

/** What each choice costs over the same time: buildings on a pavement, the figures as a table under them. */
export function CostChart({ chart }: { chart: Extract<Chart, CostFigures> }) {
  const { columns, hour, caption } = chart;
  const most = Math.max(...columns.map(({ parts }) => totalOf(parts)));
  return (
    <>
      <div className="costs-street relative min-[68.75em]:isolate">
        {hour ? (
          <Island
            name="cost-slider"
            columns={columns}
            label={hour.label}
            hours={hour.hours}
            dollars={hour.dollars}
          />
        ) : (
          <ul
            className="grid gap-8 min-[68.75em]:grid-cols-3 min-[68.75em]:gap-0 min-[68.75em]:items-end min-[68.75em]:min-h-125"
            data-sample=""
          >
            <CostColumns columns={columns} most={most} />
          </ul>
        )}
      </div>
      <div className="grid gap-inset items-start mt-8 lg:grid-cols-[1.7fr_minmax(0,1fr)]">
        <CostTable chart={chart} />
        <div>
          {hour ? (
            <div
              className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 items-center py-6 px-8 rounded-card bg-marigold text-ink-fixed leading-[1.45]"
              data-sample=""
            >
              <b className="font-display tracking-normal text-h2/[0.95] font-extrabold">
                {formatWhole(tippingHour(columns, hour.hours))}
              </b>
              <p>
                <strong className="block font-display text-label/[1.2] font-[750]">
                  {comparisonWords.hour}
                </strong>{' '}
                {hour.moves}
              </p>
            </div>
          ) : null}
          <p className="soft mt-4 text-small">{caption}</p>
        </div>
      </div>
    </>
  );
}

function CostTable({ chart: { columns, span } }: { chart: CostFigures }) {
  const labels = new Set(columns.flatMap(({ parts }) => parts.map(part => part.label)));
  return (
    <section
      className="overflow-x-auto"
      aria-label={span}
      data-sample=""
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className="costs-table w-full tabular-nums leading-[1.35] max-sm:text-small/[1.35]">
        <thead className="bg-board text-butter">
          <tr>
            <th className="max-sm:pl-2 w-[34%] text-left font-medium" scope="col">
              {span}
            </th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from(labels, label => (
            <tr key={label}>
              <th className="max-sm:pl-2 w-[34%] text-left font-medium" scope="row">
                {label}
              </th>
              {columns.map(({ name, parts }) => (
                <td key={name}>{formatWhole(totalOf(parts.filter(part => part.label === label)))}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th className="max-sm:pl-2 w-[34%] text-left font-medium" scope="row">
              {comparisonWords.total}
            </th>
            {columns.map(({ name, parts }) => (
              <td key={name}>{formatWhole(totalOf(parts))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

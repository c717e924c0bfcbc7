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
      <div className="costs-street">
        {hour ? (
          <Island
            name="cost-slider"
            columns={columns}
            label={hour.label}
            hours={hour.hours}
            dollars={hour.dollars}
          />
        ) : (
          <ul className="costs" data-sample="">
            <CostColumns columns={columns} most={most} />
          </ul>
        )}
      </div>
      <div className="costs-sums">
        <CostTable chart={chart} />
        <div>
          {hour ? (
            <div className="costs-hour" data-sample="">
              <b>{formatWhole(tippingHour(columns, hour.hours))}</b>
              <p>
                <strong>{comparisonWords.hour}</strong> {hour.moves}
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
      <table className="costs-table">
        <thead>
          <tr>
            <th scope="col">{span}</th>
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
              <th scope="row">{label}</th>
              {columns.map(({ name, parts }) => (
                <td key={name}>{formatWhole(totalOf(parts.filter(part => part.label === label)))}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{comparisonWords.total}</th>
            {columns.map(({ name, parts }) => (
              <td key={name}>{formatWhole(totalOf(parts))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

import { ninetyDayRanks, topThreeFirst } from '@/components/drawings/rank-grid';
import type { BarRow } from '@/components/exhibits/bar-rows';

/**
 * The same 35 corners once for each month, where the town's streets cross; those where the shop was in the top three are
 * filled. They spread from its door.
 */
export function CornerMonths({ rows }: { rows: readonly BarRow[] }) {
  const order = topThreeFirst(ninetyDayRanks);
  const streets = order
    .flatMap(({ column, row }) => [
      row === 0 ? `M${column * 22 + 11} 0v110` : '',
      column === 0 ? `M0 ${row * 22 + 11}h154` : '',
    ])
    .join('');
  return (
    <dl className="corner-months">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>
            <b>{value}</b> {label}
          </dt>
          <dd>
            <svg viewBox="0 0 154 110">
              <path d={streets} className="corner-streets" />
              {order.map(({ column, row }, index) => (
                <circle
                  key={`${column}-${row}`}
                  cx={column * 22 + 11}
                  cy={row * 22 + 11}
                  r={index < value ? 9 : 4.5}
                  className={index < value ? 'corner-found' : 'corner-lost'}
                />
              ))}
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

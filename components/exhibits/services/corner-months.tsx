import { ninetyDayRanks, topThreeFirst } from '@/components/drawings/rank-grid';
import type { BarRow } from '@/components/exhibits/bar-rows';

/** The same 35 corners once for each month; those where the shop was in the top three are filled. They spread from its door. */
export function CornerMonths({ rows }: { rows: readonly BarRow[] }) {
  const order = topThreeFirst(ninetyDayRanks);
  return (
    <dl className="corner-months">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>
            <b>{value}</b> {label}
          </dt>
          <dd>
            <svg viewBox="0 0 154 110">
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

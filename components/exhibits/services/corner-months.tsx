import { ninetyDayRanks, topThreeFirst } from '@/components/drawings/rank-grid';
import { BarLabel, type BarRow } from '@/components/exhibits/bars';

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
  const corners = (from: number, to: number, r: number) =>
    order
      .slice(from, to)
      .map(({ column, row }) => (
        <circle key={`${column}-${row}`} cx={column * 22 + 11} cy={row * 22 + 11} r={r} />
      ));
  return (
    <dl className="grid grid-cols-2 gap-x-inset gap-y-6 sm:max-lg:grid-cols-4">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <BarLabel figure={value}>{label}</BarLabel>
          <dd>
            <svg viewBox="0 0 154 110" className="w-full rounded-sign bg-mist forced-color-adjust-none">
              <path d={streets} className="fill-none stroke-card stroke-6" />
              <g className="fill-bottle">{corners(0, value, 9)}</g>
              <g className="fill-card stroke-control stroke-2">{corners(value, order.length, 4.5)}</g>
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

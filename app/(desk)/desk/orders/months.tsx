import { DeskSection, Hint } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { sayMonth, type MonthSums } from '@/lib/reports/months';
import { formatAnyMoney, formatDollars } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import '../money/money.css';

/** What came in and went out, month by month: dollars as a drawing, and every figure in the table below it. */
export function Months({ sums, months }: { sums: readonly MonthSums[]; months: readonly string[] }) {
  return (
    <DeskSection title="By month">
      <Hint>
        Each amount counts in the month in which it moved: a refund in July of a sale in June is July’s.
      </Hint>
      <MonthBars sums={sums} months={months} />
      <details className="mt-3">
        <summary className="text-link flex min-h-11 w-fit cursor-pointer items-center">
          All figures by month
        </summary>
        <MonthTable sums={sums} />
      </details>
    </DeskSection>
  );
}

/**
 * Dollars of twelve months, the oldest on the left: what was kept in full color, and above it in outline what went back.
 * The highest and the latest have their sums.
 */
function MonthBars({ sums, months }: { sums: readonly MonthSums[]; months: readonly string[] }) {
  const bars = months.toReversed().map(month => {
    const sum = sums.find(row => row.month === month && row.currency === 'USD');
    const received = sum?.receivedMinor ?? 0;
    const back = Math.min(received, (sum?.refundedMinor ?? 0) + (sum?.reversedMinor ?? 0));
    return { month, received, back };
  });
  const highest = Math.max(...bars.map(({ received }) => received));
  if (highest <= 0) return null;
  const [step, top, floor] = [WIDTH / bars.length, 22, 150];
  const height = (minor: number) => (minor / highest) * (floor - top);
  return (
    <div className="desk-panel money-months">
      <svg
        viewBox={`0 0 ${WIDTH} 172`}
        role="img"
        aria-label="Dollars received in each of the last 12 months"
      >
        {bars.map(({ month, received, back }, index) => {
          const [x, y] = [index * step + step * 0.18, floor - height(received)];
          const isNamed = received > 0 && (index === bars.length - 1 || received === highest);
          return (
            <g key={month}>
              <rect
                x={x}
                y={y}
                width={step * 0.64}
                height={height(received - back)}
                className="fill-bottle"
                transform={`translate(0 ${height(back)})`}
              />
              {back > 0 ? (
                <rect
                  x={x + 0.75}
                  y={y}
                  width={step * 0.64 - 1.5}
                  height={height(back)}
                  className="fill-mist stroke-control"
                  strokeDasharray="3 2"
                />
              ) : null}
              {isNamed ? (
                <text x={x + step * 0.32} y={y - 6} textAnchor="middle">
                  {formatDollars(received)}
                </text>
              ) : null}
              <text x={x + step * 0.32} y={floor + 16} textAnchor="middle">
                {sayMonth(month).slice(0, 3)}
              </text>
            </g>
          );
        })}
        <line x1="0" x2={WIDTH} y1={floor} y2={floor} className="stroke-line" />
      </svg>
      <p className="soft text-tiny">
        <span className="desk-key desk-key-now">kept</span> <span className="desk-key">went back</span>
      </p>
    </div>
  );
}

const WIDTH = 720;

/** What came in and went out, month by month and currency by currency. */
function MonthTable({ sums }: { sums: readonly MonthSums[] }) {
  return (
    <DeskTable
      caption="By month"
      empty="No money has moved in the last twelve months."
      rows={sums.map(sum => ({ ...sum, id: `${sum.month} ${sum.currency}` }))}
      columns={[
        [
          'Month',
          ({ month }) => (
            <a href={`${serverRoutes.deskOrders()}?month=${month}`} className="text-link font-bold">
              {sayMonth(month)}
            </a>
          ),
          'main',
        ],
        ['Orders paid', ({ sales }) => sales, 'figure'],
        ['Received', sum => formatAnyMoney(sum.receivedMinor, sum.currency), 'figure'],
        ['Refunded', sum => formatAnyMoney(sum.refundedMinor, sum.currency), 'figure'],
        ['Taken back', sum => formatAnyMoney(sum.reversedMinor, sum.currency), 'figure'],
        ['Kept', sum => sayKept(sum), 'figure'],
      ]}
    />
  );
}

/** More may go out in a month than came in. */
function sayKept({ receivedMinor, refundedMinor, reversedMinor, currency }: MonthSums): string {
  const minor = receivedMinor - refundedMinor - reversedMinor;
  return `${minor < 0 ? '−' : ''}${formatAnyMoney(Math.abs(minor), currency)}`;
}

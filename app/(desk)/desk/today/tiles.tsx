import type { ReactNode } from 'react';
import { sayMonth, type MonthSums } from '@/lib/reports/months';
import { formatAnyMoney, formatDollars } from '@/lib/site/money';

/** A figure that leads to what it is made of. */
export function Tile({ label, href, figure, children }: TileProps) {
  return (
    <li>
      <a href={href} className="desk-tile">
        <span className="soft">{label}</span>
        <strong>{figure}</strong>
        {children}
      </a>
    </li>
  );
}

type TileProps = { label: string; href: string; figure: ReactNode; children?: ReactNode };

/** The months of one currency as a line of bars, the latest in full color. Its figures stand in a table on the orders' page. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const highest = Math.max(...values);
  if (highest <= 0) return null;
  const height = (value: number) => Math.max((value / highest) * 26, value > 0 ? 1.5 : 0.5);
  return (
    <svg viewBox={`0 0 ${values.length * 10} 28`} className="desk-spark" aria-hidden="true" focusable="false">
      {values.map((value, index) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a bar is its place in the line
          key={index}
          x={index * 10 + 1}
          y={28 - height(value)}
          width="7"
          height={height(value)}
          rx="1"
          className={index === values.length - 1 ? 'fill-bottle' : 'fill-control'}
        />
      ))}
    </svg>
  );
}

/** What was received in each of these months in US dollars, the oldest first, in cents. */
export function receivedByMonth(sums: readonly MonthSums[], months: readonly string[]): number[] {
  return months
    .toReversed()
    .map(month => sums.find(sum => sum.month === month && sum.currency === 'USD')?.receivedMinor ?? 0);
}

/** This month's money: what came in, and what of it was kept, with other currencies named. */
export function sayKeptOf(sums: readonly MonthSums[], month: string): string {
  const here = sums.filter(sum => sum.month === month);
  const dollars = here.find(({ currency }) => currency === 'USD');
  const others = here
    .filter(({ currency }) => currency !== 'USD')
    .map(({ receivedMinor, currency }) => formatAnyMoney(receivedMinor, currency));
  const out = (dollars?.refundedMinor ?? 0) + (dollars?.reversedMinor ?? 0);
  const kept = out === 0 ? sayMonth(month) : `${formatDollars(out)} of it went back`;
  return others.length === 0 ? kept : `${kept}, and ${others.join(', ')}`;
}

import type { WeekTrend } from '@/lib/reports/weeks';
import { DaysTable } from './days-table';
import { DeskSection } from './parts';

/** This week's leads and paid orders beside the week before: a figure, a chart, and the chart's numbers as a table. */
export function Weeks({ leads, orders }: Record<'leads' | 'orders', WeekTrend>) {
  return (
    <DeskSection title="This week">
      <div className="desk-weeks">
        <Week trend={leads} one="lead" many="leads" />
        <Week trend={orders} one="paid order" many="paid orders" />
      </div>
    </DeskSection>
  );
}

function Week({ trend, one, many }: { trend: WeekTrend; one: string; many: string }) {
  const { thisWeek, byThen, days } = trend;
  const highest = Math.max(...days.flatMap(day => [day.thisWeek ?? 0, day.lastWeek]));
  if (highest === 0) return <p className="desk-panel">No {many} this week or last week.</p>;
  return (
    <figure className="desk-panel">
      <figcaption className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-display text-figure/none font-extrabold tabular-nums">{thisWeek}</span>
        <span className="font-bold">{thisWeek === 1 ? one : many} since Monday</span>
        <span className="soft">{byThen === 0 ? 'none' : byThen} by this time last week</span>
      </figcaption>
      <WeekBars days={days} highest={highest} />
      <p className="soft flex flex-wrap gap-x-4 text-tiny" aria-hidden="true">
        <span className="desk-key desk-key-now">This week</span>
        <span className="desk-key">Last week</span>
      </p>
      <DaysTable
        what={many}
        now="This week"
        before="Last week"
        days={days.map((day, index) => [WEEKDAYS[index] ?? '', day.thisWeek ?? 'to come', day.lastWeek])}
      />
    </figure>
  );
}

/** Two bars a day, last week's first. What the table says is not said twice. */
function WeekBars({ days, highest }: { days: WeekTrend['days']; highest: number }) {
  const heightOf = (count: number) => (count / highest) * BARS.height;
  return (
    <svg viewBox="0 0 280 88" className="desk-bars w-full max-w-[420px]" aria-hidden="true" focusable="false">
      <path d={`M0 ${BARS.bottom + 0.5}H280`} className="stroke-line" />
      {days.map(({ thisWeek, lastWeek }, index) => (
        <g key={WEEKDAYS[index]} transform={`translate(${index * BARS.day} 0)`}>
          {lastWeek > 0 ? (
            <rect
              x="6.5"
              y={BARS.bottom - heightOf(lastWeek)}
              width="12"
              height={heightOf(lastWeek)}
              className="fill-mist stroke-control"
            />
          ) : null}
          {thisWeek ? (
            <rect
              x="21"
              y={BARS.bottom - heightOf(thisWeek)}
              width="13"
              height={heightOf(thisWeek)}
              className="fill-bottle"
            />
          ) : null}
          <text x="20" y="84" textAnchor="middle">
            {WEEKDAYS[index]?.slice(0, 3)}
          </text>
        </g>
      ))}
    </svg>
  );
}

const BARS = { day: 40, height: 64, bottom: 68 };

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

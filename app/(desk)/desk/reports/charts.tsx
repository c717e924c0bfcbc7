import type { ReactNode } from 'react';
import { DaysTable } from '@/app/(desk)/desk/shell/days-table';
import { formatDay } from '@/lib/site/time';

/** A day of a chart; `before` is the same day of the period before, null where that one was shorter. */
export type ChartDay = { day: string; count: number; before: number | null };

/**
 * Two columns a day, from zero and to one scale: the period before in outline, this one solid. The highest and the last
 * day say their figure on the mark; all of them are in the table below. Heights are attributes, because the pages' policy
 * allows no inline style.
 */
export function DayColumns({ days, what, before }: DayColumnsProps) {
  const highest = Math.max(...days.flatMap(({ count, before }) => [count, before ?? 0]));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  if (highest === 0) return <p className="desk-panel soft">No {what} in either period.</p>;
  const most = days.reduce((best, day) => (day.count > best.count ? day : best));
  const heightOf = (count: number) => Math.round((count / highest) * COLUMN_PX);
  return (
    <figure className="desk-panel">
      <figcaption className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-bold">
          {sayCount(total)} {what}
        </span>
        <span className="sr-only">
          The most were {sayCount(most.count)}, on {formatDay(most.day)}.
        </span>
        <span className="soft flex flex-wrap gap-x-4 text-tiny">
          <span className="desk-key desk-key-now">This one</span>
          <span className="desk-key">{before}</span>
        </span>
      </figcaption>
      <ol className="desk-day-columns" aria-hidden="true">
        {days.map(({ day, count, before }, index) => (
          <li key={day}>
            {day === most.day && count > 0 ? <b>{sayCount(count)}</b> : null}
            <div>
              <svg height={heightOf(before ?? 0)} className={before ? 'desk-column-before' : 'invisible'} />
              <svg height={heightOf(count)} className={count > 0 ? '' : 'invisible'} />
            </div>
            <span>{days.length <= 7 || index % EVERY === 0 ? Number(day.slice(-2)) : ''}</span>
          </li>
        ))}
      </ol>
      <DaysTable
        what={what}
        now={what}
        before="The one before"
        days={days.map(({ day, count, before }) => [formatDay(day), count, before ?? ''])}
      />
    </figure>
  );
}

type DayColumnsProps = { days: readonly ChartDay[]; what: string; before: string };

const COLUMN_PX = 140;
/** A month names every fifth day. */
const EVERY = 5;

/** Rows of a table with a bar behind each name, to one scale; those without anything now are folded. */
export function Shares({ caption, label, rows, empty }: SharesProps) {
  if (rows.length === 0) return <p className="soft">{empty}</p>;
  const most = Math.max(...rows.map(({ visits }) => visits.now));
  const gone = rows.filter(row => !isLive(row));
  return (
    <>
      <table className="desk-shares">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col">Visits</th>
            <th scope="col">Leads</th>
            <th scope="col">Orders</th>
          </tr>
        </thead>
        <tbody>
          {rows.filter(isLive).map(({ name, visits, leads, orders }) => (
            <tr key={name}>
              <th scope="row">
                <svg width={percentOf(visits.now, most)} aria-hidden="true" focusable="false" />
                <span className="wrap-anywhere">{name}</span>
              </th>
              {[visits, leads, orders].map((cell, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
                <td key={index}>
                  {cell.href && cell.now > 0 ? (
                    <a href={cell.href} className="text-link">
                      {sayCount(cell.now)}
                    </a>
                  ) : (
                    sayCount(cell.now)
                  )}{' '}
                  <span className="soft">
                    (<span className="sr-only">before: </span>
                    {sayCount(cell.before)})
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {gone.length > 0 ? (
        <details className="mt-2">
          <summary className="text-link inline-flex min-h-6 cursor-pointer items-center">
            {gone.length} without any this time
          </summary>
          <p className="soft">{gone.map(({ name }) => name).join(', ')}</p>
        </details>
      ) : null}
    </>
  );
}

function isLive({ visits, leads, orders }: ShareRow): boolean {
  return visits.now + leads.now + orders.now > 0;
}

export type ShareRow = { name: string } & Record<'visits' | 'leads' | 'orders', ShareCell>;
/** `href`: the list that the figure is made of, where there is one. */
type ShareCell = { now: number; before: number; href?: string };
type SharesProps = { caption: string; label: string; rows: readonly ShareRow[]; empty: string };

/** What became of the visits, in bars to one scale from zero. */
export function Funnel({ steps }: { steps: readonly FunnelStep[] }) {
  const most = Math.max(...steps.map(({ count }) => count), 1);
  return (
    <ul className="desk-funnel">
      {steps.map(({ count, label, note, href }) => (
        <li key={label}>
          <p>
            <strong>{href && count > 0 ? <a href={href}>{sayCount(count)}</a> : sayCount(count)}</strong>{' '}
            {label} <span className="soft">{note}</span>
          </p>
          <svg width={percentOf(count, most)} aria-hidden="true" focusable="false" />
        </li>
      ))}
    </ul>
  );
}

type FunnelStep = { count: number; label: string; note: ReactNode; href?: string };

function percentOf(count: number, most: number): string {
  return `${most === 0 ? 0 : Math.round((count / most) * 1000) / 10}%`;
}

/** "1,216" */
export function sayCount(count: number): string {
  return COUNT.format(count);
}

const COUNT = new Intl.NumberFormat('en-US');

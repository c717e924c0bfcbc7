/** The figures of a chart by day, as a table to open. `what`: what is counted; `now` and `before`: the two periods. */
export function DaysTable({ what, now, before, days }: DaysTableProps) {
  return (
    <details>
      <summary className="text-link inline-flex min-h-6 cursor-pointer items-center">
        Day by day<span className="sr-only">, {what}</span>
      </summary>
      <table className="desk-days">
        <caption className="sr-only">{what}, day by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">{now}</th>
            <th scope="col">{before}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(([day, count, former]) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{count}</td>
              <td>{former}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

type DaysTableProps = {
  what: string;
  now: string;
  before: string;
  days: readonly (readonly [day: string, now: number | string, before: number | string])[];
};

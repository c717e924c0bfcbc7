import { Board } from '@/components/ui/board';

/** Two columns, them and us, with each topic as a row over both. Narrow enough for a phone without scrolling. */
export function ComparisonTable({ them, us, rows }: ComparisonTableProps) {
  return (
    <div className="overflow-hidden rounded-card bg-card shadow-lift">
      <table className="w-full table-fixed border-collapse text-left text-[.95rem] leading-snug sm:text-body">
        <caption className="sr-only">
          {them} and {us}, topic by topic
        </caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} leading-tight font-extrabold`}>
              {them}
            </th>
            <th scope="col" className={`${HEAD} bg-board`}>
              <Board text={us} className="shadow-none" />
            </th>
          </tr>
        </thead>
        {rows.map(row => (
          <tbody key={row.topic}>
            <tr>
              {/* A cell, not a head: the head cells of a column would not be told from those of a group. */}
              <td colSpan={2} className="bg-mist px-3.5 py-2.5 font-display font-bold sm:px-6">
                {row.topic}
              </td>
            </tr>
            <tr className="align-top">
              <td className={CELL}>{row.them}</td>
              <td className={`${CELL} bg-ok-soft/45`}>{row.us}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

const HEAD = 'px-2.5 py-3.5 text-center font-display text-[min(1.05rem,5.3vw)] sm:text-[1.9rem]';
const CELL = 'px-3.5 py-3.5 sm:px-6 sm:py-[18px]';

type ComparisonTableProps = {
  them: string;
  us: string;
  rows: readonly { topic: string; them: string; us: string }[];
};

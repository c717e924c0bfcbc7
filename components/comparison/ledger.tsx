import { Icon } from '@/components/ui/icon';
import type { LedgerRow } from '@/content/comparisons/comparison';
import { comparisonWords } from '@/content/comparisons/words';

/** Two columns with the topic between them. The stronger side is shaded and has a check; both are counted at the foot. */
export function Ledger({
  competitor,
  agency,
  rows,
}: {
  competitor: string;
  agency: string;
  rows: readonly LedgerRow[];
}) {
  const { topic, count } = comparisonWords.table;
  return (
    <table className="ledger w-full border-t-2 border-t-ink leading-[1.4] table-fixed">
      <caption className="sr-only">
        {competitor} and {agency}, topic by topic
      </caption>
      <thead className="max-md:sticky max-md:top-[66px] max-md:z-1 sm:max-md:top-[76px]">
        <tr className="max-md:grid max-md:grid-cols-2 max-md:border-b max-md:border-b-line">
          <th className="bg-(--b-cream) text-ink-fixed dark:bg-wood-29 dark:text-stone-96" scope="col">
            {competitor}
          </th>
          <th scope="col">
            <span className="sr-only">{topic}</span>
          </th>
          <th className="bg-board text-butter" scope="col">
            {agency}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.topic} className="max-md:grid max-md:grid-cols-2 max-md:border-b max-md:border-b-line">
            <Side text={row.competitor} isStronger={row.stronger === 'competitor'} />
            <th scope="row">{row.topic}</th>
            <Side text={row.agency} isStronger={row.stronger === 'agency'} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="max-md:grid max-md:grid-cols-2 max-md:border-b max-md:border-b-line">
          <td>{countText(rows, 'competitor')}</td>
          <th scope="row">{count}</th>
          <td>{countText(rows, 'agency')}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Side({ text, isStronger }: { text: string; isStronger: boolean }) {
  if (!isStronger) return <td>{text}</td>;
  return (
    <td className="ledger-strong">
      <Icon name="check" className="mr-2 size-[1.1em] stroke-[3.4]" />
      <span className="sr-only">{comparisonWords.table.stronger}: </span>
      {text}
    </td>
  );
}

function countText(rows: readonly LedgerRow[], side: LedgerRow['stronger']): string {
  return `${rows.filter(({ stronger }) => stronger === side).length} of ${rows.length}`;
}

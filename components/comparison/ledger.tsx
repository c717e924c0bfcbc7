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
    <table className="ledger">
      <caption className="sr-only">
        {competitor} and {agency}, topic by topic
      </caption>
      <thead>
        <tr>
          <th scope="col">{competitor}</th>
          <th scope="col">
            <span className="sr-only">{topic}</span>
          </th>
          <th scope="col">{agency}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.topic}>
            <Side text={row.competitor} isStronger={row.stronger === 'competitor'} />
            <th scope="row">{row.topic}</th>
            <Side text={row.agency} isStronger={row.stronger === 'agency'} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
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

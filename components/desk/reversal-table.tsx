import { Button } from '@/components/ui/button';
import type { ReversalRow } from '@/lib/desk/orders.sql';
import { formatMoney } from '@/lib/site/money';
import { DataTable } from './data-table';
import { Mark, type MarkTone } from './mark';
import { Moment } from './moment';
import type { OrderIssuesProps } from './dispute-table';
import { PostForm } from './post-form';

/** Each time that money was taken back, with two buttons until staff say how it ended. */
export function ReversalTable({ order, reversals, words, timeZone }: ReversalTableProps) {
  const { columns } = words;
  return (
    <DataTable
      caption={words.reversals}
      empty=""
      columns={[
        { key: 'id', label: columns.id, isMain: true },
        { key: 'state', label: columns.state },
        { key: 'amount', label: columns.amount, isFigure: true },
        { key: 'at', label: columns.at },
        { key: 'decide', label: columns.decide },
      ]}
      rows={reversals.map(reversal => ({
        key: reversal.id,
        cells: {
          id: <span className="wrap-anywhere">{reversal.id}</span>,
          state: <Mark tone={TONES[reversal.state]}>{words.states[reversal.state]}</Mark>,
          amount: formatMoney({ minor: reversal.amount_minor, currency: order.currency }),
          at: <Moment at={reversal.reversed_at} timeZone={timeZone} />,
          decide:
            reversal.state === 'open' ? (
              <Decide reversalId={reversal.id} orderId={order.id} words={words} />
            ) : (
              words.settled
            ),
        },
      }))}
    />
  );
}

function Decide({ reversalId, orderId, words }: DecideProps) {
  return (
    <PostForm
      action="reversal-settle"
      hidden={[
        ['order', orderId],
        ['id', reversalId],
      ]}
      className="grid gap-2"
    >
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="outcome" value="kept_back" variant="line" size="sm">
          {words.keptBack}
          <span className="sr-only"> {reversalId}</span>
        </Button>
        <Button type="submit" name="outcome" value="returned" variant="line" size="sm">
          {words.returned}
          <span className="sr-only"> {reversalId}</span>
        </Button>
      </div>
      <span className="soft text-small">{words.hint}</span>
    </PostForm>
  );
}

const TONES = {
  open: 'bad',
  kept_back: 'over',
  returned: 'good',
} as const satisfies Record<ReversalRow['state'], MarkTone>;

type DecideProps = { reversalId: string; orderId: string; words: OrderIssuesProps['words'] };
type ReversalTableProps = OrderIssuesProps & { reversals: readonly ReversalRow[] };

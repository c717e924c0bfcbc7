import { describeRefundIssue, isRefundReason, refundReasons, refundWords } from '@/content/refunds';
import type { DeskRefund } from '@/lib/desk/orders.sql';
import { formatMoney, type Currency } from '@/lib/site/money';
import { DataTable } from './data-table';
import { Mark, type MarkTone } from './mark';
import { Moment } from './moment';

/** Every refund of an order, the oldest first, failed ones included. */
export function RefundTable({ refunds, currency, timeZone }: RefundTableProps) {
  const { columns, title, none, states } = refundWords;
  return (
    <DataTable
      caption={title}
      empty={none}
      columns={[
        { key: 'amount', label: columns.amount, isMain: true },
        { key: 'state', label: columns.state },
        { key: 'at', label: columns.at },
        { key: 'reason', label: columns.reason },
        { key: 'who', label: columns.who },
        { key: 'paypal', label: columns.paypal },
      ]}
      rows={refunds.map(refund => ({
        key: refund.id,
        cells: {
          amount: formatMoney({ minor: refund.amount_minor, currency }),
          state: (
            <>
              <Mark tone={TONES[refund.state]}>{states[refund.state]}</Mark>
              {refund.issue ? (
                <span className="block text-small">{describeRefundIssue(refund.issue)}</span>
              ) : null}
            </>
          ),
          at: <Moment at={refund.created_at} timeZone={timeZone} />,
          reason: <Reason refund={refund} />,
          who: whoOf(refund),
          paypal: refund.provider_id,
        },
      }))}
    />
  );
}

function Reason({ refund: { reason, note } }: { refund: DeskRefund }) {
  const label = reason !== null && isRefundReason(reason) ? refundReasons[reason] : reason;
  return (
    <>
      {label}
      {note ? (
        <span className="soft block text-small wrap-anywhere">
          {refundWords.note}: {note}
        </span>
      ) : null}
    </>
  );
}

function whoOf({ origin, actorEmail }: DeskRefund): string {
  return origin === 'paypal' ? refundWords.atPayPal : (actorEmail ?? refundWords.formerStaff);
}

const TONES = {
  requested: 'calm',
  pending: 'open',
  completed: 'good',
  failed: 'bad',
} as const satisfies Record<DeskRefund['state'], MarkTone>;

type RefundTableProps = { refunds: readonly DeskRefund[]; currency: Currency; timeZone: string };

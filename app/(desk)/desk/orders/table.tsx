import { formatInstant } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { site as agency } from '@/content/site';
import type { DeskOrder, OrderNeed } from '@/lib/orders/desk-orders.sql';
import { STUCK_MS } from '@/lib/orders/order';
import { formatMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { sayShortMoment } from '@/lib/site/time';
import { buyerOf, isPartRefunded, OrderMark } from './parts';
import '../money/money.css';

/**
 * Orders, one a row, each by who bought what. `needs`: what of their money waits for a person. `now`: orders that are under
 * way for long need one, too.
 */
export function OrderTable({ orders, needs, now, caption, empty }: OrderTableProps) {
  return (
    <DeskTable
      caption={caption}
      empty={empty}
      rows={orders}
      look="money-rows"
      columns={[
        [
          'Who and what',
          order => (
            <>
              <a href={serverRoutes.deskOrder(order.id)} className="text-link font-bold">
                {buyerOf(order)}
              </a>
              <span className="soft">{order.description}</span>
            </>
          ),
          'main',
        ],
        ['Amount', order => <Amount order={order} />, 'figure'],
        [
          'State',
          order => (
            <>
              <OrderMark order={order} />
              {reasonsOf(order, { needs: needs?.get(order.id) ?? [], now }).map(reason => (
                <span key={reason} className="block text-small">
                  {reason}
                </span>
              ))}
            </>
          ),
        ],
        ['When', order => <When at={order.paidAt ?? order.createdAt} now={now} />, 'time'],
      ]}
    />
  );
}

function When({ at, now }: { at: number; now: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} className="soft whitespace-nowrap">
      {sayShortMoment(at, { now, timeZone: agency.timeZone })}
    </time>
  );
}

/** What it cost, and what of that went back. */
function Amount({ order }: { order: DeskOrder }) {
  const { amountMinor, refundedMinor, currency } = order;
  return (
    <>
      {formatMoney({ minor: amountMinor, currency })}
      {isPartRefunded(order) ? (
        <span className="soft block text-tiny">
          Refunded so far {formatMoney({ minor: refundedMinor, currency })}
        </span>
      ) : null}
    </>
  );
}

type OrderTableProps = {
  orders: readonly DeskOrder[];
  needs?: ReadonlyMap<string, OrderNeed[]>;
  now: number;
  caption: string;
  empty: string;
};

/** Why an order needs a person: its own alarm, its money, or that it takes too long. Nothing where it needs none. */
function reasonsOf(
  { state, attentionReason, createdAt }: DeskOrder,
  { needs, now }: { needs: readonly OrderNeed[]; now: number },
): string[] {
  const isStuck = (state === 'creating' || state === 'capturing') && createdAt < now - STUCK_MS;
  const reasons = [
    ...(state === 'attention' && attentionReason ? [attentionReason] : []),
    ...(state === 'awaiting_confirmation' ? ['The buyer is asked whether to pay twice'] : []),
    ...needs.filter(({ kind }) => kind !== 'refund_failed' || state !== 'refunded').map(describeNeed),
    ...(isStuck ? ['It has been unfinished for too long'] : []),
  ];
  return [...new Set(reasons)];
}

function describeNeed(need: OrderNeed): string {
  if (need.kind !== 'dispute') return NEED_WORDS[need.kind];
  return need.respondBy === null ? 'Open dispute' : `Answer a dispute by ${formatInstant(need.respondBy)}`;
}

const NEED_WORDS = {
  reversal: 'Money was taken back',
  dispute_ended: 'A dispute ended',
  refund_failed: 'A refund failed',
} as const;

import type { DeskWords } from '@/content/desk';
import type { DeskOrder, OrderNeed } from '@/lib/desk/orders.sql';
import { fillText } from '@/lib/site/text';
import { orderNumber } from '@/lib/orders/order';
import { routes } from '@/lib/site/routes';
import { DataTable } from './data-table';
import { DeskSection } from './desk-section';
import { formatMoment, Moment } from './moment';
import { OrderActions } from './order-actions';
import { OrderMark } from './state-marks';

/** Orders that a person has to look at, with what can be done. */
export function OrderAttention({ orders, needs, words, timeZone }: OrderAttentionProps) {
  const { attention, attentionText, noAttention, columns } = words.orders;
  return (
    <DeskSection title={attention}>
      {orders.length > 0 ? <p className="soft mb-3 max-w-[62em] text-small">{attentionText}</p> : null}
      <DataTable
        caption={attention}
        empty={noAttention}
        columns={[
          { key: 'number', label: columns.number, isMain: true },
          { key: 'state', label: columns.state },
          { key: 'reason', label: words.order.reason },
          { key: 'placed', label: columns.placed },
          { key: 'decide', label: words.quarantine.columns.decide },
        ]}
        rows={orders.map(order => ({
          key: order.id,
          cells: {
            number: (
              <a href={routes.deskOrder(order.id)} className="text-link font-bold whitespace-nowrap">
                {orderNumber(order.id)}
              </a>
            ),
            state: <OrderMark state={order.state} refundedMinor={order.refundedMinor} words={words} />,
            reason: <Reasons texts={reasonsOf(order, needs.get(order.id) ?? [], { words, timeZone })} />,
            placed: <Moment at={order.createdAt} timeZone={timeZone} />,
            decide: <OrderActions order={order} words={words.order} />,
          },
        }))}
      />
    </DeskSection>
  );
}

function Reasons({ texts }: { texts: readonly string[] }) {
  return texts.map(text => (
    <span key={text} className="block">
      {text}
    </span>
  ));
}

/** Why an order is on the list: its own alarm, its money, or that it takes too long. */
function reasonsOf(
  { state, attentionReason }: DeskOrder,
  needs: readonly OrderNeed[],
  { words, timeZone }: Pick<OrderAttentionProps, 'words' | 'timeZone'>,
): string[] {
  const reasons = [
    ...(state === 'attention' && attentionReason ? [attentionReason] : []),
    ...(state === 'awaiting_confirmation' ? [words.money.needs.confirmation] : []),
    ...needs.map(need => describeNeed(need, { words: words.money.needs, timeZone })),
  ];
  return reasons.length > 0 ? [...new Set(reasons)] : [words.order.stuck];
}

function describeNeed(
  need: OrderNeed,
  { words, timeZone }: { words: DeskWords['money']['needs']; timeZone: string },
): string {
  if (need.kind !== 'dispute') return words[NEED_WORDS[need.kind]];
  if (need.respondBy === null) return words.dispute;
  return fillText(words.disputeDue, { by: formatMoment(need.respondBy, timeZone) });
}

const NEED_WORDS = { reversal: 'reversal', dispute_ended: 'disputeEnded', refund_failed: 'refund' } as const;

type OrderAttentionProps = {
  orders: readonly DeskOrder[];
  needs: ReadonlyMap<string, OrderNeed[]>;
  words: DeskWords;
  timeZone: string;
};

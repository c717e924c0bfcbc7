import {
  DaysFilter,
  FactorField,
  Filters,
  FilterSelect,
  PostButton,
  PostForm,
  SourceFilter,
} from '@/app/(desk)/desk/shell/forms';
import {
  DeskSection,
  formatInstant,
  Hint,
  DeskMark,
  Moment,
  type MarkTone,
} from '@/app/(desk)/desk/shell/parts';
import { DeskTable, ListParts } from '@/app/(desk)/desk/shell/table';
import { Button } from '@/components/ui/button';
import { ORDER_STATES, toOrderParams, type OrderFilter } from '@/lib/desk/lists';
import type { DeskOrder, OrderNeed } from '@/lib/desk/orders.sql';
import { orderNumber } from '@/lib/orders/order';
import { sayMonth, type MonthSums } from '@/lib/reports/months';
import { formatAnyMoney, formatMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';

/** The pages of the orders, in their own row. */
export function OrderParts({ current, waiting }: OrderPartsProps) {
  return (
    <ListParts
      parts={[
        {
          label: 'All orders',
          href: serverRoutes.deskOrders(),
          isCurrent: current === 'all',
          waiting: waiting.orders,
        },
        {
          label: 'Payments without an order',
          href: serverRoutes.deskPayments(),
          isCurrent: current === 'payments',
          waiting: waiting.payments,
        },
      ]}
    />
  );
}

type OrderPartsProps = {
  current: 'all' | 'payments';
  waiting: { orders: number; payments: number };
};

/** Orders, one a row. */
export function OrderTable({ orders, caption, empty }: OrderTableProps) {
  return (
    <DeskTable
      caption={caption}
      empty={empty}
      rows={orders}
      columns={[
        ['Order', order => <OrderLink id={order.id} />, 'main'],
        ['What', order => order.description],
        ['Buyer', order => order.payerName ?? order.payerEmail ?? 'Not known yet'],
        ['Amount', order => <Amount order={order} />, 'figure'],
        ['Placed', order => <Moment at={order.createdAt} />],
        ['State', order => <OrderMark order={order} />],
      ]}
    />
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

type OrderTableProps = { orders: readonly DeskOrder[]; caption: string; empty: string };

/** Orders that a person has to look at, with what can be done. */
export function OrderAttention({ orders, needs }: OrderAttentionProps) {
  return (
    <DeskSection title="Need a person">
      {orders.length > 0 ? (
        <Hint>
          Money that doesn’t match our record, a capture that PayPal refused, money taken back, a dispute, a
          failed refund, a buyer who may pay twice, or an order unfinished for over half an hour.
        </Hint>
      ) : null}
      <DeskTable
        caption="Need a person"
        empty="No order needs a person."
        rows={orders}
        columns={[
          ['Order', order => <OrderLink id={order.id} />, 'main'],
          ['State', order => <OrderMark order={order} />],
          [
            'Why it needs a person',
            order =>
              reasonsOf(order, needs.get(order.id) ?? []).map(reason => (
                <span key={reason} className="block">
                  {reason}
                </span>
              )),
          ],
          ['Placed', order => <Moment at={order.createdAt} />],
          ['Decide', order => <OrderActions order={order} />],
        ]}
      />
    </DeskSection>
  );
}

/** Why an order is on the list: its own alarm, its money, or that it takes too long. */
function reasonsOf({ state, attentionReason }: DeskOrder, needs: readonly OrderNeed[]): string[] {
  const reasons = [
    ...(state === 'attention' && attentionReason ? [attentionReason] : []),
    ...(state === 'awaiting_confirmation' ? ['The buyer is asked whether to pay twice'] : []),
    ...needs.map(describeNeed),
  ];
  return reasons.length > 0 ? [...new Set(reasons)] : ['It has been unfinished for too long'];
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

type OrderAttentionProps = { orders: readonly DeskOrder[]; needs: ReadonlyMap<string, OrderNeed[]> };

/**
 * What can be done for an order at PayPal. Each button is shown only where it can do something. `isConfirmed`: the second
 * factor was a moment ago, for taking the money; a list, which has no room for the code, leaves that to the order's own
 * page.
 */
export function OrderActions({ order, isConfirmed = null }: OrderActionsProps) {
  if (order.paymentId === null) return null;
  const hidden = [['order', order.id]] as const;
  const number = orderNumber(order.id);
  return (
    <div className="flex flex-wrap items-end gap-3">
      {isConfirmed !== null && mayBeCaptured(order) ? (
        <PostForm action="order-capture" hidden={hidden} className="grid gap-3">
          <FactorField action="order-capture" isConfirmed={isConfirmed} />
          <div>
            <Button type="submit" variant="ink" size="sm">
              Capture now
              <span className="sr-only"> {number}</span>
            </Button>
          </div>
        </PostForm>
      ) : null}
      <PostButton action="order-check" hidden={hidden} about={number}>
        Check with PayPal
      </PostButton>
    </div>
  );
}

type OrderActionsProps = { order: DeskOrder; isConfirmed?: boolean | null };

/** Money may still wait for an order that no capture was made for. */
export function mayBeCaptured({ state, captureId }: DeskOrder): boolean {
  return captureId === null && CAPTURABLE.has(state);
}

const CAPTURABLE: ReadonlySet<DeskOrder['state']> = new Set(['awaiting_approval', 'capturing', 'attention']);

/** What the list of orders is narrowed by. */
export function OrderFilters({ filter, months, sources }: OrderFiltersProps) {
  return (
    <Filters
      label="Find orders"
      path={serverRoutes.deskOrders()}
      search={{ text: filter.text, hint: 'Order number, or the buyer’s name or email' }}
      isNarrowed={toOrderParams(filter).length > 0}
    >
      <FilterSelect
        name="state"
        label="State"
        any="Any"
        value={filter.state}
        options={ORDER_STATES.map(state => [state, ORDER_STATE_WORDS[state]])}
      />
      <FilterSelect
        name="month"
        label="Month"
        any="Any"
        value={filter.month}
        options={[...new Set([...months, ...(filter.month === null ? [] : [filter.month])])].map(
          month => [month, sayMonth(month)] as const,
        )}
      />
      <SourceFilter value={filter.source} sources={sources} />
      <DaysFilter days={filter.days} label="Paid" />
    </Filters>
  );
}

type OrderFiltersProps = { filter: OrderFilter; months: readonly string[]; sources: readonly string[] };

/** What came in and went out, month by month and currency by currency. */
export function MonthTable({ sums }: { sums: readonly MonthSums[] }) {
  return (
    <DeskTable
      caption="By month"
      empty="No money has moved in the last twelve months."
      rows={sums.map(sum => ({ ...sum, id: `${sum.month} ${sum.currency}` }))}
      columns={[
        [
          'Month',
          ({ month }) => (
            <a href={`${serverRoutes.deskOrders()}?month=${month}`} className="text-link font-bold">
              {sayMonth(month)}
            </a>
          ),
          'main',
        ],
        ['Orders paid', ({ sales }) => sales, 'figure'],
        ['Received', sum => formatAnyMoney(sum.receivedMinor, sum.currency), 'figure'],
        ['Refunded', sum => formatAnyMoney(sum.refundedMinor, sum.currency), 'figure'],
        ['Taken back', sum => formatAnyMoney(sum.reversedMinor, sum.currency), 'figure'],
        ['Kept', sum => sayKept(sum), 'figure'],
      ]}
    />
  );
}

/** More may go out in a month than came in. */
function sayKept({ receivedMinor, refundedMinor, reversedMinor, currency }: MonthSums): string {
  const minor = receivedMinor - refundedMinor - reversedMinor;
  return `${minor < 0 ? '−' : ''}${formatAnyMoney(Math.abs(minor), currency)}`;
}

function OrderLink({ id }: { id: string }) {
  return (
    <a href={serverRoutes.deskOrder(id)} className="text-link font-bold whitespace-nowrap">
      {orderNumber(id)}
    </a>
  );
}

export function OrderMark({ order }: { order: MarkedOrder }) {
  if (isPartRefunded(order)) return <DeskMark tone="open">Part refunded</DeskMark>;
  return <DeskMark tone={ORDER_TONES[order.state]}>{ORDER_STATE_WORDS[order.state]}</DeskMark>;
}

/** Paid, and some of it went back. */
function isPartRefunded({ state, refundedMinor = 0 }: MarkedOrder): boolean {
  return state === 'paid' && refundedMinor > 0;
}

type MarkedOrder = { state: DeskOrder['state']; refundedMinor?: number };

export const ORDER_STATE_WORDS = {
  creating: 'Being created',
  awaiting_approval: 'Waiting for the buyer',
  awaiting_confirmation: 'Bought twice? Buyer asked',
  capturing: 'Being captured',
  paid: 'Paid',
  pending: 'PayPal is checking',
  declined: 'Declined',
  cancelled: 'Canceled',
  expired: 'Expired',
  refunded: 'Refunded',
  disputed: 'In dispute',
  reversed: 'Reversed',
  attention: 'Needs a person',
} as const satisfies Record<DeskOrder['state'], string>;

const ORDER_TONES = {
  creating: 'calm',
  awaiting_approval: 'calm',
  awaiting_confirmation: 'open',
  capturing: 'calm',
  paid: 'good',
  pending: 'open',
  declined: 'over',
  cancelled: 'over',
  expired: 'over',
  refunded: 'over',
  disputed: 'bad',
  reversed: 'bad',
  attention: 'bad',
} as const satisfies Record<DeskOrder['state'], MarkTone>;

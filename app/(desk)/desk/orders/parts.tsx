import { DaysFilter, Filters, FilterSelect, SourceFilter } from '@/app/(desk)/desk/shell/filters';
import { DeskMark, type MarkTone } from '@/app/(desk)/desk/shell/parts';
import type { DeskOrder } from '@/lib/orders/desk-orders.sql';
import { ORDER_STATES, toOrderParams, type OrderFilter } from '@/lib/orders/filter';
import { sayMonth } from '@/lib/reports/months';
import { serverRoutes } from '@/lib/site/routes';

/** Who an order is from, as far as we know. */
export function buyerOf({ payerName, business, payerEmail }: Buyer): string {
  return payerName ?? business ?? payerEmail ?? 'Buyer not known yet';
}

type Buyer = Pick<DeskOrder, 'payerName' | 'business' | 'payerEmail'>;

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
        options={[
          ['needs-a-person', 'Needs a person, for any reason'],
          ['part-refunded', 'Part refunded'],
          ...ORDER_STATES.map(state => [state, ORDER_STATE_WORDS[state]] as const),
        ]}
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

export function OrderMark({ order }: { order: MarkedOrder }) {
  if (isPartRefunded(order)) return <DeskMark tone="open">Part refunded</DeskMark>;
  return <DeskMark tone={ORDER_TONES[order.state]}>{ORDER_STATE_WORDS[order.state]}</DeskMark>;
}

/** Paid, and some of it went back. */
export function isPartRefunded({ state, refundedMinor = 0 }: MarkedOrder): boolean {
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

export const ORDER_TONES = {
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

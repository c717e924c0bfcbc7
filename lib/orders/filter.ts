import type { OrderState } from '@/lib/site/db/tables';
import { parseDays, parseSource, parseText, toPairs, type Days, type Params } from '@/lib/site/list-filter';

/** What a list of orders is narrowed by; null is all. */
export type OrderFilter = {
  state: OrderState | OrderGroup | null;
  text: string;
  /** `2026-11`: paid in that month by the agency's clock, or placed in it and not paid. */
  month: string | null;
  source: string | null;
  /** Only those that were paid on these days. */
  days: Days | null;
};

export const ALL_ORDERS: OrderFilter = { state: null, text: '', month: null, source: null, days: null };

/** In the place of an order's state: those that wait for a person, and paid ones of which a part went back. */
const ORDER_GROUPS = ['needs-a-person', 'part-refunded'] as const;
type OrderGroup = (typeof ORDER_GROUPS)[number];

export const ORDER_STATES = [
  'attention',
  'disputed',
  'reversed',
  'awaiting_confirmation',
  'awaiting_approval',
  'capturing',
  'pending',
  'paid',
  'refunded',
  'declined',
  'cancelled',
  'expired',
  'creating',
] as const satisfies OrderState[];

export function parseOrderFilter(params: Params<OrderFilterName>): OrderFilter {
  const month = params.get('month') ?? '';
  return {
    month: MONTH.test(month) ? month : null,
    state: [...ORDER_GROUPS, ...ORDER_STATES].find(state => state === params.get('state')) ?? null,
    text: parseText(params),
    source: parseSource(params),
    days: parseDays(params),
  };
}

export function toOrderParams({
  state,
  text,
  month,
  source,
  days,
}: OrderFilter): [OrderFilterName, string][] {
  const { from = null, to = null } = days ?? {};
  return toPairs(ORDER_FILTER_NAMES, { state, q: text, month, source, from, to });
}

export const ORDER_FILTER_NAMES = ['state', 'q', 'month', 'source', 'from', 'to'] as const;
export type OrderFilterName = (typeof ORDER_FILTER_NAMES)[number];

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

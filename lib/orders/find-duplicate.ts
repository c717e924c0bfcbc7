import type { Clock } from '@/lib/site/clock';
import { DAY_MS } from '@/lib/site/time';
import type { Order } from './order';
import type { DuplicateQuery, OrderStore } from './ports';
import type { Payer } from './transition';

/** The order for the same thing, at the same price, that the same payer paid in the last day; null when there is none. */
export async function findDuplicate(
  { order, payer }: { order: Order; payer: Payer },
  { orders, clock }: { orders: OrderStore; clock: Clock },
): Promise<Order | null> {
  return orders.findDuplicate(duplicateQuery({ order, payer }, clock));
}

export function duplicateQuery(purchase: { order: Order; payer: Payer }, clock: Clock): DuplicateQuery {
  return { ...purchase, since: clock.now() - DUPLICATE_WINDOW_MS };
}

/** Within this time, the same purchase by the same payer is taken for a mistake until the buyer says otherwise. */
const DUPLICATE_WINDOW_MS = DAY_MS;

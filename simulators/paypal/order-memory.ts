import type { SimulatedClock } from '../clock.ts';
import { isExpired, type Order } from './order.ts';
import type { EventName } from './webhook-event.ts';
import type { Emit } from './webhooks.ts';

/** Where the orders lie: the newest first, expired ones out of reach, and each change told to the outside. */
export type OrderMemory = {
  put: (order: Order) => Order;
  /** Keeps what a step made of an order and emits the event that it stands for. Null stays null. */
  change: (order: Order | null, event: (order: Order) => EventName | null) => Order | null;
  find: (id: string) => Order | null;
  findByCapture: (captureId: string) => Order | null;
  list: () => Order[];
  clear: () => void;
};

type OrderMemorySetup = { clock: SimulatedClock; emit: Emit };

export function createOrderMemory({ clock, emit }: OrderMemorySetup): OrderMemory {
  const orders = new Map<string, Order>();
  const put = (order: Order) => {
    orders.set(order.id, order);
    return order;
  };
  return {
    put,
    change: (order, event) => {
      const name = order && event(put(order));
      if (order && name) emit(name, { order });
      return order;
    },
    find: id => {
      const order = orders.get(id);
      return order && !isExpired(order, clock.now()) ? order : null;
    },
    findByCapture: captureId => [...orders.values()].find(({ capture }) => capture?.id === captureId) ?? null,
    list: () => [...orders.values()].reverse(),
    clear: () => orders.clear(),
  };
}

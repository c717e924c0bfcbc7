import type { Catalog } from '@/lib/catalog/catalog';
import type { Money } from '@/lib/site/money';
import type { PricedOrder, PriceOutcome } from '@/lib/pricing/price';
import { priceOrder } from '@/lib/pricing/price-order';
import { reload } from './advance';
import { newDeadline } from './deadline';
import { isSameOrder, newOrder, type Order } from './order';
import type { Buyer, InsertOrderOutcome } from './ports';
import type { PaymentLink } from './gateway-ports';
import { APPROVE_REL, requestPayment, type RequestDeps, type RequestOutcome } from './request-payment';
import type { OrderInput } from './schema';

/**
 * Prices the choice, stores the order, and only then asks PayPal for its payment. Posting one attempt again, even
 * twenty times at once, finds the same order. Our checkout always names its attempt.
 *
 * A post without one (`{amount, currency, intent}` alone) is always a new order, on purpose. A proxy that repeats it
 * leaves one more unapproved order, which takes no money and expires. Treating equal posts from one network as one order
 * would give one buyer's receipt to another person of the same office.
 */
export async function createOrder(
  { input, buyer }: PostedOrder,
  deps: CreateOrderDeps,
): Promise<CreateOrderOutcome> {
  if (!deps.isPaymentOn) return { kind: 'payments_off' };
  const deadline = newDeadline(deps);
  const price = priceOrder(input, { catalog: deps.catalog, ceilingMinor: deps.ceilingMinor });
  if (price.kind !== 'priced') return price;
  return place({ price, buyer, attemptId: input.attemptId ?? deps.newId(), deadline }, deps);
}

async function place(attempt: Attempt, deps: CreateOrderDeps): Promise<CreateOrderOutcome> {
  const { price, buyer, attemptId, deadline } = attempt;
  const order = newOrder(price, { id: deps.newId(), key: deps.newId(), attemptId, now: deps.clock.now() });
  const inserted = await deps.orders.insert(order, buyer);
  if (inserted.kind === 'limited') return inserted;
  if (inserted.kind === 'stored') return request({ order, deadline }, deps);
  const earlier = await deps.orders.findByAttempt(attemptId);
  if (!earlier) throw new AttemptVanishedError('A stored attempt cannot be found again');
  return resume(earlier, attempt, deps);
}

class AttemptVanishedError extends Error {
  override name = 'AttemptVanishedError';
}

async function request(
  { order, deadline }: { order: Order; deadline: number },
  deps: CreateOrderDeps,
): Promise<CreateOrderOutcome> {
  return answer(order, await requestPayment({ order, source: 'checkout', deadline }, deps));
}

async function resume(earlier: Order, attempt: Attempt, deps: CreateOrderDeps): Promise<CreateOrderOutcome> {
  if (!isSameOrder(earlier, attempt.price)) return { kind: 'attempt_changed' };
  const order = await waitForCreation(earlier, deps);
  switch (order.state) {
    case 'creating':
      return askAgain(order, attempt, deps);
    case 'awaiting_approval':
      return awaitingApproval(order);
    case 'cancelled':
    case 'declined':
    case 'expired':
      return place({ ...attempt, attemptId: nextAttemptId(attempt.attemptId) }, deps);
    default:
      return { kind: 'already_placed', key: order.key };
  }
}

/** PayPal did not answer for this order before: a buyer who clicks again does not make us ask each time. */
async function askAgain(
  order: Order,
  { deadline, buyer }: Attempt,
  deps: CreateOrderDeps,
): Promise<CreateOrderOutcome> {
  const allowance = await deps.orders.takeLookup(order, { address: buyer.address, now: deps.clock.now() });
  if (allowance.kind === 'limited') return { kind: 'busy', reason: 'asked too often' };
  return request({ order, deadline }, deps);
}

/**
 * A PayPal order that was declined, cancelled or has expired is not used again: the buyer's next try gets a new one. The
 * id follows from the one before, so trying twenty times at once still makes one order.
 */
function nextAttemptId(attemptId: string): string {
  const [first = attemptId, count = '1'] = attemptId.split('.');
  return `${first}.${Number(count) + 1}`;
}

/** The request that stored the order is probably asking PayPal at this moment: its answer serves all. */
async function waitForCreation(earlier: Order, deps: CreateOrderDeps): Promise<Order> {
  let order = earlier;
  let left = deps.clock.now() - earlier.updatedAt < CREATION_GRACE_MS ? CREATION_GRACE_MS : 0;
  while (order.state === 'creating' && left > 0) {
    await deps.wait(CREATION_PAUSE_MS);
    left -= CREATION_PAUSE_MS;
    order = await reload(order, deps.orders);
  }
  return order;
}

function answer(order: Order, outcome: RequestOutcome): CreateOrderOutcome {
  if (outcome.kind === 'no_approval_link') return { ...outcome, key: order.key, amount: amountOf(order) };
  if (outcome.kind !== 'created') return outcome;
  const current = awaitingApproval(outcome.order);
  return current.kind === 'created' ? { ...current, status: outcome.status, links: outcome.links } : current;
}

function awaitingApproval(order: Order): CreateOrderOutcome {
  const { state, paymentId, approveUrl, key } = order;
  if (state !== 'awaiting_approval' || paymentId === null || approveUrl === null)
    return { kind: 'attempt_closed' };
  const links = [{ rel: APPROVE_REL, href: approveUrl, method: 'GET' }];
  return { kind: 'created', key, amount: amountOf(order), paymentId, status: 'CREATED', approveUrl, links };
}

function amountOf({ amountMinor: minor, currency }: Order): Money {
  return { minor, currency };
}

type Attempt = { price: PricedOrder; buyer: Buyer; attemptId: string; deadline: number };

const CREATION_GRACE_MS = 1_500;
const CREATION_PAUSE_MS = 100;

/** An order's content, and who places it. */
export type PostedOrder = { input: OrderInput; buyer: Buyer };

export type CreateOrderOutcome =
  | {
      kind: 'created';
      key: string;
      /** What will be charged. */
      amount: Money;
      paymentId: string;
      status: string;
      approveUrl: string;
      links: PaymentLink[];
    }
  | (Extract<RequestOutcome, { kind: 'no_approval_link' }> & { key: string; amount: Money })
  | Exclude<RequestOutcome, { kind: 'created' | 'no_approval_link' }>
  | Exclude<PriceOutcome, PricedOrder>
  | { kind: 'payments_off' }
  /** Its buyer's network address has placed as many orders as one may for now. */
  | Extract<InsertOrderOutcome, { kind: 'limited' }>
  /** The attempt is stored with another price. */
  | { kind: 'attempt_changed' }
  /** The attempt ended without a payment; a new one is needed. */
  | { kind: 'attempt_closed' }
  /** The attempt was paid, or is being paid. */
  | { kind: 'already_placed'; key: string };

export type CreateOrderDeps = RequestDeps & {
  isPaymentOn: boolean;
  catalog: Catalog;
  ceilingMinor: number;
  newId: () => string;
};

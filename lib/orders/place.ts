import type { Transaction } from 'kysely';
import { z } from 'zod';
import { orderFieldErrors } from '@/content/orders';
import { receivableOf, endOrders, readStanding } from '@/lib/billing/receivables';
import type { CreatePaymentOutcome, PaymentLink } from '@/lib/paypal/orders';
import { callPayPal, newDeadline } from '@/lib/paypal/paypal';
import type { Database } from '@/lib/site/db/tables';
import type { VisitSource } from '@/lib/site/http/request';
import type { Money } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import { countHit, OverLimitError, type Allowance } from '@/lib/site/security/rate-limit';
import type { Site } from '@/lib/site/site';
import { advance, type EventSource } from './advance';
import { debtOf, isSameOrder, newOrder, orderNumber, type Order } from './order';
import { findOrder, reloadOrder, takeLook, toEventRow, toOrderRow } from './orders.sql';
import { catalog, priceOrder, type PricedOrder, type PriceOutcome } from './price';

const ORDER_LIMITS = { amountLength: 20, idLength: 64, addOns: 20 } as const;

/** Of 16 to 64 characters, so one visitor's attempt cannot be guessed by another. */
const ATTEMPT_ID = /^[A-Za-z0-9_-]{16,64}$/;

const chosenId = (message: string) =>
  optional(z.string({ error: message }).max(ORDER_LIMITS.idLength, { error: message }));
const amountError = { error: orderFieldErrors.amount };
const addOnsError = { error: orderFieldErrors.addOns };
const attemptError = { error: orderFieldErrors.attemptId };

/** The shape of a posted order. What it costs, and whether it is for sale, is for the pricing rules. */
const orderSchema = z.object({
  amount: optional(
    z.union([z.string().max(ORDER_LIMITS.amountLength, amountError), z.number()], amountError),
  ),
  currency: z.string({ error: orderFieldErrors.currency }),
  intent: z.string({ error: orderFieldErrors.intent }),
  plan: chosenId(orderFieldErrors.plan),
  billing: optional(z.enum(['setup-and-monthly', 'monthly-only'], { error: orderFieldErrors.billing })),
  addOns: optional(
    z
      .array(z.string(addOnsError).max(ORDER_LIMITS.idLength, addOnsError), addOnsError)
      .max(ORDER_LIMITS.addOns, addOnsError),
  ),
  package: chosenId(orderFieldErrors.package),
  attemptId: optional(z.string(attemptError).regex(ATTEMPT_ID, attemptError)),
  // Whatever it is, it refuses no order.
  visit: z.string().optional().catch(undefined),
});

export type OrderInput = z.infer<typeof orderSchema>;

/**
 * Reads the JSON that checkout's script posts. The attempt's id is in the header `Idempotency-Key`; in the body, where
 * the plain form has it, it is accepted too.
 */
export function parseOrderJson(text: string, idempotencyKey: string | null = null): ParsedOrder {
  try {
    return readOrder(withAttempt(JSON.parse(text), idempotencyKey));
  } catch {
    return { kind: 'malformed' };
  }
}

/**
 * Reads the plain form that works without a script; an empty field is one that was not filled in. Of a field that comes
 * twice the first one counts, as in every form; only add-ons may be several.
 */
export function parseOrderForm(text: string): ParsedOrder {
  const form = new URLSearchParams(text);
  const firsts = Object.fromEntries(Array.from(form).toReversed());
  return readOrder({ ...firsts, addOns: form.getAll('addOns').filter(id => id !== '') });
}

function withAttempt(body: unknown, attemptId: string | null): unknown {
  const isOrder = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isOrder && attemptId !== null ? { attemptId, ...body } : body;
}

function readOrder(value: unknown): ParsedOrder {
  const parsed = orderSchema.safeParse(value);
  if (parsed.success) return { kind: 'ok', input: parsed.data };
  const [issue] = parsed.error.issues;
  const [field] = issue?.path ?? [];
  if (typeof field !== 'string') return { kind: 'invalid', message: orderFieldErrors.noOrder };
  return { kind: 'invalid', field, message: issue?.message ?? orderFieldErrors.unnamed };
}

function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess(value => (value === '' || value === null ? undefined : value), schema.optional());
}

type ParsedOrder =
  | { kind: 'ok'; input: OrderInput }
  | { kind: 'malformed' }
  | { kind: 'invalid'; field?: string; message: string };

/**
 * Prices the choice, stores the order, and only then asks PayPal for its payment. Posting one attempt again, even
 * twenty times at once, finds the same order. Our checkout always names its attempt.
 *
 * A post without one (`{amount, currency, intent}` alone) is always a new order, on purpose. A proxy that repeats it
 * leaves one more unapproved order, which takes no money and expires. Treating equal posts from one network as one order
 * would show one buyer's receipt to another person of the same office.
 */
export async function placeOrder({ input, buyer }: PostedOrder, site: Site): Promise<PlaceOutcome> {
  if (site.env.PAYMENTS !== 'on') return { kind: 'payments_off' };
  const deadline = newDeadline(site);
  const ceilingMinor = Math.max(site.env.CUSTOM_AMOUNT_MAX, catalog.customAmount.minimum);
  const price = priceOrder(input, { catalog, ceilingMinor });
  if (price.kind !== 'priced') return price;
  return store({ price, buyer, attemptId: input.attemptId ?? site.newId(), deadline }, site);
}

/** Places an order that has its price already: the payment of an invoice. No one can post its attempt's id. */
export async function placePriced(attempt: Omit<Attempt, 'deadline'>, site: Site): Promise<PlaceOutcome> {
  if (site.env.PAYMENTS !== 'on') return { kind: 'payments_off' };
  return store({ ...attempt, deadline: newDeadline(site) }, site);
}

async function store(attempt: Attempt, site: Site): Promise<PlaceOutcome> {
  const { price, buyer, attemptId, deadline } = attempt;
  const identity = { id: site.newId(), key: site.newId(), attemptId, now: site.now() };
  const order = newOrder(price, { ...identity, source: buyer.source });
  const inserted = await insertOrder({ order, buyer }, site);
  if (inserted.kind === 'limited') return inserted;
  if (inserted.kind === 'stored') return request({ order, deadline }, site);
  const earlier = await findOrder(site.db, 'attempt_id', attemptId);
  if (!earlier) throw new AttemptVanishedError('A stored attempt cannot be found again');
  return resume(earlier, attempt, site);
}

/**
 * Stores the order with its first history row, and counts it against its buyer's network address: all or nothing. Without
 * a buyer nothing is counted.
 */
export async function insertOrder(
  { order, buyer }: { order: Order; buyer: Buyer | null },
  site: Site,
): Promise<InsertOutcome> {
  try {
    const isNew = await site.db.transaction().execute(trx => insertIn(trx, { order, buyer }, site));
    return { kind: isNew ? 'stored' : 'repeat' };
  } catch (error) {
    if (error instanceof OverLimitError) return error.allowance;
    if (error instanceof NotOwedError) return { kind: 'not_owed' };
    throw error;
  }
}

async function insertIn(
  trx: Transaction<Database>,
  { order, buyer }: { order: Order; buyer: Buyer | null },
  site: Site,
): Promise<boolean> {
  // Not a caught violation: PostgreSQL would have given up the transaction by then.
  const result = await trx
    .insertInto('orders')
    .values({ ...toOrderRow(order), account_id: buyer?.accountId ?? null })
    .onConflict(conflict => conflict.column('attempt_id').doNothing())
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) return false;
  if (order.vault === 'charge') await requireOwed(trx, order, site);
  if (buyer) await countAgainst(trx, { order, buyer }, site);
  await trx
    .insertInto('order_events')
    .values(
      toEventRow({
        id: site.newId(),
        order,
        from: null,
        cause: 'order_placed',
        detail: buyer ? 'checkout' : 'billing',
      }),
    )
    .execute();
  return true;
}

/** A charge takes the money as PayPal makes its order, so it asks the receivable as it is stored; open pages of it end. */
async function requireOwed(trx: Transaction<Database>, order: Order, site: Site): Promise<void> {
  const receivable = receivableOf(order);
  if (receivable === null) return;
  const standing = await readStanding(trx, { receivable, orderId: order.id }, site);
  if (standing !== 'owed') throw new NotOwedError(`What order ${order.id} pays is ${standing}`);
  await endOrders(trx, { receivable, exceptId: order.id, why: 'billing: charged' }, site);
}

class NotOwedError extends Error {
  override name = 'NotOwedError';
}

async function countAgainst(
  trx: Transaction<Database>,
  { order, buyer }: { order: Order; buyer: Buyer },
  site: Site,
): Promise<void> {
  const { ORDERS_PER_MINUTE: perMinute, ORDERS_PER_HOUR: perHour } = site.env;
  const limit = { name: 'orders', perMinute, perHour, secret: site.secret('LIMITS_SECRET') };
  const allowance = await countHit(trx, { limit, address: buyer.address, now: order.createdAt });
  if (allowance.kind === 'limited') throw new OverLimitError(allowance);
}

class AttemptVanishedError extends Error {
  override name = 'AttemptVanishedError';
}

async function request(
  { order, deadline }: { order: Order; deadline: number },
  site: Site,
): Promise<PlaceOutcome> {
  return answer(order, await requestPayment({ order, source: 'checkout', deadline }, site));
}

async function resume(earlier: Order, attempt: Attempt, site: Site): Promise<PlaceOutcome> {
  if (!isSameOrder(earlier, attempt.price)) return { kind: 'attempt_changed' };
  const order = await waitForCreation(earlier, site);
  switch (order.state) {
    case 'creating':
      return askAgain(order, attempt, site);
    case 'awaiting_approval':
      return awaitingApproval(order);
    case 'cancelled':
    case 'declined':
    case 'expired':
      return store({ ...attempt, attemptId: nextAttemptId(attempt.attemptId) }, site);
    default:
      return { kind: 'already_placed', key: order.key };
  }
}

/** PayPal did not answer for this order before: a buyer who clicks again does not make us ask each time. */
async function askAgain(order: Order, { deadline, buyer }: Attempt, site: Site): Promise<PlaceOutcome> {
  const allowance = await takeLook(site, order, buyer.address);
  if (allowance.kind === 'limited') return { kind: 'busy', reason: 'asked too often' };
  return request({ order, deadline }, site);
}

/**
 * A PayPal order that was declined, cancelled or has expired is not used again: the buyer's next try gets a new one. The
 * id follows from the one before, so trying twenty times at once still makes one order.
 */
export function nextAttemptId(attemptId: string): string {
  const [first = attemptId, count = '1'] = attemptId.split('.');
  return `${first}.${Number(count) + 1}`;
}

/** The request that stored the order is probably asking PayPal at this moment: its answer serves all. */
async function waitForCreation(earlier: Order, site: Site): Promise<Order> {
  let order = earlier;
  let left = site.now() - earlier.updatedAt < CREATION_GRACE_MS ? CREATION_GRACE_MS : 0;
  while (order.state === 'creating' && left > 0) {
    await site.wait(CREATION_PAUSE_MS);
    left -= CREATION_PAUSE_MS;
    order = await reloadOrder(site.db, order);
  }
  return order;
}

function answer(order: Order, outcome: RequestOutcome): PlaceOutcome {
  if (outcome.kind === 'no_approval_link') return { ...outcome, key: order.key, amount: amountOf(order) };
  if (outcome.kind === 'duplicate') return { kind: 'attempt_closed' };
  if (outcome.kind !== 'created') return outcome;
  const current = awaitingApproval(outcome.order);
  return current.kind === 'created' ? { ...current, status: outcome.status, links: outcome.links } : current;
}

function awaitingApproval(order: Order): PlaceOutcome {
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

export type PlaceOutcome =
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
  | Exclude<RequestOutcome, { kind: 'created' | 'no_approval_link' | 'duplicate' }>
  | Exclude<PriceOutcome, PricedOrder>
  | { kind: 'payments_off' }
  /** Its buyer's network address has placed as many orders as one may for now. */
  | Extract<InsertOutcome, { kind: 'limited' }>
  /** The attempt is stored with another price. */
  | { kind: 'attempt_changed' }
  /** The attempt ended without a payment; a new one is needed. */
  | { kind: 'attempt_closed' }
  /** The attempt was paid, or is being paid. */
  | { kind: 'already_placed'; key: string };

/**
 * Asks PayPal for the payment of a stored order. Every repeat, by whomever, carries the order's one request id,
 * so PayPal makes one order however often it is asked.
 */
export async function requestPayment(
  { order, source, deadline, vaultId = null }: PaymentRequest,
  site: Site,
): Promise<RequestOutcome> {
  const requestId = `ord_${order.id}_create`;
  const outcome = await callPayPal<CreatePaymentOutcome>(
    { orderId: order.id, operation: 'create', requestId, deadline },
    (paypal, timeoutMs) =>
      paypal.createPayment({ ...requestOf(order, site.env.SITE_URL), vaultId, requestId, timeoutMs }),
    site,
  );
  switch (outcome.kind) {
    case 'created':
      return recordCreated({ order, created: outcome, source }, site);
    case 'refused':
      if (order.vault === 'charge' && outcome.issue === 'DUPLICATE_INVOICE_ID') return { kind: 'duplicate' };
      await advance({ order, event: { type: 'creation_refused', reason: outcome.issue }, source }, site);
      return { kind: 'refused', issue: outcome.issue };
    default:
      return { kind: outcome.kind, reason: outcome.reason };
  }
}

/**
 * Without an approval link there is nowhere to send the buyer: the order stays `creating`, so a retry asks again. A charge
 * needs none.
 */
async function recordCreated({ order, created, source }: CreatedRecord, site: Site): Promise<RequestOutcome> {
  const { paymentId, status, links } = created;
  const approve = links?.find(link => link.rel === APPROVE_REL);
  if (!approve && order.vault !== 'charge') return { kind: 'no_approval_link', paymentId, status, links };
  const event = { type: 'payment_created', paymentId, approveUrl: approve?.href ?? null } as const;
  const step = await advance({ order, event, source }, site);
  return { kind: 'created', order: step.order, status, links: links ?? [] };
}

function requestOf(order: Order, siteOrigin: string) {
  return {
    orderId: order.id,
    invoiceId: debtOf(order) ?? orderNumber(order.id),
    amountMinor: order.amountMinor,
    currency: order.currency,
    description: order.description,
    lines: order.lines,
    returnUrl: siteOrigin + routes.checkoutReturn(order.key),
    cancelUrl: siteOrigin + routes.checkoutCancel(order.key),
    isSaved: order.vault === 'store',
  };
}

/** The relation that checkout follows (docs/product/checkout.md#creating-an-order). */
export const APPROVE_REL = 'approve';

/** `deadline`: until when PayPal must have answered. `vaultId`: of the saved way to pay that is charged. */
type PaymentRequest = { order: Order; source: EventSource; deadline: number; vaultId?: string | null };

type CreatedRecord = {
  order: Order;
  created: Extract<CreatePaymentOutcome, { kind: 'created' }>;
  source: EventSource;
};

export type RequestOutcome =
  | { kind: 'created'; order: Order; status: string; links: PaymentLink[] }
  | { kind: 'no_approval_link'; paymentId: string; status: string; links: PaymentLink[] | undefined }
  | { kind: 'refused'; issue: string }
  /** Of a charge: PayPal has the money for this invoice. */
  | { kind: 'duplicate' }
  | { kind: 'busy' | 'config'; reason: string };

/** Who places an order: the network address that it is counted under, the account if they are signed in, and where they came from. */
export type Buyer = { address: string; accountId: string | null; source: VisitSource };

/** `repeat`: the attempt is already stored. What is refused as one too many is not counted. */
type InsertOutcome =
  | { kind: 'stored' | 'repeat' }
  /** Of a charge: nothing was stored. */
  | { kind: 'not_owed' }
  | Extract<Allowance, { kind: 'limited' }>;

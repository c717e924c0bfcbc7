import { z } from 'zod';
import type { Vault } from './vault.ts';
import {
  isPaid,
  optional,
  viewCapture,
  viewOrder,
  type Capture,
  type Order,
  type PaidOrder,
} from './views.ts';
import { newAccountId, newPaymentId, readMinor, Refusal, toWire, type Context, type Money } from './wire.ts';

/** How the next capture is to end, instead of well. It is used up by that capture. */
type NextOutcome =
  | { kind: 'instrument-declined' | 'capture-declined' | 'pending' }
  | { kind: 'refused'; issue: string }
  | { kind: 'wrong-amount'; minor: number }
  | { kind: 'wrong-currency'; currency: string };

export type Orders = ReturnType<typeof createOrders>;

/** The orders of one simulator. Absent and expired orders are null. */
export function createOrders(context: Context, vault: Vault) {
  const orders = new Map<string, Order>();
  let nextOutcome: NextOutcome | null = null;
  let payer: string | null = null;

  function add(unit: Order['unit'], { amount, ...facts }: NewOrder): Order {
    const now = context.now();
    const order: Order = {
      id: newPaymentId(),
      status: 'CREATED',
      unit,
      amount,
      customId: unit.custom_id ?? null,
      invoiceId: unit.invoice_id ?? null,
      ...facts,
      createdAt: now,
      updatedAt: now,
      approvedAt: null,
      payerId: null,
      instrument: 'working',
      declines: 0,
      capture: null,
      refunds: [],
      openDisputes: 0,
      vault: null,
      note: null,
    };
    orders.set(order.id, order);
    return order;
  }

  /** Six hours to send the buyer, then six hours to capture; what was captured stays. */
  function find(id: string): Order | null {
    const order = orders.get(id);
    if (!order || order.status === 'COMPLETED') return order ?? null;
    return context.now() - (order.approvedAt ?? order.createdAt) < SIX_HOURS_MS ? order : null;
  }

  function getOrder(id: string): Order {
    const order = find(id);
    if (!order) throw new Refusal('INVALID_RESOURCE_ID');
    return order;
  }

  function findByCapture(captureId: string): PaidOrder | null {
    return [...orders.values()].filter(isPaid).find(({ capture }) => capture.id === captureId) ?? null;
  }

  /** May be repeated until the money is taken, to choose another card after a decline. */
  function approve(id: string, instrument: Order['instrument'] = 'working', by = payer): Order | null {
    const order = find(id);
    if (!order || order.status === 'COMPLETED') return null;
    const now = context.now();
    const payerId = order.payerId ?? by ?? newAccountId();
    Object.assign(order, { status: 'APPROVED', instrument, payerId, approvedAt: now, updatedAt: now });
    context.emit('CHECKOUT.ORDER.APPROVED', id, viewOrder(order, { context, vault }));
    return order;
  }

  function take(order: Order, status: Capture['status'], amount: Money): PaidOrder {
    const now = context.now();
    const capture = { id: newPaymentId(), status, amount, createdAt: now, updatedAt: now };
    const paid: PaidOrder = Object.assign(order, { status: 'COMPLETED' as const, capture, updatedAt: now });
    if (order.vault === 'store' && order.payerId !== null) vault.save(order.payerId, order.id);
    tell(paid);
    return paid;
  }

  function tell(order: PaidOrder): void {
    const { status } = order.capture;
    const event = status === 'DECLINED' ? 'DENIED' : status;
    context.emit(`PAYMENT.CAPTURE.${event}`, order.id, viewCapture(order, context));
  }

  /** In PayPal's order of refusals. Whether an order stays approved after a decline is not documented: here it does. */
  function capture(id: string): Order {
    const order = getOrder(id);
    if (order.status === 'COMPLETED') throw new Refusal('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') throw new Refusal('ORDER_NOT_APPROVED');
    if (order.declines >= MAX_ATTEMPTS) throw new Refusal('MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED');
    // A payment that was denied leaves the invoice id free.
    const isSameInvoice = (other: Order) =>
      other.invoiceId === order.invoiceId && isPaid(other) && other.capture.status !== 'DECLINED';
    if (order.invoiceId !== null && [...orders.values()].some(isSameInvoice))
      throw new Refusal('DUPLICATE_INVOICE_ID');
    const outcome = nextOutcome;
    nextOutcome = null;
    if (outcome?.kind === 'refused') throw new Refusal(outcome.issue);
    if (order.instrument === 'declining' || outcome?.kind === 'instrument-declined') {
      Object.assign(order, { declines: order.declines + 1, updatedAt: context.now() });
      throw new Refusal('INSTRUMENT_DECLINED', { isDecline: true });
    }
    const amount = { ...order.amount };
    if (outcome?.kind === 'wrong-amount') amount.minor = outcome.minor;
    if (outcome?.kind === 'wrong-currency') amount.currency = outcome.currency;
    if (outcome?.kind === 'capture-declined') return take(order, 'DECLINED', amount);
    return take(order, outcome?.kind === 'pending' ? 'PENDING' : 'COMPLETED', amount);
  }

  /** From a saved way to pay, the money is taken with the order; what is refused leaves none. */
  function charge(unit: Order['unit'], { amount, vaultId }: { amount: Money; vaultId: string }): Order {
    const way = vault.find(vaultId);
    if (!way) throw new Refusal('TOKEN_ID_NOT_FOUND');
    const order = add(unit, { amount, returnUrl: null, cancelUrl: null, brandName: '' });
    Object.assign(order, {
      vault: 'charge',
      status: 'APPROVED',
      payerId: way.payerId,
      approvedAt: context.now(),
    });
    try {
      return capture(order.id);
    } catch (error) {
      orders.delete(order.id);
      throw error;
    }
  }

  return {
    find,
    getOrder,
    findByCapture,
    list: (): Order[] => [...orders.values()].reverse(),
    create: (body: unknown): Order => {
      const { purchase_units, application_context, payment_source } = readOrder(body);
      const [unit] = purchase_units;
      const amount = readMoney(unit.amount);
      const wallet = payment_source?.paypal;
      if (wallet && 'vault_id' in wallet) return charge(unit, { amount, vaultId: wallet.vault_id });
      const context = application_context ?? wallet?.experience_context;
      const order = add(unit, {
        amount,
        returnUrl: context?.return_url ?? null,
        cancelUrl: context?.cancel_url ?? null,
        brandName: context?.brand_name ?? '',
      });
      return Object.assign(order, { vault: wallet ? ('store' as const) : null });
    },
    approve,
    capture,
    /** A pending capture is decided. */
    settleCapture: (captureId: string, status: 'COMPLETED' | 'DECLINED'): Order | null => {
      const order = findByCapture(captureId);
      if (order?.capture.status !== 'PENDING') return null;
      Object.assign(order.capture, { status, updatedAt: context.now() });
      order.updatedAt = context.now();
      tell(order);
      return order;
    },
    /** A payment to the same account that the shop did not ask for. Null when `value` is no amount. */
    captureForeign: (capture: ForeignCapture = {}) => {
      const { value = '25.00', currency = 'USD', customId, invoiceId, note = null } = capture;
      const minor = readMinor(value);
      if (!minor) return null;
      const amount = { currency, minor };
      const ids = { ...optional('custom_id', customId), ...optional('invoice_id', invoiceId) };
      const unit = { reference_id: 'default', amount: toWire(amount), ...ids };
      const order = add(unit, { amount, returnUrl: null, cancelUrl: null, brandName: 'Test merchant' });
      Object.assign(order, { payerId: newAccountId(), approvedAt: context.now(), note });
      return take(order, 'COMPLETED', amount);
    },
    /** Who approves from now on; null for someone new each time. */
    setPayer: (payerId: string | null): void => {
      payer = payerId;
    },
    setNextOutcome: (outcome: NextOutcome): void => {
      nextOutcome = outcome;
    },
    reset: (): void => {
      orders.clear();
      nextOutcome = null;
      payer = null;
    },
  };
}

/** PayPal checks the schema first, then the sums. What the shop does not send is not taken here. */
function readOrder(body: unknown): OrderRequest {
  const read = orderSchema.safeParse(body);
  if (!read.success)
    throw new Refusal('INVALID_PARAMETER_SYNTAX', {
      field: `/${read.error.issues[0]?.path.join('/') ?? ''}`,
    });
  const [{ amount, items }] = read.data.purchase_units;
  const total = readMoney(amount);
  const parts = [amount.breakdown.item_total, ...items.map(item => item.unit_amount)].map(readMoney);
  if (parts.some(({ currency }) => currency !== total.currency)) throw new Refusal('MULTI_CURRENCY_ORDER');
  const [itemTotal, ...prices] = parts.map(({ minor }) => minor);
  if (itemTotal !== total.minor) throw new Refusal('AMOUNT_MISMATCH');
  const sum = prices.reduce((sum, minor, index) => sum + minor * Number(items[index]?.quantity), 0);
  if (sum !== itemTotal) throw new Refusal('ITEM_TOTAL_MISMATCH');
  return read.data;
}

function readMoney({ currency_code: currency, value }: z.infer<typeof moneySchema>): Money {
  return { currency, minor: readMinor(value) ?? 0 };
}

const text = (length: number) => z.string().min(1).max(length);
const webAddress = z.url({ protocol: /^https?$/ }).max(4000);
const moneySchema = z.strictObject({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z.string().refine(value => readMinor(value)),
});
const unitSchema = z.strictObject({
  reference_id: text(256),
  custom_id: text(255).optional(),
  invoice_id: text(127).optional(),
  description: text(127).optional(),
  amount: moneySchema.extend({ breakdown: z.strictObject({ item_total: moneySchema }) }),
  items: z.array(
    z.strictObject({
      name: text(127),
      quantity: z.string().regex(/^[1-9]\d{0,9}$/),
      unit_amount: moneySchema,
      category: z.literal('DIGITAL_GOODS'),
    }),
  ),
});
const contextSchema = z.strictObject({
  brand_name: text(127),
  return_url: webAddress,
  cancel_url: webAddress,
  user_action: z.literal('PAY_NOW'),
  shipping_preference: z.literal('NO_SHIPPING'),
});
const usagePattern = z.literal('SUBSCRIPTION_PREPAID');
const walletSchema = z.union([
  z.strictObject({
    vault_id: text(255),
    stored_credential: z.strictObject({
      payment_initiator: z.literal('MERCHANT'),
      usage: z.literal('SUBSEQUENT'),
      usage_pattern: usagePattern,
    }),
  }),
  z.strictObject({
    experience_context: contextSchema,
    attributes: z.strictObject({
      vault: z.strictObject({
        store_in_vault: z.literal('ON_SUCCESS'),
        usage_type: z.literal('MERCHANT'),
        usage_pattern: usagePattern,
        permit_multiple_payment_tokens: z.literal(true),
      }),
    }),
  }),
]);
const orderSchema = z
  .strictObject({
    intent: z.literal('CAPTURE'),
    purchase_units: z.tuple([unitSchema]),
    application_context: contextSchema.optional(),
    payment_source: z.strictObject({ paypal: walletSchema }).optional(),
  })
  .refine(order => (order.application_context === undefined) !== (order.payment_source === undefined));

type OrderRequest = z.infer<typeof orderSchema>;
type NewOrder = Pick<Order, 'amount' | 'returnUrl' | 'cancelUrl' | 'brandName'>;
type ForeignCapture = {
  value?: string;
  currency?: string;
  customId?: string;
  invoiceId?: string;
  note?: string;
};

const SIX_HOURS_MS = 6 * 60 * 60 * 1000;
const MAX_ATTEMPTS = 10;

import 'server-only';
import {
  CheckoutPaymentIntent,
  ItemCategory,
  OrderApplicationContextShippingPreference,
  OrderApplicationContextUserAction,
  OrdersController,
  PaymentInitiator,
  PaypalExperienceUserAction,
  PaypalPaymentTokenUsageType,
  PaypalWalletContextShippingPreference,
  StoredPaymentSourceUsageType,
  StoreInVaultInstruction,
  UsagePattern,
  VaultController,
  type OrderRequest,
} from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import { site } from '@/content/site';
import { parseDecimal, toDecimal, type Currency } from '@/lib/site/money';
import { truncate } from '@/lib/site/text';
import { instant, toGone, type Gone, type PayPalFailure, type PayPalWire, type Traced } from './client';
import { refundSchema, toCaptureStatus, toRefund, type CaptureStatus, type Refund } from './money';

/**
 * The calls about PayPal's orders. `webOrigins`: where PayPal's approval pages may be. Repeating a call with the same
 * `requestId` creates, or captures, once.
 */
export function orderCalls({ client, call, webOrigins }: PayPalWire & { webOrigins: readonly string[] }) {
  const orders = new OrdersController(client);
  const vault = new VaultController(client);
  return {
    createPayment: async (request: CreatePaymentRequest): Promise<CreatePaymentOutcome> => {
      const answer = await call({
        timeoutMs: request.timeoutMs,
        send: options =>
          orders.createOrder(
            { body: toCreateBody(request), paypalRequestId: request.requestId, prefer: PREFER },
            options,
          ),
        read: result => readCreated(result, webOrigins),
      });
      return answer.kind === 'failed' ? answer.failure : { ...answer.value, debugId: answer.debugId };
    },
    findPayment: async (request: { paymentId: string; timeoutMs: number }): Promise<FindPaymentOutcome> => {
      const answer = await call({
        timeoutMs: request.timeoutMs,
        send: options => orders.getOrder({ id: request.paymentId }, options),
        read: readPayment,
      });
      if (answer.kind === 'failed') return toGone(answer.failure) ?? answer.failure;
      return { kind: 'found', payment: answer.value, debugId: answer.debugId };
    },
    capturePayment: async (request: CapturePaymentRequest): Promise<CapturePaymentOutcome> => {
      const { paymentId: id, requestId: paypalRequestId, timeoutMs } = request;
      const answer = await call({
        timeoutMs,
        send: options => orders.captureOrder({ id, paypalRequestId, prefer: PREFER }, options),
        read: readPayment,
      });
      if (answer.kind === 'answered')
        return { kind: 'captured', payment: answer.value, debugId: answer.debugId };
      const { failure } = answer;
      const kind = failure.kind === 'refused' ? CAPTURE_ISSUES.get(failure.issue) : undefined;
      return kind ? { kind, debugId: failure.debugId } : (toGone(failure) ?? failure);
    },
    /** Whether PayPal still has a saved way to pay. */
    findSaved: async (request: { vaultId: string; timeoutMs: number }): Promise<FindSavedOutcome> => {
      const answer = await call({
        timeoutMs: request.timeoutMs,
        send: options => vault.getPaymentToken(request.vaultId, options),
        read: () => null,
      });
      if (answer.kind === 'failed') return toGone(answer.failure) ?? answer.failure;
      return { kind: 'found', debugId: answer.debugId };
    },
    /** `gone`: PayPal had not saved it, or no longer. */
    deleteSaved: async (request: { vaultId: string; timeoutMs: number }): Promise<DeleteSavedOutcome> => {
      const answer = await call({
        timeoutMs: request.timeoutMs,
        send: options => vault.deletePaymentToken(request.vaultId, options),
        read: () => null,
      });
      if (answer.kind === 'failed') return toGone(answer.failure) ?? answer.failure;
      return { kind: 'deleted', debugId: answer.debugId };
    },
  };
}

/** The issues that mean something other than "refused". */
const CAPTURE_ISSUES: ReadonlyMap<string, 'not_approved' | 'already_captured' | 'declined' | 'gone'> =
  new Map([
    ['ORDER_NOT_APPROVED', 'not_approved'],
    ['PAYER_ACTION_REQUIRED', 'not_approved'],
    ['ORDER_ALREADY_CAPTURED', 'already_captured'],
    ['INSTRUMENT_DECLINED', 'declined'],
    ['TRANSACTION_REFUSED', 'declined'],
    ['PAYER_CANNOT_PAY', 'declined'],
    ['MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED', 'gone'],
  ]);

/** The whole order in the answer: amount, payee and our own id are compared. */
const PREFER = 'return=representation';

/**
 * The body of PayPal's create call (docs/payments.md#placing-an-order). The old `application_context` is used on
 * purpose: it returns the link with rel `approve`, which checkout follows.
 */
function toCreateBody(request: CreatePaymentRequest): OrderRequest {
  const money = (minor: number) => ({ currencyCode: request.currency, value: toDecimal(minor) });
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        referenceId: request.orderId,
        customId: request.orderId,
        invoiceId: request.invoiceId,
        description: fit(request.description),
        amount: { ...money(request.amountMinor), breakdown: { itemTotal: money(request.amountMinor) } },
        items: request.lines.map(({ label, minor }) => ({
          name: fit(label),
          unitAmount: money(minor),
          quantity: '1',
          category: ItemCategory.DigitalGoods,
        })),
      },
    ],
    ...sourceOf(request),
  };
}

/** PayPal takes no `application_context` beside a payment source, and calls the buyer's link `payer-action` then. */
function sourceOf({ vaultId, isSaved, returnUrl, cancelUrl }: CreatePaymentRequest): Partial<OrderRequest> {
  const usagePattern = UsagePattern.SubscriptionPrepaid;
  if (vaultId !== null)
    return {
      paymentSource: {
        paypal: {
          vaultId,
          storedCredential: {
            paymentInitiator: PaymentInitiator.Merchant,
            usage: StoredPaymentSourceUsageType.Subsequent,
            usagePattern,
          },
        },
      },
    };
  const context = { brandName: site.name, returnUrl, cancelUrl };
  if (!isSaved)
    return {
      applicationContext: {
        ...context,
        userAction: OrderApplicationContextUserAction.PayNow,
        shippingPreference: OrderApplicationContextShippingPreference.NoShipping,
      },
    };
  return {
    paymentSource: {
      paypal: {
        experienceContext: {
          ...context,
          userAction: PaypalExperienceUserAction.PayNow,
          shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
        },
        attributes: {
          vault: {
            storeInVault: StoreInVaultInstruction.OnSuccess,
            usageType: PaypalPaymentTokenUsageType.Merchant,
            usagePattern,
            // Several plans of one buyer end one by one.
            permitMultiplePaymentTokens: true,
          },
        },
      },
    },
  };
}

function fit(text: string): string {
  return truncate(text, TEXT_MAX_LENGTH - ELLIPSIS.length, ELLIPSIS);
}

const TEXT_MAX_LENGTH = 127;
const ELLIPSIS = '...';

/** Reads the answer to the create call. Throws when it is not an order: the caller treats that as an unknown outcome. */
export function readCreated(result: unknown, webOrigins: readonly string[]): CreatedPayment {
  const { id, status, links } = createdSchema.parse(result);
  return { kind: 'created', paymentId: id, status, links: links && usableLinks(links, webOrigins) };
}

/** Reads a whole order as PayPal keeps it. Throws when it is not one. */
function readPayment(result: unknown): Payment {
  const order = orderSchema.parse(result);
  const unit = order.purchaseUnits?.[0];
  const capture = unit?.payments?.captures?.[0];
  const refunds = (unit?.payments?.refunds ?? []).map(toRefund);
  return {
    paymentId: order.id,
    status: ORDER_STATUSES[order.status] ?? 'other',
    payer: readPayer(order),
    vaultId: order.paymentSource?.paypal?.attributes?.vault?.id ?? null,
    payeeMerchantId: unit?.payee?.merchantId ?? null,
    orderId: unit?.customId ?? capture?.customId ?? null,
    capture: capture ? readCapture(capture, refunds) : null,
    refunds,
    updatedAt: order.updateTime,
  };
}

/** With a payment source PayPal calls the link `payer-action`; checkout knows it as `approve`. A link to a stranger is dropped. */
function usableLinks(links: PaymentLink[], webOrigins: readonly string[]): PaymentLink[] {
  const isOurs = ({ rel, href }: PaymentLink) => !APPROVAL_RELS.has(rel) || isOnOrigin(href, webOrigins);
  const buyerLinks = links.filter(isOurs);
  const payerAction = buyerLinks.find(link => link.rel === 'payer-action');
  const hasApprove = buyerLinks.some(link => link.rel === 'approve');
  return payerAction && !hasApprove ? [...buyerLinks, { ...payerAction, rel: 'approve' }] : buyerLinks;
}

function isOnOrigin(href: string, webOrigins: readonly string[]): boolean {
  return URL.canParse(href) && webOrigins.includes(new URL(href).origin);
}

function readPayer({ payer, paymentSource }: z.infer<typeof orderSchema>): Payment['payer'] {
  const wallet = paymentSource?.paypal;
  const name = payer?.name ?? wallet?.name;
  const fullName = [name?.givenName, name?.surname].filter(Boolean).join(' ');
  return {
    id: payer?.payerId ?? wallet?.accountId ?? null,
    email: payer?.emailAddress ?? wallet?.emailAddress ?? null,
    name: fullName === '' ? null : fullName,
  };
}

function readCapture(
  { id, status, amount, createTime }: z.infer<typeof captureSchema>,
  refunds: readonly Refund[],
): Capture {
  return {
    captureId: id,
    status: toCaptureStatus(status),
    amountMinor: parseDecimal(amount.value),
    currency: amount.currencyCode,
    // Only what has gone back: a refund may still be on its way, or have failed.
    refundedMinor: refunds.reduce(
      (sum, refund) => sum + (refund.status === 'completed' ? refund.amountMinor : 0),
      0,
    ),
    createdAt: createTime,
  };
}

const APPROVAL_RELS: ReadonlySet<string> = new Set(['approve', 'payer-action']);

const ORDER_STATUSES: Record<string, Payment['status']> = {
  CREATED: 'created',
  SAVED: 'created',
  APPROVED: 'approved',
  COMPLETED: 'completed',
  VOIDED: 'voided',
  PAYER_ACTION_REQUIRED: 'payer_action_required',
};

const paymentId = z.string().regex(/^[A-Z0-9]{1,36}$/);

const createdSchema = z.object({
  id: paymentId,
  status: z.string().default('CREATED'),
  links: z.array(z.object({ rel: z.string(), href: z.string(), method: z.string().optional() })).optional(),
});

const nameSchema = z.object({ givenName: z.string().optional(), surname: z.string().optional() });
const personSchema = z.object({
  payerId: z.string().optional(),
  accountId: z.string().optional(),
  emailAddress: z.string().optional(),
  name: nameSchema.optional(),
  attributes: z.object({ vault: z.object({ id: z.string().optional() }).optional() }).optional(),
});

const amountSchema = z.object({ currencyCode: z.string(), value: z.string() });

const captureSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: amountSchema,
  customId: z.string().optional(),
  createTime: instant,
});

const orderSchema = z.object({
  id: paymentId,
  status: z.string(),
  updateTime: instant,
  payer: personSchema.optional(),
  paymentSource: z.object({ paypal: personSchema.optional() }).optional(),
  purchaseUnits: z
    .array(
      z.object({
        customId: z.string().optional(),
        payee: z.object({ merchantId: z.string().optional() }).optional(),
        payments: z
          .object({
            captures: z.array(captureSchema).optional(),
            refunds: z.array(refundSchema).optional(),
          })
          .optional(),
      }),
    )
    .optional(),
});

type CreatedPayment = Omit<Extract<CreatePaymentOutcome, { kind: 'created' }>, 'debugId'>;

export type CreatePaymentRequest = {
  requestId: string;
  orderId: string;
  invoiceId: string;
  amountMinor: number;
  currency: Currency;
  description: string;
  lines: readonly { label: string; minor: number }[];
  returnUrl: string;
  cancelUrl: string;
  /** Whether the approval also saves the way to pay. */
  isSaved: boolean;
  /** The saved way to pay that is charged, without the buyer; null where the buyer approves. */
  vaultId: string | null;
  timeoutMs: number;
};

type CapturePaymentRequest = { paymentId: string; requestId: string; timeoutMs: number };

export type PaymentLink = { rel: string; href: string; method?: string | undefined };

export type CreatePaymentOutcome =
  /** `links` as the provider sent them, except that an approval link leading elsewhere than to the provider is left out. */
  | (Traced & { kind: 'created'; paymentId: string; status: string; links: PaymentLink[] | undefined })
  | PayPalFailure;

/** `capture` is present once the provider has taken, or is still checking, the money. */
export type Payment = {
  paymentId: string;
  status: 'created' | 'approved' | 'completed' | 'voided' | 'payer_action_required' | 'other';
  payer: Payer;
  /** The way to pay that this payment saved, once PayPal has saved it. */
  vaultId: string | null;
  payeeMerchantId: string | null;
  orderId: string | null;
  capture: Capture | null;
  refunds: Refund[];
  updatedAt: number | null;
};

export type Capture = {
  captureId: string;
  status: CaptureStatus;
  /** Null when the provider's figure is not plain decimal text. */
  amountMinor: number | null;
  currency: string;
  /** All that has gone back so far. */
  refundedMinor: number;
  createdAt: number | null;
};

/** `gone`: the provider does not know the order any more, or will never take money for it. */
export type FindPaymentOutcome = (Traced & { kind: 'found'; payment: Payment }) | Gone | PayPalFailure;

type FindSavedOutcome = (Traced & { kind: 'found' }) | Gone | PayPalFailure;
type DeleteSavedOutcome = (Traced & { kind: 'deleted' }) | Gone | PayPalFailure;

export type CapturePaymentOutcome =
  | (Traced & { kind: 'captured'; payment: Payment })
  | (Traced & { kind: 'not_approved' })
  | (Traced & { kind: 'already_captured' })
  | (Traced & { kind: 'declined' })
  | Gone
  | PayPalFailure;

/** Who paid, as far as PayPal says it. */
export type Payer = { id: string | null; email: string | null; name: string | null };

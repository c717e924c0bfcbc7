import { z } from 'zod';
import { parseDecimal } from '@/lib/site/money';
import type { Capture, CreatePaymentOutcome, Payment, PaymentLink } from '../gateway-ports';
import type { Refund } from '../provider-records';
import { instant } from './paypal-fields';
import { refundSchema, toCaptureStatus, toRefund } from './paypal-money-response';

/** Reads the answer to the create call. Throws when it is not an order: the caller treats that as an unknown outcome. */
export function readCreated(result: unknown, webOrigins: readonly string[]): CreatedPayment {
  const { id, status, links } = createdSchema.parse(result);
  return { kind: 'created', paymentId: id, status, links: links && usableLinks(links, webOrigins) };
}

/** Reads a whole order as PayPal keeps it. Throws when it is not one. */
export function readPayment(result: unknown): Payment {
  const order = orderSchema.parse(result);
  const unit = order.purchaseUnits?.[0];
  const capture = unit?.payments?.captures?.[0];
  const refunds = (unit?.payments?.refunds ?? []).map(toRefund);
  return {
    paymentId: order.id,
    status: ORDER_STATUSES[order.status] ?? 'other',
    payer: readPayer(order),
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
  const kept = links.filter(isOurs);
  const payerAction = kept.find(link => link.rel === 'payer-action');
  const hasApprove = kept.some(link => link.rel === 'approve');
  return payerAction && !hasApprove ? [...kept, { ...payerAction, rel: 'approve' }] : kept;
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

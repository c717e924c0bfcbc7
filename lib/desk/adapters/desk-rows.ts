import 'server-only';
import { z } from 'zod';
import type { LeadRow, OrderEventRow, OrderRow, OutboxRow } from '@/lib/site/db/tables';
import { CURRENCIES } from '@/lib/site/money';
import { findMailKind } from '@/lib/mail/mail-kinds';
import type { DeskLead } from '../desk-lead';
import { billingSchema, linesSchema } from '@/lib/orders/orders.sql';
import type { DeskMail, DeskOrder, OrderStep } from '../ports';

export const LEAD_COLUMNS = [
  'id',
  'form_name',
  'status',
  'received_at',
  'name',
  'email',
  'fields',
  'quarantine_reasons',
  'is_late',
  'is_held',
  'answer_email',
] as const satisfies (keyof LeadRow)[];

export function toDeskLead(row: Pick<LeadRow, (typeof LEAD_COLUMNS)[number]>): DeskLead {
  return {
    id: row.id,
    formName: row.form_name,
    status: row.status,
    receivedAt: row.received_at,
    name: row.name,
    email: row.email,
    fields: fieldsSchema.parse(JSON.parse(row.fields)),
    quarantineReasons: reasonsSchema.parse(JSON.parse(row.quarantine_reasons)),
    isLate: row.is_late === 1,
    isQuarantined: row.is_held === 1 && row.status === 'new',
    answerEmail: row.answer_email,
  };
}

export function toDeskOrder(row: OrderRow): DeskOrder {
  return {
    id: row.id,
    key: row.key,
    state: row.state,
    description: row.description,
    lines: linesSchema.parse(JSON.parse(row.lines)),
    guaranteeDays: { build: row.build_guarantee_days, plan: row.plan_guarantee_days },
    amountMinor: row.amount_minor,
    monthlyMinor: row.monthly_minor,
    currency: currencySchema.parse(row.currency),
    paymentId: row.paypal_order_id,
    captureId: row.capture_id,
    payerEmail: row.payer_email,
    payerName: row.payer_name,
    attentionReason: row.attention_reason,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    paidAt: row.paid_at,
    capturedMinor: row.captured_minor,
    refundedMinor: row.refunded_minor,
    reversedMinor: row.reversed_minor,
    planId: row.plan_id,
    billing: billingSchema.parse(row.billing),
  };
}

export function toOrderStep(row: OrderEventRow): OrderStep {
  const { id, at, from_state: from, to_state: to, cause, detail } = row;
  return { id, at, from, to, cause, detail };
}

/** Without the text: a list has no use for it. */
export const MAIL_COLUMNS = [
  'id',
  'kind',
  'subject_id',
  'to_address',
  'subject',
  'state',
  'attempts',
  'last_error',
  'created_at',
  'next_attempt_at',
  'sent_at',
  'settled_at',
] as const satisfies (keyof OutboxRow)[];

export function toDeskMail(row: Pick<OutboxRow, (typeof MAIL_COLUMNS)[number]>): DeskMail {
  return {
    id: row.id,
    kind: row.kind,
    about: findMailKind(row.kind)?.about ?? null,
    subjectId: row.subject_id,
    to: row.to_address,
    subject: row.subject,
    state: row.state,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at,
    nextAttemptAt: row.next_attempt_at,
    sentAt: row.sent_at,
    settledAt: row.settled_at,
  };
}

/** The text of a mail, as far as staff may read it: a link that opens someone's account is theirs alone. */
export function readableText({ kind, text }: Pick<OutboxRow, 'kind' | 'text'>): string | null {
  return findMailKind(kind)?.hasSecret || text === '' ? null : text;
}

const fieldsSchema = z.record(z.string(), z.string());
const reasonsSchema = z.array(z.string());
const currencySchema = z.enum(CURRENCIES);

import { z } from 'zod';
import { orderNumber } from '@/lib/orders';
import type { LeadRow, OrderRow } from '@/lib/site/db/tables';
import { toDecimal } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { parseJson } from '@/lib/site/text';

/** A lead as other tools read it, in webhooks and in the feed (docs/integrations.md). Times are ISO, in UTC. */
export function describeLead(row: LeadRow, siteUrl: string) {
  return {
    id: row.id,
    form: row.form_name,
    receivedAt: toIso(row.received_at),
    status: row.status,
    name: row.name,
    email: row.email,
    fields: z.record(z.string(), z.string()).catch({}).parse(parseJson(row.fields)),
    isLate: row.is_late === 1,
    deskUrl: siteUrl + serverRoutes.deskLead(row.id),
  };
}

/** An order as other tools read it. Amounts are decimals of `currency`. */
export function describeOrder(row: OrderRow, siteUrl: string) {
  return {
    id: row.id,
    number: orderNumber(row.id),
    state: row.state,
    description: row.description,
    currency: row.currency,
    amount: toDecimal(row.amount_minor),
    eachMonthAfter: toDecimal(row.monthly_minor),
    captured: toDecimal(row.captured_minor),
    refunded: toDecimal(row.refunded_minor),
    reversed: toDecimal(row.reversed_minor),
    placedAt: toIso(row.created_at),
    paidAt: row.paid_at === null ? null : toIso(row.paid_at),
    buyerName: row.payer_name,
    buyerEmail: row.payer_email,
    deskUrl: siteUrl + serverRoutes.deskOrder(row.id),
  };
}

export function toIso(at: number): string {
  return new Date(at).toISOString();
}

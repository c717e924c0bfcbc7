import { z } from 'zod';
import { invoiceLines, invoicePage } from '@/content/billing';
import { facts } from '@/content/facts';
import { guaranteeDays } from '@/content/guarantees';
import { site as agency } from '@/content/site';
import type { PricedOrder } from '@/lib/orders';
import type { InvoiceRow, InvoiceState } from '@/lib/site/db/tables';
import { CURRENCIES, formatMoney, type Currency } from '@/lib/site/money';
import { fillText } from '@/lib/site/text';
import { dayIn, formatDay } from '@/lib/site/time';
import { lateDays, lateFeeMinor, monthsLate } from './calendar';
import type { InvoiceLine } from './subscription';

/** A bill for one month of a subscription. Amounts are cents, days are the agency's. */
export type Invoice = {
  id: string;
  /** Unguessable: it opens the invoice. */
  key: string;
  number: string;
  subscriptionId: string;
  state: InvoiceState;
  /** The first and the last day that it pays for. */
  fromOn: string;
  untilOn: string;
  issuedOn: string;
  dueOn: string;
  lines: InvoiceLine[];
  totalMinor: number;
  currency: Currency;
  customerName: string | null;
  customerEmail: string | null;
  lateFrom: string;
  isHeld: boolean;
  /** Since when a payment of it is on its way, or its plan is on hold: the days to pay stand still. */
  stoppedOn: string | null;
  orderId: string | null;
  paidAt: number | null;
  reminders: number;
  /** How many automatic payments of it were refused. */
  charges: number;
  updatedAt: number;
};

/**
 * How an invoice changes; undefined where the event means nothing. Money that arrives for one that is settled or void is on
 * the desk as paid twice.
 */
export const NEXT_INVOICE_STATE: Record<InvoiceState, Partial<Record<InvoiceEvent, InvoiceState>>> = {
  open: { paid: 'paid', voided: 'void' },
  // A payment that PayPal or a bank took back whole is owed again; one that we gave back is not. `paid`: by another order.
  paid: { taken_back: 'open', refunded: 'refunded', paid: 'paid' },
  refunded: {},
  void: {},
};

export type InvoiceEvent = 'paid' | 'taken_back' | 'refunded' | 'voided';

/** What is late about an open invoice, and what it costs to pay it on `today`. */
export function standingOf(invoice: Invoice, today: string): Standing {
  const days = lateDays(invoice.lateFrom);
  const isOpen = invoice.state === 'open';
  const months = isOpen && mayBeLate(invoice) ? monthsLate(invoice.lateFrom, invoice.stoppedOn ?? today) : 0;
  const feeMinor = lateFeeMinor(invoice.totalMinor, months);
  const pastDays =
    months > 0 ? (Date.parse(invoice.stoppedOn ?? today) - Date.parse(days.lastDay)) / 86_400_000 : 0;
  return { ...days, months, feeMinor, payableMinor: isOpen ? invoice.totalMinor + feeMinor : 0, pastDays };
}

/** Nothing is late while a question about it is open, or while it was sent to no one. */
export function mayBeLate({ isHeld, customerEmail }: Pick<Invoice, 'isHeld' | 'customerEmail'>): boolean {
  return !isHeld && customerEmail !== null;
}

export type Standing = ReturnType<typeof lateDays> & {
  /** For how many months past due the fee is owed. */
  months: number;
  feeMinor: number;
  /** 0 when nothing is to pay. */
  payableMinor: number;
  /** How many days past due. */
  pastDays: number;
};

/** What an order that pays the invoice costs, with the late fee of so many months. */
export function priceOfInvoice(
  { number, totalMinor, currency, key }: Invoice,
  { months, feeMinor }: Pick<Standing, 'months' | 'feeMinor'>,
): PricedOrder {
  return {
    kind: 'priced',
    currency,
    lines: [
      { label: `Invoice ${number}`, minor: totalMinor },
      ...(months > 0 ? [{ label: lateFeeLabel(months), minor: feeMinor }] : []),
    ],
    totalMinor: totalMinor + feeMinor,
    monthlyMinor: 0,
    description: `Invoice ${number}`,
    planId: null,
    billing: null,
    addOnIds: [],
    guaranteeDays,
    invoiceKey: key,
  };
}

/** What an invoice says beside its lines and sums, on its page and in its file. */
export function invoiceFacts(invoice: Invoice): { label: string; values: string[] }[] {
  const { lines: words } = invoicePage;
  const buyer = [invoice.customerName, invoice.customerEmail].filter(line => line !== null);
  return [
    { label: words.from, values: [formatDay(invoice.fromOn)] },
    { label: words.until, values: [formatDay(invoice.untilOn)] },
    { label: words.issued, values: [formatDay(invoice.issuedOn)] },
    { label: words.due, values: [formatDay(invoice.dueOn)] },
    { label: words.seller, values: [agency.legal.name, facts.company.postalAddress] },
    ...(buyer.length > 0 ? [{ label: words.buyer, values: buyer }] : []),
  ];
}

/** Whether a line is the sales tax: it has the words before the percentage, which may be written in any way. */
export function isTax({ label }: InvoiceLine): boolean {
  return label.startsWith(invoiceLines.tax.slice(0, invoiceLines.tax.indexOf('{')));
}

/** "Late fee, 2 months" */
export function lateFeeLabel(months: number): string {
  return fillText(invoiceLines.lateFee, { months: months === 1 ? '1 month' : `${months} months` });
}

/** The day now by the agency's clock. */
export function todayOf({ now }: { now: () => number }): string {
  return dayIn(agency.timeZone, now());
}

/** "$99.00", or "−$10.00" for what is taken off. */
export function sayMinor(minor: number, currency: Currency): string {
  return `${minor < 0 ? '−' : ''}${formatMoney({ minor: Math.abs(minor), currency })}`;
}

export function toInvoice(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    key: row.key,
    number: `INV-${String(row.number).padStart(5, '0')}`,
    subscriptionId: row.subscription_id,
    state: row.state,
    fromOn: row.from_on,
    untilOn: row.until_on,
    issuedOn: row.issued_on,
    dueOn: row.due_on,
    lines: invoiceLinesSchema.parse(JSON.parse(row.lines)),
    totalMinor: row.total_minor,
    currency: currencySchema.parse(row.currency),
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    lateFrom: row.late_from,
    isHeld: row.is_held === 1,
    stoppedOn: row.stopped_on,
    orderId: row.order_id,
    paidAt: row.paid_at,
    reminders: row.reminders,
    charges: row.charges,
    updatedAt: row.updated_at,
  };
}

export const invoiceLinesSchema = z.array(
  z.object({ label: z.string(), minor: z.int(), id: z.string().optional() }),
);
export const currencySchema = z.enum(CURRENCIES);

import { deed, type DeskPost, type DeskReply } from '@/app/(desk)/desk/deed';
import type { DeedLine } from '@/content/audit';
import { forms } from '@/content/forms';
import { site as agency } from '@/content/site';
import { listInvoicePages, type BookedInvoice } from '@/lib/billing';
import { readAllPages, csvStream, EXPORT_PAGE, toSigned, type CsvColumn } from '@/lib/desk/csv';
import { LEAD_FORMS, listLeads } from '@/lib/desk/leads.sql';
import { readLedger, type Movement } from '@/lib/desk/ledger';
import {
  LEAD_FILTER_NAMES,
  listAddress,
  ORDER_FILTER_NAMES,
  parseLeadFilter,
  parseOrderFilter,
  toLeadParams,
  toOrderParams,
  type OrderFilterName,
} from '@/lib/desk/lists';
import { findFailedSubjects } from '@/lib/desk/mails';
import { listDeskOrders, type DeskOrder } from '@/lib/desk/orders.sql';
import { findReport, listPeriods } from '@/lib/desk/report';
import { breakdownRows, figureRows, sayPeriod, type FigureRow } from '@/lib/desk/report-rules';
import { listStaff, type StaffMember } from '@/lib/desk/staff-users';
import type { FormDefinition } from '@/lib/forms';
import { businessOf, describeTopic } from '@/lib/leads';
import type { DeskLead } from '@/lib/leads/lead';
import { listReaders, type Reader } from '@/lib/newsletter';
import { orderNumber } from '@/lib/orders';
import type { UnknownPaymentRow } from '@/lib/site/db/tables';
import { toDecimal } from '@/lib/site/money';
import { routes, serverRoutes } from '@/lib/site/routes';
import { insertAudit } from '@/lib/site/security/audit';
import type { Site } from '@/lib/site/site';
import { dayIn, zoneOffsetAt } from '@/lib/site/time';

export const deeds = {
  'leads-export': deed({
    who: 'owner',
    audit: ['leads-exported'],
    notices: [],
    fields: ['excel', ...LEAD_FILTER_NAMES],
    seen: 'It changes nothing.',
    factor: 'export',
    page: ({ params }) =>
      listAddress(serverRoutes.deskLeads(), toLeadParams(parseLeadFilter(params, LEAD_FORMS)), null),
    do: async (post, site) => {
      const filter = parseLeadFilter(post.params, LEAD_FORMS);
      // What was searched for may be a name: the audit says only that something was.
      const detail = [
        filter.status,
        filter.formName,
        filter.isUnanswered ? 'unanswered' : null,
        filter.isOverdue ? 'overdue' : null,
        filter.isStepDue ? 'due' : null,
        filter.hasAnswer ? 'answer' : null,
        filter.owner ? 'owner' : null,
        filter.source ? 'source' : null,
        filter.text ? 'search' : null,
      ]
        .filter(Boolean)
        .join(' ');
      await noteDownload('leads-exported', detail, post, site);
      // Who is overdue is decided once for all pages.
      const at = site.now();
      const read = { db: site.db, now: () => at };
      const pages = readAllPages(cursor => listLeads({ filter, cursor, size: EXPORT_PAGE }, read));
      const rows = withFailedMails(pages, site);
      return file(
        'leads',
        csvStream({ columns: leadColumns(await listStaff(site)), pages: rows, ...options(post) }),
        site,
      );
    },
  }),

  'orders-export': deed({
    who: 'owner',
    audit: ['orders-exported'],
    notices: [],
    fields: ['excel', ...ORDER_FILTER_NAMES],
    seen: 'It changes nothing.',
    factor: 'export',
    page: ordersPage,
    do: async (post, site) => {
      const filter = parseOrderFilter(post.params);
      const detail = [
        filter.state,
        filter.month,
        filter.source ? 'source' : null,
        filter.text ? 'search' : null,
      ]
        .filter(Boolean)
        .join(' ');
      await noteDownload('orders-exported', detail, post, site);
      const pages = readAllPages(cursor => listDeskOrders({ ...filter, cursor, size: EXPORT_PAGE }, site));
      return file('orders', csvStream({ columns: ORDER_COLUMNS, pages, ...options(post) }), site);
    },
  }),

  /** What moved at PayPal in a month, or ever: it adds up to PayPal's own list. */
  'ledger-export': deed({
    who: 'owner',
    audit: ['ledger-exported'],
    notices: [],
    fields: ['excel', ...ORDER_FILTER_NAMES],
    seen: 'It changes nothing.',
    factor: 'export',
    page: ordersPage,
    do: async (post, site) => {
      const { month } = parseOrderFilter(post.params);
      await noteDownload('ledger-exported', month ?? '', post, site);
      const pages = readLedger(month, site);
      const name = month === null ? 'money' : `money-of-${month}`;
      return file(name, csvStream({ columns: LEDGER_COLUMNS, pages, ...options(post) }), site);
    },
  }),

  /** All invoices, for the bookkeeper. */
  'invoices-export': deed({
    who: 'owner',
    audit: ['invoices-exported'],
    notices: [],
    fields: ['excel'],
    seen: 'It changes nothing.',
    factor: 'export',
    page: () => serverRoutes.deskBilling(),
    do: async (post, site) => {
      await noteDownload('invoices-exported', '', post, site);
      const pages = listInvoicePages(site);
      return file('invoices', csvStream({ columns: INVOICE_COLUMNS, pages, ...options(post) }), site);
    },
  }),

  /** All money at PayPal without an order, known to a rule or not. */
  'payments-export': deed({
    who: 'owner',
    audit: ['payments-exported'],
    notices: [],
    fields: ['excel'],
    seen: 'It changes nothing.',
    factor: 'export',
    page: serverRoutes.deskPayments,
    do: async (post, site) => {
      await noteDownload('payments-exported', '', post, site);
      const pages = readPaymentPages(site);
      return file('payments', csvStream({ columns: PAYMENT_COLUMNS, pages, ...options(post) }), site);
    },
  }),

  /** A week's or month's numbers. No one is named in them, so no code is asked for. */
  'report-export': deed({
    who: 'staff',
    audit: 'Its numbers name no one.',
    notices: [],
    fields: ['of', 'excel'],
    seen: 'It changes nothing.',
    because: 'Its numbers name no one.',
    do: async ({ params }, site) => {
      const periods = listPeriods(site.now());
      const period = periods.find(({ key }) => key === params.get('of')) ?? periods[0];
      if (!period) throw new Error('There is always a week');
      const columns: readonly CsvColumn<FigureRow>[] = [
        { name: sayPeriod(period.key), valueOf: row => row.label },
        { name: 'this period', valueOf: row => row.now },
        { name: 'the period before', valueOf: row => row.before },
      ];
      const report = await findReport(period, site);
      const rows = [...figureRows(report), ...breakdownRows(report)];
      const body = csvStream({ columns, pages: onePage(rows), isForExcel: params.get('excel') === 'true' });
      return { kind: 'file', name: `report-${period.key}.csv`, type: CSV, body };
    },
  }),

  /** Everyone who gets the newsletter, for the program that sends it: each row with its own link to unsubscribe. */
  'subscribers-export': deed({
    who: 'owner',
    audit: ['subscribers-exported'],
    notices: [],
    fields: ['excel'],
    seen: 'It changes nothing.',
    factor: 'export',
    page: serverRoutes.deskNewsletter,
    do: async (post, site) => {
      await noteDownload('subscribers-exported', '', post, site);
      const columns: readonly CsvColumn<Reader>[] = [
        { name: 'email', valueOf: reader => reader.email },
        {
          name: 'unsubscribe',
          valueOf: reader => site.env.SITE_URL + routes.newsletterLeave(reader.unsubscribeKey),
        },
        timeColumn('requested', reader => reader.requestedAt),
        timeColumn('confirmed', reader => reader.confirmedAt),
        { name: 'form', valueOf: reader => reader.formName },
        { name: 'consent', valueOf: reader => reader.consentText },
      ];
      const pages = listReaders(site.db);
      return file('subscribers', csvStream({ columns, pages, ...options(post) }), site);
    },
  }),
};

function ordersPage({ params }: DeskPost<OrderFilterName>): string {
  return listAddress(serverRoutes.deskOrders(), toOrderParams(parseOrderFilter(params)), null);
}

/** Says of each lead whether one of its mails could not be delivered (docs/leads.md, L5). */
async function* withFailedMails(
  pages: AsyncIterable<readonly DeskLead[]>,
  site: Site,
): AsyncGenerator<readonly ExportedLead[]> {
  for await (const leads of pages) {
    const failed = await findFailedSubjects(
      leads.map(({ id }) => id),
      site,
    );
    yield leads.map(lead => ({ ...lead, hasFailedMail: failed.has(lead.id) }));
  }
}

type ExportedLead = DeskLead & { hasFailedMail: boolean };

/** What every lead has, then every field that some form asks for. */
function leadColumns(staff: readonly StaffMember[]): CsvColumn<ExportedLead>[] {
  const byName = new Map<string, FormDefinition>(Object.entries(forms));
  const findForm = (name: string) => byName.get(name);
  const definitions = [...byName].flatMap(([name, form]) => (LEAD_FORMS.includes(name) ? form.fields : []));
  const names = [...new Set(definitions.map(({ name }) => name))].filter(name => !OWN_FIELDS.has(name));
  const isKnown = new Set([...names, ...OWN_FIELDS]);
  return [
    { name: 'id', valueOf: lead => lead.id },
    timeColumn('received', lead => lead.receivedAt),
    { name: 'form', valueOf: lead => lead.formName },
    { name: 'about', valueOf: lead => describeTopic(lead, findForm(lead.formName)) },
    { name: 'status', valueOf: lead => lead.status },
    { name: 'name', valueOf: lead => lead.name },
    { name: 'email', valueOf: lead => lead.email },
    { name: 'phone', valueOf: ({ fields }) => fields['phone'] || fields['phoneNumber'] || null },
    { name: 'business', valueOf: businessOf },
    ...names.map(name => ({ name, valueOf: (lead: DeskLead) => lead.fields[name] ?? null })),
    {
      name: 'otherFields',
      valueOf: ({ fields }) => {
        const rest = Object.entries(fields).filter(([name]) => !isKnown.has(name));
        return rest.length === 0 ? null : JSON.stringify(Object.fromEntries(rest));
      },
    },
    { name: 'owner', valueOf: lead => staff.find(({ id }) => id === lead.followUp.ownerId)?.name ?? null },
    { name: 'nextStep', valueOf: ({ followUp }) => followUp.step },
    { name: 'nextStepOn', valueOf: ({ followUp }) => followUp.on },
    {
      name: 'value',
      valueOf: ({ followUp: { valueMinor } }) => (valueMinor === null ? null : toDecimal(valueMinor)),
    },
    ...SOURCE_COLUMNS,
    { name: 'late', valueOf: lead => (lead.isLate ? 'yes' : 'no') },
    { name: 'quarantine', valueOf: lead => (lead.isQuarantined ? 'yes' : 'no') },
    { name: 'marks', valueOf: lead => lead.quarantineReasons.join(' ') },
    { name: 'mailFailed', valueOf: lead => (lead.hasFailedMail ? 'yes' : 'no') },
  ];
}

const SOURCE_COLUMNS: readonly CsvColumn<Pick<DeskLead, 'source'>>[] = [
  { name: 'source', valueOf: ({ source }) => source.source },
  { name: 'visitBeganOn', valueOf: ({ source }) => source.entryPage },
  { name: 'formOn', valueOf: ({ source }) => source.formPage },
  { name: 'campaign', valueOf: ({ source }) => source.details['utm_campaign'] ?? null },
];

/** Every file has the agency's clock, and says so. */
function timeColumn<Row>(name: string, at: (row: Row) => number | null): CsvColumn<Row> {
  const { timeZone } = agency;
  return {
    name: `${name} (${timeZone})`,
    valueOf: row => {
      const instant = at(row);
      return instant === null ? null : toWallTime(instant, timeZone);
    },
  };
}

const LEDGER_COLUMNS: readonly CsvColumn<Movement>[] = [
  timeColumn('booked', row => row.at),
  { name: 'kind', valueOf: row => row.kind },
  amountColumn('amount', row => row.amountMinor),
  { name: 'currency', valueOf: row => row.currency },
  amountColumn('payments', row => (row.kind === 'payment' ? row.amountMinor : 0)),
  amountColumn('refunds', row => (row.kind === 'refund' ? row.amountMinor : 0)),
  amountColumn('reversals', row => (row.kind.startsWith('reversal') ? row.amountMinor : 0)),
  amountColumn('paypalFee', row => row.feeMinor),
  amountColumn('ofThatTax', row => row.taxMinor),
  amountColumn('ofThatLateFee', row => row.lateFeeMinor),
  { name: 'order', valueOf: row => row.order },
  { name: 'invoice', valueOf: row => row.invoice },
  { name: 'what', valueOf: row => row.what },
  { name: 'customer', valueOf: row => row.customer },
  { name: 'email', valueOf: row => row.email },
  { name: 'paypal', valueOf: row => row.transactionId },
];

const INVOICE_COLUMNS: readonly CsvColumn<BookedInvoice>[] = [
  { name: 'number', valueOf: invoice => invoice.number },
  { name: 'issued', valueOf: invoice => invoice.issuedOn },
  { name: 'due', valueOf: invoice => invoice.dueOn },
  { name: 'from', valueOf: invoice => invoice.fromOn },
  { name: 'until', valueOf: invoice => invoice.untilOn },
  { name: 'state', valueOf: invoice => invoice.state },
  {
    name: 'lines',
    valueOf: ({ lines }) => lines.map(({ label, minor }) => `${label}: ${toSigned(minor)}`).join('; '),
  },
  amountColumn('net', invoice => invoice.totalMinor - invoice.taxMinor),
  amountColumn('tax', invoice => invoice.taxMinor),
  amountColumn('total', invoice => invoice.totalMinor),
  { name: 'currency', valueOf: invoice => invoice.currency },
  { name: 'daysPastDue', valueOf: ({ standing }) => standing.pastDays },
  amountColumn('lateFee', invoice => invoice.lateFeeMinor),
  timeColumn('paid', invoice => invoice.paidAt),
  amountColumn('received', invoice => invoice.receivedMinor),
  amountColumn('refunded', invoice => invoice.refundedMinor),
  amountColumn('reversed', invoice => invoice.reversedMinor),
  { name: 'order', valueOf: ({ orderIds }) => orderIds.map(orderNumber).join(' ') || null },
  { name: 'customer', valueOf: invoice => invoice.customerName },
  { name: 'email', valueOf: invoice => invoice.customerEmail },
];

function amountColumn<Row>(name: string, minorOf: (row: Row) => number): CsvColumn<Row> {
  return { name, valueOf: row => ({ minor: minorOf(row) }) };
}

const ORDER_COLUMNS: readonly CsvColumn<DeskOrder>[] = [
  { name: 'number', valueOf: order => orderNumber(order.id) },
  { name: 'id', valueOf: order => order.id },
  timeColumn('placed', order => order.createdAt),
  { name: 'state', valueOf: order => order.state },
  { name: 'description', valueOf: order => order.description },
  { name: 'amount', valueOf: order => toDecimal(order.amountMinor) },
  { name: 'currency', valueOf: order => order.currency },
  { name: 'eachMonthAfter', valueOf: order => toDecimal(order.monthlyMinor) },
  timeColumn('paid', order => order.paidAt),
  { name: 'captured', valueOf: order => toDecimal(order.capturedMinor) },
  { name: 'refunded', valueOf: order => toDecimal(order.refundedMinor) },
  { name: 'reversed', valueOf: order => toDecimal(order.reversedMinor) },
  { name: 'buyerName', valueOf: order => order.payerName },
  { name: 'buyerEmail', valueOf: order => order.payerEmail },
  { name: 'business', valueOf: order => order.business },
  { name: 'phone', valueOf: order => order.phone },
  { name: 'website', valueOf: order => order.website },
  { name: 'paypalOrder', valueOf: order => order.paymentId },
  { name: 'paypalCapture', valueOf: order => order.captureId },
  { name: 'attention', valueOf: order => order.attentionReason },
  ...SOURCE_COLUMNS,
];

/** In the order in which they were found. */
async function* readPaymentPages({ db }: Site): AsyncGenerator<readonly UnknownPaymentRow[]> {
  for (let offset = 0, isMore = true; isMore; offset += EXPORT_PAGE) {
    const rows = await db
      .selectFrom('unknown_payments')
      .selectAll()
      .orderBy('found_at')
      .orderBy('id')
      .limit(EXPORT_PAGE)
      .offset(offset)
      .execute();
    isMore = rows.length === EXPORT_PAGE;
    yield rows;
  }
}

const PAYMENT_COLUMNS: readonly CsvColumn<UnknownPaymentRow>[] = [
  { name: 'paypal', valueOf: payment => payment.id },
  { name: 'kind', valueOf: payment => payment.kind },
  {
    name: 'amount',
    valueOf: ({ amount_minor: minor }) => (minor === null ? null : toDecimal(Math.abs(minor))),
  },
  { name: 'currency', valueOf: payment => payment.currency },
  timeColumn('found', payment => payment.found_at),
  { name: 'foundBy', valueOf: payment => payment.found_by },
  { name: 'invoice', valueOf: payment => payment.invoice_id },
  { name: 'rule', valueOf: payment => payment.rule_name },
  { name: 'order', valueOf: ({ order_id: id }) => (id === null ? null : orderNumber(id)) },
  timeColumn('settled', payment => payment.settled_at),
  { name: 'note', valueOf: payment => payment.note },
];

function file(what: string, body: ReadableStream<Uint8Array>, { now }: Site): DeskReply<never, never> {
  const day = dayIn(agency.timeZone, now());
  return { kind: 'file', name: `${what}-${day}.csv`, type: CSV, body };
}

const CSV = 'text/csv; charset=utf-8; header=present';

async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

function options({ params }: DeskPost<'excel'>): { isForExcel: boolean } {
  return { isForExcel: params.get('excel') === 'true' };
}

async function noteDownload(
  action: DeedLine,
  detail: string,
  { staff }: Pick<DeskPost, 'staff'>,
  site: Site,
): Promise<void> {
  await insertAudit(site.db, { actorId: staff.accountId, action, detail: detail || 'all' }, site);
}

/** "2026-07-06 15:30" by the agency's clock: every spreadsheet reads it as a time, and sorts it. */
function toWallTime(at: number, timeZone: string): string {
  return new Date(at + zoneOffsetAt(at, timeZone))
    .toISOString()
    .slice(0, 'YYYY-MM-DDTHH:MM'.length)
    .replace('T', ' ');
}

/** Columns of their own already. Some forms call the same thing differently. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'fullName',
  'email',
  'phone',
  'phoneNumber',
  'businessName',
  'companyName',
]);

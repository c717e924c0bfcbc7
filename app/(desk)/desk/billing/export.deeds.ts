import { deed } from '@/app/(desk)/desk/deed';
import { csvStream, toSigned, type CsvColumn } from '@/app/(desk)/desk/shell/csv';
import {
  amountColumn,
  csvFile,
  csvOptions,
  noteDownload,
  timeColumn,
} from '@/app/(desk)/desk/shell/download';
import { exportForm } from '@/app/(desk)/desk/shell/export-form';
import { listInvoicePages, type BookedInvoice } from '@/lib/billing/books';
import { orderNumber } from '@/lib/orders';
import { serverRoutes } from '@/lib/site/routes';

export const deeds = {
  /** All invoices, for the bookkeeper. */
  'invoices-export': deed({
    who: 'owner',
    audit: ['invoices-exported'],
    notices: [],
    fields: [],
    form: exportForm,
    seen: 'It changes nothing.',
    factor: 'export',
    page: () => serverRoutes.deskBilling(),
    do: async (post, site) => {
      await noteDownload('invoices-exported', '', post, site);
      const pages = listInvoicePages(site);
      return csvFile('invoices', csvStream({ columns: INVOICE_COLUMNS, pages, ...csvOptions(post) }), site);
    },
  }),
};

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

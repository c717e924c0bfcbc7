import { deed, type DeskPost } from '@/app/(desk)/desk/deed';
import { readLedger, type Movement } from '@/app/(desk)/desk/orders/queries';
import { csvStream, EXPORT_PAGE, readAllPages, type CsvColumn } from '@/app/(desk)/desk/shell/csv';
import {
  amountColumn,
  csvFile,
  csvOptions,
  noteDownload,
  SOURCE_COLUMNS,
  timeColumn,
} from '@/app/(desk)/desk/shell/download';
import { exportForm } from '@/app/(desk)/desk/shell/export-form';
import { orderNumber } from '@/lib/orders';
import { listDeskOrders, type DeskOrder } from '@/lib/orders/desk-orders.sql';
import {
  ORDER_FILTER_NAMES,
  parseOrderFilter,
  toOrderParams,
  type OrderFilterName,
} from '@/lib/orders/filter';
import { listAddress } from '@/lib/site/list-page';
import { toDecimal } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';

export const deeds = {
  'orders-export': deed({
    who: 'owner',
    audit: ['orders-exported'],
    notices: [],
    fields: ORDER_FILTER_NAMES,
    form: exportForm,
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
      return csvFile('orders', csvStream({ columns: ORDER_COLUMNS, pages, ...csvOptions(post) }), site);
    },
  }),

  /** What moved at PayPal in a month, or ever: it adds up to PayPal's own list. */
  'ledger-export': deed({
    who: 'owner',
    audit: ['ledger-exported'],
    notices: [],
    fields: ORDER_FILTER_NAMES,
    form: exportForm,
    seen: 'It changes nothing.',
    factor: 'export',
    page: ordersPage,
    do: async (post, site) => {
      const { month } = parseOrderFilter(post.params);
      await noteDownload('ledger-exported', month ?? '', post, site);
      const pages = readLedger(month, site);
      const name = month === null ? 'money' : `money-of-${month}`;
      return csvFile(name, csvStream({ columns: LEDGER_COLUMNS, pages, ...csvOptions(post) }), site);
    },
  }),
};

function ordersPage({ params }: DeskPost<OrderFilterName>): string {
  return listAddress(serverRoutes.deskOrders(), toOrderParams(parseOrderFilter(params)), null);
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

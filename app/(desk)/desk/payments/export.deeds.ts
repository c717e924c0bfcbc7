import { deed } from '@/app/(desk)/desk/deed';
import { csvStream, EXPORT_PAGE, type CsvColumn } from '@/app/(desk)/desk/shell/csv';
import { csvFile, csvOptions, noteDownload, timeColumn } from '@/app/(desk)/desk/shell/download';
import { exportForm } from '@/app/(desk)/desk/shell/export-form';
import { orderNumber } from '@/lib/orders';
import type { UnknownPaymentRow } from '@/lib/site/db/tables';
import { toDecimal } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';

export const deeds = {
  /** All money at PayPal without an order, known to a rule or not. */
  'payments-export': deed({
    who: 'owner',
    audit: ['payments-exported'],
    notices: [],
    fields: [],
    form: exportForm,
    seen: 'It changes nothing.',
    factor: 'export',
    page: () => serverRoutes.deskPayments(),
    do: async (post, site) => {
      await noteDownload('payments-exported', '', post, site);
      const pages = readPaymentPages(site);
      return csvFile('payments', csvStream({ columns: PAYMENT_COLUMNS, pages, ...csvOptions(post) }), site);
    },
  }),
};

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

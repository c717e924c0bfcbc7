import 'server-only';
import { guaranteeDays } from '@/content/guarantees';
import { invoicePage } from '@/content/billing';
import { orderProblems } from '@/content/orders';
import { site as agency } from '@/content/site';
import { placePriced, type PlaceOutcome, type PricedOrder } from '@/lib/orders';
import { plainNotice, respondHtml, respondRedirect } from '@/lib/site/http/respond';
import { clientAddressOf, isCrossSite, readForm } from '@/lib/site/http/request';
import { routes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { describeWait, fillText } from '@/lib/site/text';
import { findInvoice } from './billing.sql';
import { lateFeeLabel, standingOf, todayOf, type Invoice } from './invoice';
import { settleInvoice } from './round';

/** `POST /invoice/pay`, the button of an invoice's page: on to PayPal, or to what came of an earlier click. */
export async function answerInvoicePayment(request: Request, site: Site): Promise<Response> {
  if (isCrossSite(request, site.env.SITE_URL)) return respondProblem(403, orderProblems.cross_site);
  const body = await readForm(request);
  const key = new URLSearchParams(body.kind === 'ok' ? body.text : '').get('key') ?? '';
  try {
    const address = clientAddressOf(request.headers, site.env.TRUSTED_PROXY_HOPS);
    const outcome = await payInvoice({ key, address }, site);
    return respondOutcome(outcome, key);
  } catch (error) {
    site.logError('invoice_not_paid', error);
    return respondProblem(503, invoicePage.notPaid.text, key);
  }
}

/**
 * Places the order that pays an invoice: one for each invoice, however often its button is clicked and by however many
 * people, because the attempt's id follows from the invoice. While an earlier order may still be paid, that one is
 * offered, also when a late fee has come since. What an order pays, the next round books on the invoice.
 */
async function payInvoice(
  { key, address }: { key: string; address: string },
  site: Site,
): Promise<PayOutcome> {
  await settleInvoice(key, site);
  const invoice = await findInvoice(site.db, 'key', key);
  if (invoice?.state !== 'open') return { kind: 'not_open' };
  const begun = await findBegun(invoice, site);
  if (begun) return begun;
  const { feeMinor, months, payableMinor } = standingOf(invoice, todayOf(site));
  const lines = [
    { label: `Invoice ${invoice.number}`, minor: invoice.totalMinor },
    ...(months > 0 ? [{ label: lateFeeLabel(months), minor: feeMinor }] : []),
  ];
  const price: PricedOrder = {
    kind: 'priced',
    currency: invoice.currency,
    lines,
    totalMinor: payableMinor,
    monthlyMinor: 0,
    description: `Invoice ${invoice.number}`,
    planId: null,
    billing: null,
    addOnIds: [],
    guaranteeDays,
    invoiceKey: invoice.key,
  };
  // The slash keeps it apart from what can be posted to checkout as an attempt. A payment that was taken back, and each
  // month of late fees, begin a new one.
  const attemptId = `invoice/${invoice.id}/${invoice.orderId ?? 'first'}/${months}`;
  return placePriced({ price, buyer: { address, accountId: null }, attemptId }, site);
}

/** An order of this invoice that may still be paid, or is being paid. */
async function findBegun({ key }: Invoice, { db }: Site): Promise<PayOutcome | null> {
  const order = await db
    .selectFrom('orders')
    .select(['key', 'state', 'approve_url'])
    .where('invoice_key', '=', key)
    .where('state', 'in', ['awaiting_approval', 'awaiting_confirmation', 'capturing', 'pending', 'attention'])
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!order) return null;
  if (order.state === 'awaiting_approval' && order.approve_url !== null)
    return { kind: 'begun', approveUrl: order.approve_url };
  return { kind: 'already_placed', key: order.key };
}

function respondOutcome(outcome: PayOutcome, key: string): Response {
  switch (outcome.kind) {
    case 'created':
    case 'begun':
      return respondRedirect(outcome.approveUrl);
    case 'already_placed':
      return respondRedirect(routes.success(outcome.key));
    case 'not_open':
      return respondRedirect(routes.invoice(key));
    case 'limited': {
      const wait = describeWait(outcome.retryAfterSeconds);
      return respondProblem(429, fillText(orderProblems.limited, { wait }), key);
    }
    case 'payments_off':
      return respondProblem(503, orderProblems.payments_off, key);
    default:
      return respondProblem(503, invoicePage.notPaid.text, key);
  }
}

function respondProblem(status: 403 | 429 | 503, text: string, key?: string): Response {
  const { notPaid, back } = invoicePage;
  const ways = [{ href: routes.invoice(key), label: back }];
  const page = plainNotice({ title: notPaid.title, brand: agency.name, sentences: [text], ways });
  return respondHtml(page, { status });
}

type PayOutcome = PlaceOutcome | { kind: 'begun'; approveUrl: string } | { kind: 'not_open' };

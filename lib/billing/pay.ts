import 'server-only';
import { invoicePage } from '@/content/billing';
import { orderProblems } from '@/content/orders';
import { site as agency } from '@/content/site';
import { placePriced, type PlaceOutcome } from '@/lib/orders';
import { clientAddressOf, isCrossSite, NO_SOURCE, readForm } from '@/lib/site/http/request';
import { plainNotice, respondHtml, respondRedirect } from '@/lib/site/http/respond';
import { serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { describeWait, fillText } from '@/lib/site/text';
import { findConsent, requestConsent } from './automatic';
import { findInvoice } from './billing.sql';
import { priceOfInvoice, standingOf, todayOf, type Invoice } from './invoice';
import { giveUpOrders } from './receivables';
import { settleInvoice } from './settle';

/** `POST /invoice/pay`, the button of an invoice's page: on to PayPal, or back to the page, which says what came of an earlier click. */
export async function answerInvoicePayment(request: Request, site: Site): Promise<Response> {
  if (isCrossSite(request, site.env.SITE_URL)) return respondProblem(403, orderProblems.cross_site);
  const body = await readForm(request);
  const form = new URLSearchParams(body.kind === 'ok' ? body.text : '');
  const key = form.get('key') ?? '';
  try {
    const address = clientAddressOf(request.headers, site.env.TRUSTED_PROXY_HOPS);
    const isAutomatic = form.get('automatic') === 'yes';
    const outcome = await payInvoice({ key, isAutomatic, address }, site);
    return respondOutcome(outcome, key);
  } catch (error) {
    site.logError('invoice_not_paid', error);
    return respondProblem(503, invoicePage.notPaid.text, key);
  }
}

/**
 * Places the order that pays an invoice: one for each invoice, however often its button is clicked and by however many
 * people, because the attempt's id follows from the invoice. While an earlier order may still be paid, that one is
 * offered, also when a late fee has come since, unless it asks PayPal for something else. What an order pays, the next
 * round books on the invoice. `isAutomatic`: the customer agrees that later invoices are charged.
 */
async function payInvoice(
  { key, isAutomatic, address }: { key: string; isAutomatic: boolean; address: string },
  site: Site,
): Promise<PayOutcome> {
  await settleInvoice(key, site);
  const invoice = await findInvoice(site.db, 'key', key);
  if (invoice?.state !== 'open') return { kind: 'not_open' };
  const isAgreed = isAutomatic && site.env.hasVault && !(await findConsent(invoice.subscriptionId, site));
  const vault = isAgreed ? ('store' as const) : null;
  const begun = await findBegun(invoice, vault, site);
  if (begun) return begun;
  await requestConsent({ invoice, isAgreed }, site);
  const standing = standingOf(invoice, todayOf(site));
  const price = { ...priceOfInvoice(invoice, standing), vault };
  // The slash keeps it apart from what can be posted to checkout as an attempt. A payment that was taken back, and each
  // month of late fees, begin a new one.
  const attemptId = `invoice/${invoice.id}/${invoice.orderId ?? 'first'}/${standing.months}${isAgreed ? '/saved' : ''}`;
  return placePriced({ price, buyer: { address, accountId: null, source: NO_SOURCE }, attemptId }, site);
}

/** An order of this invoice that may still be paid, or is being paid; one that asks PayPal for something else is given up. */
async function findBegun({ key }: Invoice, vault: 'store' | null, site: Site): Promise<PayOutcome | null> {
  const order = await site.db
    .selectFrom('orders')
    .select(['key', 'state', 'approve_url', 'vault'])
    .where('invoice_key', '=', key)
    .where(row =>
      row.or([
        row('state', 'in', [
          'awaiting_approval',
          'awaiting_confirmation',
          'capturing',
          'pending',
          'attention',
        ]),
        // The outcome of a charge is not known yet.
        row.and([row('state', '=', 'creating'), row('vault', '=', 'charge')]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!order) return null;
  const isOpen = order.state === 'awaiting_approval' && order.approve_url !== null;
  const isOther = order.vault !== vault;
  if (isOpen && isOther && (await giveUpOrders({ column: 'invoice_key', value: key }, site))) return null;
  // PayPal would save what its buyer does not agree to, or not save what they do.
  if (isOpen && isOther) return { kind: 'already_placed', key: order.key };
  if (isOpen && order.approve_url !== null) return { kind: 'begun', approveUrl: order.approve_url };
  return { kind: 'already_placed', key: order.key };
}

function respondOutcome(outcome: PayOutcome, key: string): Response {
  switch (outcome.kind) {
    case 'created':
    case 'begun':
      return respondRedirect(outcome.approveUrl);
    // Who clicks need not be who has paid, and the receipt is the payer's.
    case 'already_placed':
    case 'not_open':
      return respondRedirect(serverRoutes.invoice(key));
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
  const ways = [{ href: serverRoutes.invoice(key), label: back }];
  const page = plainNotice({ title: notPaid.title, brand: agency.name, sentences: [text], ways });
  return respondHtml(page, { status });
}

type PayOutcome = PlaceOutcome | { kind: 'begun'; approveUrl: string } | { kind: 'not_open' };

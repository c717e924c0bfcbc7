import 'server-only';
import { guaranteeDays } from '@/content/guarantees';
import { paymentLinkPage as words } from '@/content/payment-links';
import { site as agency } from '@/content/site';
import { placePriced, respondToPayer, type PlaceOutcome, type PricedOrder } from '@/lib/orders';
import { clientAddressOf, isCrossSite, NO_SOURCE, readForm } from '@/lib/site/http/request';
import { plainNotice, respondHtml, respondRedirect } from '@/lib/site/http/respond';
import { isId } from '@/lib/site/ids';
import { serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { findPaymentLink, openPaymentLink, type PaymentLink } from './payment-links';

/** `POST /pay/start`, the button of a payment link's page: on to PayPal, or to what came of an earlier click. */
export async function answerPaymentLink(request: Request, site: Site): Promise<Response> {
  const body = await readForm(request);
  const token = new URLSearchParams(body.kind === 'ok' ? body.text : '').get('token') ?? '';
  const back = serverRoutes.pay(token);
  if (isCrossSite(request, site.env.SITE_URL)) return respondToPayer({ kind: 'cross_site' }, back);
  try {
    const link = await readPaymentLink({ token }, site);
    if (link?.state !== 'open') return respondRedirect(back);
    const address = clientAddressOf(request.headers, site.env.TRUSTED_PROXY_HOPS);
    const outcome = await payLink({ link, address }, site);
    // Who clicks need not be who has paid, and the receipt is the payer's.
    if (outcome.kind === 'already_placed') return respondBegun(back);
    return respondToPayer(outcome, back);
  } catch (error) {
    site.logError('payment_link_not_paid', error);
    return respondToPayer({ kind: 'failed' }, back);
  }
}

function respondBegun(back: string): Response {
  const { titles, begun, see } = words;
  const page = plainNotice({
    title: titles.open,
    brand: agency.name,
    sentences: [begun],
    ways: [{ href: back, label: see }],
  });
  return respondHtml(page, { status: 409 });
}

/**
 * The link behind a signed address, or the one of an order: its buyer comes back from PayPal with the order's key. What
 * it is for and what it costs is our own row's, never the address's. The link may have been passed on, so it alone does
 * not lead to the receipt (`receiptKey`), which has the payer's name, address and phone.
 */
export async function readPaymentLink(
  { token, orderKey = '' }: { token: string; orderKey?: string },
  site: Site,
): Promise<(PaymentLink & { receiptKey: string | null }) | null> {
  const id = openPaymentLink(token, site) ?? (await findIdOf(orderKey, site));
  const link = id === null ? null : await findPaymentLink(id, site);
  return link && { ...link, receiptKey: link.order?.key === orderKey ? orderKey : null };
}

async function findIdOf(orderKey: string, { db }: Site): Promise<string | null> {
  if (!isId(orderKey)) return null;
  const order = await db
    .selectFrom('orders')
    .select('payment_link_id')
    .where('key', '=', orderKey)
    .executeTakeFirst();
  return order?.payment_link_id ?? null;
}

/** One order for each link, however often it is clicked and by however many: the attempt's id follows from the link. */
function payLink(
  { link, address }: { link: PaymentLink; address: string },
  site: Site,
): Promise<PlaceOutcome> {
  const price: PricedOrder = {
    kind: 'priced',
    currency: 'USD',
    lines: [{ label: link.what, minor: link.amountMinor }],
    totalMinor: link.amountMinor,
    monthlyMinor: 0,
    description: link.what,
    planId: null,
    billing: null,
    addOnIds: [],
    guaranteeDays,
    paymentLinkId: link.id,
  };
  // The slash keeps it apart from what can be posted to checkout as an attempt.
  const attemptId = `payment-link/${link.id}`;
  return placePriced({ price, buyer: { address, accountId: null, source: NO_SOURCE }, attemptId }, site);
}

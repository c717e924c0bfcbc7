import { orderTexts } from '@/content/orders';
import { plainNotice } from '@/lib/site/http/plain-page';
import { respondHtml, respondRedirect } from '@/lib/site/http/respond';
import { nameOf } from '@/lib/site/text';
import { routes } from '@/lib/site/routes';
import { clientAddressOf } from '@/lib/site/security/client-address';
import type { ReturnOutcome } from './complete-return';
import { respondInFrame, type FramePage } from './frame-page';
import type { OrderServices } from './services-type';

/** `GET /checkout/return`: PayPal sends the approved buyer here; the order is captured and the receipt shown. */
export async function handleReturn(request: Request, services: OrderServices): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const key = searchParams.get('key') ?? '';
  const paymentId = searchParams.get('token') ?? '';
  const address = clientAddressOf(request.headers, services.trustedProxyHops);
  return respondOrShowProblem(services, async () => {
    const outcome = await services.captureOrder({ key, paymentId, address });
    if (outcome.kind === 'unknown') services.noteSecurity('order_key_unknown', { where: 'return', address });
    return isFramed(request) ? replyInFrame(outcome) : respondRedirect(nextPage(outcome));
  });
}

/** `GET /checkout/cancel`: PayPal sends the buyer here who cancelled. */
export async function handleCancel(request: Request, services: OrderServices): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const key = searchParams.get('key') ?? '';
  const paymentId = searchParams.get('token');
  const address = clientAddressOf(request.headers, services.trustedProxyHops);
  return respondOrShowProblem(services, async () => {
    const outcome = await services.cancelOrder({ key, paymentId, address });
    if (outcome.kind === 'unknown') services.noteSecurity('order_key_unknown', { where: 'cancel', address });
    if (outcome.kind === 'placed')
      return isFramed(request)
        ? respondInFrame(placedPage(outcome.key))
        : respondRedirect(routes.success(outcome.key));
    const next = outcome.kind === 'cancelled' ? outcome.checkoutHref : routes.checkout();
    if (!isFramed(request)) return respondRedirect(next);
    const ways = [{ href: next, label: backToCheckout }];
    const title = outcome.kind === 'cancelled' ? returned.cancelled : returned.unknown;
    return respondInFrame({ message: 'payment_cancelled', title, ways, goesOn: false });
  });
}

/** A reload of these addresses is safe and is all that is needed once the database answers again. */
async function respondOrShowProblem(
  { report, siteName }: OrderServices,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    report('error', 'payment_not_checked', { error: nameOf(error) });
    const { title, text, retry } = orderTexts.notChecked;
    const ways = [{ href: '', label: retry }];
    return respondHtml(plainNotice({ title, brand: siteName, sentences: [text], ways }), {
      status: 503,
      headers: { 'retry-after': '60' },
    });
  }
}

function nextPage(outcome: ReturnOutcome): string {
  switch (outcome.kind) {
    case 'placed':
    case 'bought_twice':
      return routes.success(outcome.key);
    case 'not_approved':
      return outcome.approveUrl;
    case 'unknown':
      return routes.success();
    default:
      return outcome.checkoutHref;
  }
}

function replyInFrame(outcome: ReturnOutcome): Response {
  if (outcome.kind === 'placed') return respondInFrame(placedPage(outcome.key));
  if (outcome.kind === 'not_approved') return respondRedirect(outcome.approveUrl);
  if (outcome.kind === 'bought_twice') return respondInFrame(askPage(outcome.key));
  const href = outcome.kind === 'unknown' ? routes.checkout() : outcome.checkoutHref;
  return respondInFrame({
    message: outcome.kind === 'cancelled' ? 'payment_cancelled' : 'payment_error',
    title: outcome.kind === 'cancelled' ? returned.cancelled : returned.failed,
    ways: [{ href, label: backToCheckout }],
    goesOn: false,
  });
}

/** The receipt page asks whether to pay again: nothing has been paid yet, so checkout gets no message. */
function askPage(key: string): FramePage {
  const ways = [{ href: routes.success(key), label: returned.goOn }];
  return { message: null, title: returned.boughtTwice, ways, goesOn: true };
}

function placedPage(key: string): FramePage {
  const ways = [{ href: routes.success(key), label: returned.goOn }];
  return { message: 'payment_success', title: returned.placed, ways, goesOn: true };
}

function isFramed(request: Request): boolean {
  return request.headers.get('sec-fetch-dest') === 'iframe';
}

const { returned, backToCheckout } = orderTexts;

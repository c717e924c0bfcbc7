import { orderProblems, orderTexts } from '@/content/orders';
import { site as agency } from '@/content/site';
import { isCrossSite, isFormEncoded, readText, clientAddressOf } from '@/lib/site/http/request';
import {
  plainNotice,
  plainPage,
  plainPageLinks,
  type PlainPageLink,
  respondHtml,
  respondRedirect,
} from '@/lib/site/http/respond';
import { isId } from '@/lib/site/ids';
import { routes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { escapeHtml, nameOf } from '@/lib/site/text';
import { problemPage } from './reply';
import { cancelOrder, confirmOrder, completeReturn, type ReturnOutcome } from './return';

/** `GET /checkout/return`: PayPal sends the approved buyer here; the order is captured and the receipt shown. */
export async function answerReturn(request: Request, site: Site): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const key = searchParams.get('key') ?? '';
  const paymentId = searchParams.get('token') ?? '';
  const address = clientAddressOf(request.headers, site.env.TRUSTED_PROXY_HOPS);
  return respondOrShowProblem(site, async () => {
    const outcome = await completeReturn({ key, paymentId, address }, site);
    if (outcome.kind === 'unknown') site.noteSecurity('order_key_unknown', { where: 'return', address });
    return isFramed(request) ? replyInFrame(outcome) : respondRedirect(nextPage(outcome));
  });
}

/** `GET /checkout/cancel`: PayPal sends the buyer here who cancelled. */
export async function answerCancel(request: Request, site: Site): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const key = searchParams.get('key') ?? '';
  const paymentId = searchParams.get('token');
  const address = clientAddressOf(request.headers, site.env.TRUSTED_PROXY_HOPS);
  return respondOrShowProblem(site, async () => {
    const outcome = await cancelOrder({ key, paymentId, address }, site);
    if (outcome.kind === 'unknown') site.noteSecurity('order_key_unknown', { where: 'cancel', address });
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
async function respondOrShowProblem(site: Site, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    site.log('error', 'payment_not_checked', { error: nameOf(error) });
    const { title, text, retry } = orderTexts.notChecked;
    const ways = [{ href: '', label: retry }];
    return respondHtml(plainNotice({ title, brand: agency.name, sentences: [text], ways }), {
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

/** `POST /order/confirm`, the form on the receipt page: `key`, and `answer` of `yes` or `no`. */
export async function answerConfirmation(request: Request, site: Site): Promise<Response> {
  if (isCrossSite(request, site.env.SITE_URL)) return refuse(403, 'cross_site');
  if (!isFormEncoded(request)) return refuse(415, 'unsupported_type');
  const body = await readText(request);
  if (body.kind !== 'ok') return refuse(body.kind === 'too_large' ? 413 : 400, body.kind);
  const posted = new URLSearchParams(body.text);
  const [key, answer] = [posted.get('key') ?? '', posted.get('answer')];
  if (!isId(key) || (answer !== 'yes' && answer !== 'no')) return refuse(400, 'unreadable');
  try {
    const address = clientAddressOf(request.headers, site.env.TRUSTED_PROXY_HOPS);
    await confirmOrder({ key, isWanted: answer === 'yes', address }, site);
  } catch (error) {
    site.log('error', 'purchase_not_confirmed', { error: nameOf(error) });
    return refuse(503, 'failed');
  }
  return respondRedirect(routes.success(key));
}

function refuse(status: number, problem: keyof typeof orderProblems): Response {
  const page = problemPage(orderProblems[problem], routes.checkout());
  return respondHtml(page, { status });
}

/**
 * What the buyer sees when PayPal sends them back inside checkout's frame: the page tells checkout by the specified
 * message, leads the whole window on where `goesOn` says so, and has plain links for when scripts do not run.
 */
function respondInFrame(page: FramePage): Response {
  const [first] = page.ways;
  const next = page.goesOn && first ? ` data-next="${escapeHtml(first.href)}"` : '';
  const type = page.message === null ? '' : ` data-type="${page.message}"`;
  const html = plainPage({
    title: page.title,
    body: plainPageLinks(page.ways.map(toWay)),
    attributes: `${type}${next}`,
    script: SCRIPT,
  });
  return respondHtml(html, { policy: { script: SCRIPT, frameAncestors: "'self'" } });
}

function toWay({ href, label, inFrame }: Way): PlainPageLink {
  return { href, label, ...(inFrame ? {} : { target: '_top' }) };
}

const SCRIPT = `
const { type, next } = document.body.dataset;
if (type) window.parent.postMessage(JSON.stringify({ type }), window.location.origin);
if (next) window.top.location.assign(next);
`;

type FramePage = {
  /** docs/product/checkout.md#messages-from-the-frame; null when there is nothing to tell. */
  message: 'payment_success' | 'payment_cancelled' | 'payment_error' | null;
  title: string;
  ways: Way[];
  /** Leads the whole window to the first way. */
  goesOn: boolean;
};

type Way = { href: string; label: string; inFrame?: boolean };

import { orderProblems, orderTexts } from '@/content/orders';
import { site as agency } from '@/content/site';
import { isCrossSite, mediaTypeOf, readSource, readText, clientAddressOf } from '@/lib/site/http/request';
import { plainNotice, respondHtml, respondJson, respondRedirect } from '@/lib/site/http/respond';
import { toDecimal } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { describeWait, fillText, nameOf } from '@/lib/site/text';
import { placeOrder, type PlaceOutcome, parseOrderForm, parseOrderJson } from './place';

/** `POST /order`: from checkout's script as JSON, or from the plain form that works without one. */
export async function answerOrder(
  request: Request,
  site: Site,
  findAccountId: FindAccountId,
): Promise<Response> {
  const format = readFormat(request);
  const body = await readText(request);
  const text = body.kind === 'ok' ? body.text : '';
  const outcome = body.kind === 'ok' ? await decide({ request, format, text, findAccountId }, site) : body;
  if (format === 'form')
    return respondToPayer(outcome, checkoutWith(new URLSearchParams(text), rightAmountOf(outcome)));
  return replyWithJson(outcome, site);
}

async function decide(post: OrderPost, site: Site): Promise<OrderOutcome> {
  const { request, format, text, findAccountId } = post;
  if (format === null) return { kind: 'unsupported_type' };
  if (isCrossSite(request, site.env.SITE_URL)) return { kind: 'cross_site' };
  const key = request.headers.get('idempotency-key');
  const parsed = format === 'json' ? parseOrderJson(text, key) : parseOrderForm(text);
  if (parsed.kind !== 'ok') return parsed;
  try {
    const address = clientAddressOf(request.headers, site.env.TRUSTED_PROXY_HOPS);
    const accountId = await findAccountId(request.headers.get('cookie'));
    const { input } = parsed;
    const source = readSource({ headers: request.headers, visit: input.visit }, site.env.SITE_URL);
    const outcome = await placeOrder({ input, buyer: { address, accountId, source } }, site);
    noteFailure(outcome, site);
    return outcome;
  } catch (error) {
    site.log('error', 'order_not_placed', { error: nameOf(error) });
    return { kind: 'failed' };
  }
}

function noteFailure(outcome: OrderOutcome, { log }: Site): void {
  if (outcome.kind === 'busy') log('warn', 'paypal_busy', { reason: outcome.reason });
  if (outcome.kind === 'config') log('error', 'paypal_credentials_refused', { reason: outcome.reason });
  if (outcome.kind === 'refused') log('error', 'paypal_refused_order', { issue: outcome.issue });
  if (outcome.kind === 'no_approval_link')
    log('error', 'paypal_gave_no_approval_link', { status: outcome.status });
}

function readFormat(request: Request): 'json' | 'form' | null {
  return FORMATS.get(mediaTypeOf(request)) ?? null;
}

const FORMATS: ReadonlyMap<string, 'json' | 'form'> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
]);

/** The account that a browser is signed in with, by the request's `Cookie` header. */
export type FindAccountId = (cookies: string | null) => Promise<string | null>;

type OrderPost = {
  request: Request;
  format: 'json' | 'form' | null;
  text: string;
  findAccountId: FindAccountId;
};

/** The answer to checkout's script: PayPal's order with what checkout needs, or one error. */
function replyWithJson(outcome: OrderOutcome, { env }: Site): Response {
  if (outcome.kind !== 'created' && outcome.kind !== 'no_approval_link') {
    const { status, headers, ...error } = describeProblem(outcome);
    return respondJson({ error }, { status, headers });
  }
  // Without a link PayPal's answer goes out as it is: checkout names what is missing in it
  // (docs/product/checkout.md#errors).
  const { paymentId: id, status, links, key: orderKey } = outcome;
  const amount = { currency_code: outcome.amount.currency, value: toDecimal(outcome.amount.minor) };
  const { paypalPresentation: presentation } = env;
  const simulated = env.PAYPAL_ENVIRONMENT === 'simulator';
  return respondJson({ id, status, links, amount, presentation, simulated, orderKey }, { status: 201 });
}

/** The answer to a plain form: on to PayPal, or a page that says what was wrong, with the way back. */
export function respondToPayer(outcome: OrderOutcome, backHref: string): Response {
  if (outcome.kind === 'created') return respondRedirect(outcome.approveUrl);
  if (outcome.kind === 'already_placed') return respondRedirect(routes.success(outcome.key));
  const { status, message, headers } = describeProblem(outcome);
  return respondHtml(problemPage(message, backHref), { status, headers });
}

function describeProblem(outcome: OrderProblem): ProblemReply {
  const { kind } = outcome;
  const status = STATUSES[kind];
  const field = 'field' in outcome && outcome.field !== undefined ? { field: outcome.field } : {};
  const orderKey = 'key' in outcome && kind === 'already_placed' ? { orderKey: outcome.key } : {};
  const amount = rightAmountOf(outcome);
  return {
    kind,
    message: messageOf(outcome),
    ...field,
    ...(amount === null ? {} : { amount }),
    ...orderKey,
    status,
    headers: waitHeaders(outcome, status),
  };
}

/** What it costs, when another price came with the order: the buyer can go on with it. */
function rightAmountOf(outcome: OrderOutcome): string | null {
  return outcome.kind === 'price_mismatch' ? toDecimal(outcome.expectedMinor) : null;
}

/** What the outcome itself says, or else the general words. */
function messageOf(outcome: OrderProblem): string {
  if (outcome.kind === 'limited')
    return fillText(orderProblems.limited, { wait: describeWait(outcome.retryAfterSeconds) });
  return 'message' in outcome ? outcome.message : orderProblems[outcome.kind];
}

function waitHeaders(outcome: OrderProblem, status: number): Record<string, string> {
  if (outcome.kind === 'limited') return { 'retry-after': String(outcome.retryAfterSeconds) };
  return status === 503 ? { 'retry-after': RETRY_AFTER_SECONDS } : {};
}

const RETRY_AFTER_SECONDS = '10';

const STATUSES = {
  cross_site: 403,
  unsupported_type: 415,
  too_large: 413,
  unreadable: 400,
  malformed: 400,
  invalid: 422,
  price_mismatch: 422,
  payments_off: 503,
  limited: 429,
  busy: 503,
  failed: 503,
  config: 502,
  refused: 502,
  no_approval_link: 502,
  attempt_changed: 409,
  attempt_closed: 409,
  already_placed: 409,
} as const satisfies Record<OrderProblem['kind'], number>;

/** What the request itself can have wrong, before an order is thought of. */
type RequestProblem =
  | { kind: 'cross_site' | 'unsupported_type' | 'too_large' | 'unreadable' | 'malformed' | 'failed' }
  | { kind: 'invalid'; field?: string; message: string };

type OrderOutcome = PlaceOutcome | RequestProblem;

type OrderProblem = Exclude<OrderOutcome, { kind: 'created' }>;

type ProblemReply = {
  kind: string;
  message: string;
  field?: string;
  /** Decimal text. */
  amount?: string;
  orderKey?: string;
  status: number;
  headers: Record<string, string>;
};

/** A whole document that says what was wrong with an order, with the way back to checkout and its choice kept. */
export function problemPage(message: string, backHref: string): string {
  const { notPlaced, backToCheckout } = orderTexts;
  return plainNotice({
    title: notPlaced.title,
    brand: agency.name,
    sentences: [message, notPlaced.uncharged],
    ways: [
      { href: backHref, label: backToCheckout },
      { href: routes.contact(), label: notPlaced.contact },
    ],
  });
}

/** Checkout's address with what was posted, so nothing has to be chosen again; `rightAmount` where that was wrong. */
function checkoutWith(posted: URLSearchParams, rightAmount: string | null): string {
  const query = new URLSearchParams();
  for (const field of KEPT_FIELDS) {
    for (const value of posted.getAll(field).slice(0, KEPT_VALUES)) {
      if (value !== '' && value.length <= KEPT_LENGTH) query.append(field, value);
    }
  }
  if (rightAmount !== null) query.set('amount', rightAmount);
  return query.size > 0 ? `${routes.checkout()}?${query.toString()}` : routes.checkout();
}

const KEPT_FIELDS = ['plan', 'billing', 'package', 'amount', 'currency', 'name', 'addOns'] as const;
const KEPT_VALUES = 20;
const KEPT_LENGTH = 100;

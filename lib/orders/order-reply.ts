import { orderProblems } from '@/content/orders';
import { toDecimal } from '@/lib/site/money';
import { describeWait, fillText } from '@/lib/site/text';
import { respondHtml, respondJson, respondRedirect } from '@/lib/site/http/respond';
import { routes } from '@/lib/site/routes';
import type { CreateOrderOutcome } from './create-order';
import { checkoutWith, problemPage } from './problem-page';
import type { OrderServices } from './services-type';

/** The answer to checkout's script: PayPal's order with what checkout needs, or one error. */
export function replyWithJson(outcome: OrderOutcome, services: OrderServices): Response {
  if (outcome.kind !== 'created' && outcome.kind !== 'no_approval_link') {
    const { status, headers, ...error } = describeProblem(outcome);
    return respondJson({ error }, { status, headers });
  }
  // Without a link PayPal's answer goes out as it is: checkout names what is missing in it
  // (docs/product/checkout.md#errors).
  const { paymentId: id, status, links, key: orderKey } = outcome;
  const amount = { currency_code: outcome.amount.currency, value: toDecimal(outcome.amount.minor) };
  const { presentation, isSimulated: simulated } = services;
  return respondJson({ id, status, links, amount, presentation, simulated, orderKey }, { status: 201 });
}

/** The answer to the plain form: on to PayPal, or a page that says what was wrong. */
export function replyWithPage(
  outcome: OrderOutcome,
  posted: URLSearchParams,
  { siteName }: OrderServices,
): Response {
  if (outcome.kind === 'created') return respondRedirect(outcome.approveUrl);
  if (outcome.kind === 'already_placed') return respondRedirect(routes.success(outcome.key));
  const { status, message, headers } = describeProblem(outcome);
  const backHref = checkoutWith(posted, rightAmountOf(outcome));
  return respondHtml(problemPage({ message, backHref, brand: siteName }), { status, headers });
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
function rightAmountOf(outcome: OrderProblem): string | null {
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

export type OrderOutcome = CreateOrderOutcome | RequestProblem;

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

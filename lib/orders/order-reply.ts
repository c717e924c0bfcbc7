import { toDecimal } from '@/lib/kernel/money';
import { describeWait } from '@/lib/kernel/text';
import { respondHtml, respondJson, respondRedirect } from '@/lib/http/respond';
import { routes } from '@/lib/routes';
import type { CreateOrderOutcome } from './create-order';
import { checkoutWith, problemPage } from './problem-page';
import type { OrderServices } from './services-type';

/** The answer to checkout's script: PayPal's order with what checkout needs, or one error. */
export function replyWithJson(outcome: OrderOutcome, services: OrderServices): Response {
  if (outcome.kind !== 'created' && outcome.kind !== 'no_approval_link') {
    const { status, headers, ...error } = describeProblem(outcome);
    return respondJson({ error }, { status, headers });
  }
  // Without a link PayPal's answer goes out as it is: checkout names what is missing in it (document 1 §8).
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
  const { status, ...reply } = PROBLEMS[kind];
  const said = saidOf(outcome);
  const field = 'field' in outcome && outcome.field !== undefined ? { field: outcome.field } : {};
  const orderKey = 'key' in outcome && kind === 'already_placed' ? { orderKey: outcome.key } : {};
  const amount = rightAmountOf(outcome);
  return {
    kind,
    ...reply,
    ...said,
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

/** What the outcome itself says, in the place of the general words. */
function saidOf(outcome: OrderProblem): { message?: string } {
  if (outcome.kind === 'limited') {
    const wait = describeWait(outcome.retryAfterSeconds);
    return { message: `${PROBLEMS.limited.message} Please try again in ${wait}, or contact us.` };
  }
  return 'message' in outcome ? { message: outcome.message } : {};
}

function waitHeaders(outcome: OrderProblem, status: number): Record<string, string> {
  if (outcome.kind === 'limited') return { 'retry-after': String(outcome.retryAfterSeconds) };
  return status === 503 ? { 'retry-after': RETRY_AFTER_SECONDS } : {};
}

const RETRY_AFTER_SECONDS = '10';

const NOT_ANSWERING = 'PayPal is not answering at the moment. Please try again in a minute.';

const PROBLEMS = {
  cross_site: { status: 403, message: 'Please place the order on our own checkout page.' },
  unsupported_type: { status: 415, message: 'Send the order as JSON or as a form.' },
  too_large: { status: 413, message: 'The order is too large.' },
  unreadable: { status: 400, message: 'The order could not be read.' },
  malformed: { status: 400, message: 'The order is not well-formed JSON.' },
  invalid: { status: 422, message: 'Please check the order.' },
  price_mismatch: { status: 422, message: 'The price has changed.' },
  payments_off: {
    status: 503,
    message: 'Online payment is switched off at the moment. Please contact us to place your order.',
  },
  limited: { status: 429, message: 'Too many orders were started from your connection.' },
  busy: { status: 503, message: NOT_ANSWERING },
  failed: { status: 503, message: 'Your order could not be stored. Please try again in a minute.' },
  config: {
    status: 502,
    message: 'Online payment does not work at the moment. Please contact us to place your order.',
  },
  refused: {
    status: 502,
    message: 'PayPal did not accept this order. Please try another amount, or contact us.',
  },
  no_approval_link: { status: 502, message: 'No approval link found in PayPal response' },
  attempt_changed: {
    status: 409,
    message: 'This payment was started with another amount. Please start again.',
  },
  attempt_closed: { status: 409, message: 'This payment can no longer be made. Please start again.' },
  already_placed: { status: 409, message: 'This order was already placed. Its receipt says how it stands.' },
} as const satisfies Record<Exclude<OrderOutcome['kind'], 'created'>, { status: number; message: string }>;

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

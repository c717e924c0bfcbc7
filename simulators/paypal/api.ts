import { randomBytes } from 'node:crypto';
import type { Routes } from '../http.ts';
import type { Disputes } from './disputes.ts';
import type { Faults, Operation } from './faults.ts';
import type { Orders } from './orders.ts';
import type { Refunds } from './refunds.ts';
import { searchTransactions, type Reporting } from './reports.ts';
import type { Vault } from './vault.ts';
import { viewCapture, viewOrder } from './views.ts';
import { newDebugId, readMinor, Refusal, renderRefusal, type Context } from './wire.ts';

/** What a call came to. `view` is made again for a repeated request id, whose answer is the latest state. */
type Outcome = { status: 200 | 201 | 204; view: () => object } | Refusal;

type Call = { id: string; text: string; query: URLSearchParams };

/** Some work of the API: the answer's status, and what it shows. Throws a `Refusal`. */
type Work = (call: Call) => Exclude<Outcome, Refusal>;

/** The part of PayPal's REST API that a server-side checkout uses. */
function worksOf({
  context,
  orders,
  refunds,
  disputes,
  vault,
  settings,
}: Parts): Record<string, [Operation, Work]> {
  const show = (id: string, status: 200 | 201 = 200) => ({
    status,
    view: () => viewOrder(orders.getOrder(id), { context, vault }),
  });
  return {
    'POST /v2/checkout/orders': ['create', ({ text }) => show(orders.create(JSON.parse(text)).id, 201)],
    'GET /v2/checkout/orders/:id': ['get', ({ id }) => show(id)],
    'POST /v2/checkout/orders/:id/capture': ['capture', ({ id }) => show(orders.capture(id).id, 201)],
    'POST /v2/payments/captures/:id/refund': [
      'refund',
      ({ id, text }) => {
        const refundId = refunds.request(id, readRefund(JSON.parse(text || '{}')));
        return { status: 201, view: () => refunds.getRefund(refundId) };
      },
    ],
    'GET /v2/payments/refunds/:id': [
      'get-refund',
      ({ id }) => ({ status: 200, view: () => refunds.getRefund(id) }),
    ],
    'GET /v2/payments/captures/:id': [
      'get-capture',
      ({ id }) => {
        const order = orders.findByCapture(id);
        if (!order) throw new Refusal('INVALID_RESOURCE_ID');
        return { status: 200, view: () => viewCapture(order, context) };
      },
    ],
    'GET /v3/vault/payment-tokens/:id': [
      'get-saved',
      ({ id }) => ({ status: 200, view: () => vault.view(vault.get(id)) }),
    ],
    'DELETE /v3/vault/payment-tokens/:id': [
      'delete-saved',
      ({ id }) => {
        const way = vault.get(id);
        vault.remove(id);
        return { status: 204, view: () => vault.view(way) };
      },
    ],
    'GET /v1/customer/disputes': [
      'list-disputes',
      ({ query }) => ({ status: 200, view: () => disputes.listPage(query) }),
    ],
    'GET /v1/customer/disputes/:id': [
      'get-dispute',
      ({ id }) => ({ status: 200, view: () => disputes.getDispute(id) }),
    ],
    'GET /v1/reporting/transactions': [
      'transactions',
      ({ query }) => {
        const page = searchTransactions(query, { context, orders, disputes, reporting: settings.reporting });
        return { status: 200, view: () => page };
      },
    ],
  };
}

/** Without an amount all that is left goes back. */
function readRefund({ amount, note_to_payer: note, custom_id: customId }: RefundBody) {
  const minor = readMinor(amount?.value ?? '0.00');
  if (minor === null) throw new Refusal('INVALID_PARAMETER_SYNTAX', { field: '/amount/value' });
  return {
    note: note ?? null,
    customId: customId ?? null,
    amount: amount ? { currency: amount.currency_code, minor } : null,
  };
}

/**
 * The routes, each wrapped in what PayPal does around the work: the log, faults on demand, the token check, request ids
 * that do once what comes twice, and a debug id on every answer.
 */
export function createApi(parts: Parts) {
  const { context, faults, settings } = parts;
  const tokens = new Map<string, number>();
  const repeats = new Map<string, Repeat>();
  let calls: RecordedCall[] = [];

  async function issueToken(request: Request): Promise<Response> {
    const basic = `Basic ${Buffer.from(`${parts.clientId}:${parts.clientSecret}`).toString('base64')}`;
    if (request.headers.get('authorization') !== basic)
      return Response.json({ error: 'invalid_client' }, { status: 401 });
    const token = randomBytes(48).toString('base64url');
    tokens.set(token, context.now() + TOKEN_MS);
    const scope = 'https://uri.paypal.com/services/payments/payment';
    return Response.json({ scope, access_token: token, token_type: 'Bearer', expires_in: TOKEN_MS / 1000 });
  }

  /** A request id counts for one path; refunds' for 45 days, others' for six hours. */
  async function perform(
    operation: Operation,
    { work, call, request, debugId }: Performed,
  ): Promise<Response> {
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
    if ((tokens.get(token) ?? 0) <= context.now())
      return Response.json({ error: 'invalid_token' }, { status: 401 });
    const requestId = request.method === 'POST' ? request.headers.get('paypal-request-id') : null;
    const key = `${new URL(request.url).pathname} ${requestId ?? debugId}`;
    const known = repeats.get(key);
    if (known === 'running') return renderRefusal(new Refusal('PREVIOUS_REQUEST_IN_PROGRESS'), debugId);
    const past = known && known.expiresAt > context.now() ? known.outcome : null;
    const played = { signal: request.signal, debugId };
    if (!past) repeats.set(key, 'running');
    const fault = faults.take(operation);
    const early = fault?.when === 'before' ? await faults.play(fault, played) : null;
    if (early && !past) repeats.delete(key);
    if (early) return early;
    const outcome = past ?? run(work, call);
    const keptMs = operation === 'refund' ? REFUND_IDS_KEPT_MS : ORDER_IDS_KEPT_MS;
    if (!past && requestId && isRemembered(outcome))
      repeats.set(key, { outcome, expiresAt: context.now() + keptMs });
    else if (!past) repeats.delete(key);
    const late = fault?.when === 'after' ? await faults.play(fault, played) : null;
    return late ?? render(outcome, { request, debugId, isRepeat: past !== null });
  }

  function isRemembered(outcome: Outcome): boolean {
    if (!(outcome instanceof Refusal)) return true;
    const { refusals } = settings;
    return refusals === 'replay' || (refusals === 'replay-declines' && outcome.isDecline);
  }

  const routes: Routes = Object.fromEntries(
    Object.entries<[Operation, Work | null]>({
      'POST /v1/oauth2/token': ['token', null],
      ...worksOf(parts),
    }).map(([route, [operation, work]]) => [
      route,
      async (request, { id = '' }) => {
        const [debugId, url, text] = [newDebugId(), new URL(request.url), await request.text()];
        const { authorization: _, ...headers } = Object.fromEntries(request.headers);
        const path = `${url.pathname}${url.search}`;
        calls = [...calls, { operation, path, headers, body: text }].slice(-KEPT_CALLS);
        const call = { id, text, query: url.searchParams };
        const response = await (work
          ? perform(operation, { work, call, request, debugId })
          : playThenIssue(request, debugId));
        if (response.type !== 'error') response.headers.set('paypal-debug-id', debugId);
        return response;
      },
    ]),
  );

  async function playThenIssue(request: Request, debugId: string): Promise<Response> {
    const fault = faults.take('token');
    const early = fault && (await faults.play(fault, { signal: request.signal, debugId }));
    return early ?? issueToken(request);
  }

  return {
    routes,
    controls: {
      /** The calls as they arrived, without credentials. */
      calls: (operation?: Operation): readonly RecordedCall[] =>
        calls.filter(call => operation === undefined || call.operation === operation),
      revokeTokens: (): void => tokens.clear(),
    },
    reset: (): void => {
      calls = [];
      repeats.clear();
    },
  };
}

function run(work: Work, call: Call): Outcome {
  try {
    return work(call);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** A repeated request id gets 200. Without `return=representation` the caller hears little more than the id. */
function render(outcome: Outcome, { request, debugId, isRepeat }: Rendered): Response {
  if (outcome instanceof Refusal) return renderRefusal(outcome, debugId);
  try {
    const whole = outcome.view();
    const isWhole = request.method === 'GET' || request.headers.get('prefer') === 'return=representation';
    const brief = Object.fromEntries(Object.entries(whole).filter(([key]) => BRIEF.has(key)));
    if (outcome.status === 204) return new Response(null, { status: 204 });
    return Response.json(isWhole ? whole : brief, { status: isRepeat ? 200 : outcome.status });
  } catch (error) {
    if (error instanceof Refusal) return renderRefusal(error, debugId);
    throw error;
  }
}

const BRIEF: ReadonlySet<string> = new Set(['id', 'status', 'links']);
const TOKEN_MS = 9 * 60 * 60 * 1000;
const ORDER_IDS_KEPT_MS = 6 * 60 * 60 * 1000;
const REFUND_IDS_KEPT_MS = 45 * 24 * 60 * 60 * 1000;
const KEPT_CALLS = 500;

/**
 * What can be switched. `refusals`: which of them a repeated request id gets again, for PayPal does not say; the rest is
 * decided anew. 409, 429 and 5xx are never kept.
 */
export type Settings = { refusals: 'replay-declines' | 'replay' | 'run-again'; reporting: Reporting };

type Parts = {
  context: Context;
  orders: Orders;
  refunds: Refunds;
  disputes: Disputes;
  vault: Vault;
  faults: Faults;
  settings: Settings;
  clientId: string;
  clientSecret: string;
};
type RefundBody = {
  amount?: { currency_code: string; value: string };
  note_to_payer?: string;
  custom_id?: string;
};
type RecordedCall = { operation: Operation; path: string; headers: Record<string, string>; body: string };
type Repeat = 'running' | { outcome: Outcome; expiresAt: number };
type Performed = { work: Work; call: Call; request: Request; debugId: string };
type Rendered = { request: Request; debugId: string; isRepeat: boolean };

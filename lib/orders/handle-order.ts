import { isCrossSite, mediaTypeOf, readText } from '@/lib/site/http/request';
import { nameOf } from '@/lib/site/text';
import { clientAddressOf } from '@/lib/site/security/client-address';
import { replyWithJson, replyWithPage, type OrderOutcome } from './order-reply';
import { parseOrderForm, parseOrderJson } from './schema';
import type { OrderServices } from './services-type';
import type { Report } from './ports';

/** `POST /order`: from checkout's script as JSON, or from the plain form that works without one. */
export async function handleOrder(request: Request, services: OrderServices): Promise<Response> {
  const format = readFormat(request);
  const body = await readText(request);
  const text = body.kind === 'ok' ? body.text : '';
  const outcome = body.kind === 'ok' ? await decide({ request, format, text }, services) : body;
  if (format === 'form') return replyWithPage(outcome, new URLSearchParams(text), services);
  return replyWithJson(outcome, services);
}

async function decide(posted: PostedOrder, services: OrderServices): Promise<OrderOutcome> {
  const { request, format, text } = posted;
  if (format === null) return { kind: 'unsupported_type' };
  if (isCrossSite(request, services.siteOrigin)) return { kind: 'cross_site' };
  const key = request.headers.get('idempotency-key');
  const parsed = format === 'json' ? parseOrderJson(text, key) : parseOrderForm(text);
  if (parsed.kind !== 'ok') return parsed;
  try {
    const address = clientAddressOf(request.headers, services.trustedProxyHops);
    const accountId = await services.findAccountId(request.headers.get('cookie'));
    const outcome = await services.createOrder({ input: parsed.input, buyer: { address, accountId } });
    noteFailure(outcome, services.report);
    return outcome;
  } catch (error) {
    services.report('error', 'order_not_placed', { error: nameOf(error) });
    return { kind: 'failed' };
  }
}

function noteFailure(outcome: OrderOutcome, report: Report): void {
  if (outcome.kind === 'busy') report('warn', 'paypal_busy', { reason: outcome.reason });
  if (outcome.kind === 'config') report('error', 'paypal_credentials_refused', { reason: outcome.reason });
  if (outcome.kind === 'refused') report('error', 'paypal_refused_order', { issue: outcome.issue });
  if (outcome.kind === 'no_approval_link')
    report('error', 'paypal_gave_no_approval_link', { status: outcome.status });
}

function readFormat(request: Request): 'json' | 'form' | null {
  return FORMATS.get(mediaTypeOf(request)) ?? null;
}

const FORMATS: ReadonlyMap<string, 'json' | 'form'> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
]);

type PostedOrder = { request: Request; format: 'json' | 'form' | null; text: string };

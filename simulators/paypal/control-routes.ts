import { parseJson, type HttpRequest } from '../http/request.ts';
import { empty, json, text, type HttpReply } from '../http/response.ts';
import type { Route } from '../http/router.ts';
import { isOperation } from './call-log.ts';
import { parseDeliveryOptions, parseOutcome } from './control-input.ts';
import type { Controls } from './controls.ts';
import { parseFault } from './faults.ts';
import { isObject } from './fields.ts';
import { isEventName } from './webhook-event.ts';

/**
 * `/__control/`: what a test, or a developer with curl, can do to the simulator. Only from this machine: the server
 * listens on loopback, and a web page elsewhere cannot use its visitor's browser (an `Origin` must be ours).
 */
export function controlRoutes(controls: Controls): Route[] {
  return [
    command('reset', nothing, controls.reset),
    command(
      'clock',
      ({ advanceMs }) => (typeof advanceMs === 'number' ? advanceMs : null),
      controls.advanceClock,
    ),
    command('framing', ({ allowed }) => (typeof allowed === 'boolean' ? allowed : null), controls.setFraming),
    command('tokens/revoke', nothing, controls.revokeTokens),
    command('outcome', parseOutcome, controls.setNextOutcome),
    command('faults', parseFault, controls.addFault),
    command('faults/clear', nothing, controls.clearFaults),
    command('faults/release', nothing, controls.releaseHanging),
    query('calls', ({ url }) => {
      const operation = url.searchParams.get('operation');
      return { calls: controls.calls(isOperation(operation) ? operation : undefined) };
    }),
    ...orderRoutes(controls),
    ...webhookRoutes(controls),
  ];
}

function orderRoutes(controls: Controls): Route[] {
  return [
    query('orders', () => ({ orders: controls.orders() })),
    query('orders/:id', ({ params }) => controls.order(params.id ?? '')),
    command(
      'orders/:id/approve',
      ({ instrument }) => (instrument === 'declining' ? 'declining' : 'working'),
      (instrument, id) => controls.approveOrder(id, instrument),
    ),
    command(
      'captures/:id/settle',
      ({ status }) => (status === 'COMPLETED' || status === 'DECLINED' ? status : null),
      (status, id) => controls.settleCapture(id, status),
    ),
    command(
      'captures/:id/refund',
      ({ value }) => ({ value: typeof value === 'string' ? value : undefined }),
      ({ value }, id) => controls.refundCapture(id, value),
    ),
  ];
}

function webhookRoutes(controls: Controls): Route[] {
  return [
    query('webhooks', () => ({ deliveries: controls.deliveries() })),
    command(
      'webhooks',
      ({ event, orderId, ...options }) =>
        isEventName(event) && typeof orderId === 'string'
          ? { event, orderId, ...parseDeliveryOptions(options) }
          : null,
      ({ event, orderId, ...options }) => controls.sendWebhook(event, orderId, options),
    ),
    command('webhooks/hold', nothing, controls.holdWebhooks),
    command('webhooks/release', parseDeliveryOptions, controls.releaseWebhooks),
  ];
}

/** A POST whose JSON body is read by `parse` (null: 400). What it gives is shown; null means there was no such thing. */
function command<Input>(path: string, parse: (body: Body) => Input | null, run: Run<Input>): Route {
  return {
    method: 'POST',
    pattern: `/__control/${path}`,
    handle: async request => {
      if (isForeign(request)) return text(403, 'The control address is not for other sites');
      const input = parse(readBody(request));
      if (input === null) return text(400, 'The control address does not understand this');
      return show(await run(input, request.params.id ?? ''));
    },
  };
}

function query(path: string, run: (request: HttpRequest) => object | null): Route {
  return { method: 'GET', pattern: `/__control/${path}`, handle: request => show(run(request)) };
}

function show(result: object | null | void): HttpReply {
  if (result === null) return text(404, 'There is nothing to do that to');
  return result === undefined ? empty(204) : json(200, result);
}

function readBody(request: HttpRequest): Body {
  const body = parseJson(request);
  return body.kind === 'ok' && isObject(body.value) ? body.value : {};
}

function nothing(): object {
  return {};
}

function isForeign({ headers, url }: HttpRequest): boolean {
  return headers.origin !== undefined && headers.origin !== url.origin;
}

type Body = Readonly<Record<string, unknown>>;
type Run<Input> = (input: Input, id: string) => object | null | void | Promise<object | null | void>;

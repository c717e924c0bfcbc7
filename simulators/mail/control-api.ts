import { parseJson, type HttpRequest } from '../http/request.ts';
import { empty, json, text, type HttpReply } from '../http/response.ts';
import type { Handler, Route } from '../http/router.ts';
import { isFaultKind, type MailFault } from './faults.ts';
import { isMailEventType, type MailEventType, type ReceivedMail } from './mail-store.ts';
import type { WebhookDelivery, WebhookMode } from './webhook-sender.ts';

/** The same switches that a test in this process has, for tests and people outside it. */
export function controlRoutes(simulator: MailSimulatorControls): Route[] {
  return [
    { method: 'GET', pattern: '/__control/messages', handle: request => listMessages(request, simulator) },
    { method: 'GET', pattern: '/__control/webhooks', handle: () => json(200, simulator.webhookDeliveries()) },
    post('/__control/reset', () => simulator.reset()),
    post('/__control/release', () => simulator.release()),
    post('/__control/faults', body => setFault(body, simulator)),
    post('/__control/webhooks', body => setWebhooks(body, simulator)),
    post('/__control/clock', body => advance(body, simulator)),
    post('/__control/events', body => emit(body, simulator)),
  ];
}

function post(pattern: string, change: (body: Record<string, unknown>) => boolean | void): Route {
  const handle: Handler = request => {
    if (request.headers['sec-fetch-site'] === 'cross-site') return text(403, 'Not from another site');
    const isDone = change(readBody(request)) ?? true;
    return isDone ? empty(204) : text(422, 'These values make no sense here');
  };
  return { method: 'POST', pattern, handle };
}

function listMessages({ url }: HttpRequest, simulator: MailSimulatorControls): HttpReply {
  const to = url.searchParams.get('to');
  return json(
    200,
    simulator.messages().filter(mail => to === null || mail.to.includes(to)),
  );
}

function setFault(body: Record<string, unknown>, simulator: MailSimulatorControls): boolean {
  const { kind, times = null, retryAfterSeconds = 1 } = body;
  if (kind === 'none') simulator.setFault(null);
  if (kind === 'none') return true;
  const isCount = times === null || typeof times === 'number';
  if (!isFaultKind(kind) || !isCount || typeof retryAfterSeconds !== 'number') return false;
  simulator.setFault({ kind, times, retryAfterSeconds });
  return true;
}

function setWebhooks(body: Record<string, unknown>, simulator: MailSimulatorControls): boolean {
  const switches = ['isEnabled', 'isReversed', 'isForged', 'isStale'];
  const amounts = ['copies', 'delayMs'];
  const isUsable = Object.entries(body).every(
    ([name, value]) =>
      (switches.includes(name) && typeof value === 'boolean') ||
      (amounts.includes(name) && typeof value === 'number'),
  );
  if (isUsable) simulator.setWebhookMode(body);
  return isUsable;
}

function advance({ advanceMs }: Record<string, unknown>, simulator: MailSimulatorControls): boolean {
  if (typeof advanceMs !== 'number' || !(advanceMs >= 0)) return false;
  simulator.advanceClock(advanceMs);
  return true;
}

function emit({ messageId, type }: Record<string, unknown>, simulator: MailSimulatorControls): boolean {
  return typeof messageId === 'string' && isMailEventType(type) && simulator.emit(messageId, type);
}

function readBody(request: HttpRequest): Record<string, unknown> {
  const parsed = parseJson(request);
  if (parsed.kind === 'invalid' || typeof parsed.value !== 'object') return {};
  return { ...parsed.value };
}

/** What a test or the control routes may do to a running simulator. */
export type MailSimulatorControls = {
  messages: () => readonly ReceivedMail[];
  /** The next requests go wrong in this way; null ends it. */
  setFault: (fault: MailFault | null) => void;
  /** Lets requests that the `hold` fault stopped go on. */
  release: () => void;
  setWebhookMode: (change: Partial<WebhookMode>) => void;
  /** Makes an event happen to a mail that arrived. False when there is no such mail. */
  emit: (messageId: string, type: MailEventType) => boolean;
  /** Posts every webhook that is due, and waits for the answers. */
  settleWebhooks: () => Promise<void>;
  webhookDeliveries: () => readonly WebhookDelivery[];
  advanceClock: (ms: number) => void;
  reset: () => void;
};

import { z } from 'zod';
import { parseJsonBody, type HttpRequest } from '../http/request.ts';
import { empty, json, text, type HttpReply } from '../http/response.ts';
import type { Handler, Route } from '../http/router.ts';
import { MAIL_FAULT_KINDS, type MailFault } from './faults.ts';
import { MAIL_EVENT_TYPES, type MailEventType, type ReceivedMail } from './mail-store.ts';
import type { WebhookDelivery, WebhookMode } from './webhook-sender.ts';

/** The same switches that a test in this process has, for tests and people outside it. */
export function mailControlRoutes(simulator: MailSimulatorControls): Route[] {
  return [
    { method: 'GET', pattern: '/__control/messages', handle: request => listMessages(request, simulator) },
    { method: 'GET', pattern: '/__control/webhooks', handle: () => json(200, simulator.webhookDeliveries()) },
    post('/__control/reset', z.object({}), () => simulator.reset()),
    post('/__control/release', z.object({}), () => simulator.release()),
    post('/__control/faults', FAULT, fault => simulator.setFault(fault.kind === 'none' ? null : fault)),
    post('/__control/webhooks', WEBHOOKS, mode => simulator.setWebhookMode(mode)),
    post('/__control/clock', CLOCK, ({ advanceMs }) => simulator.advanceClock(advanceMs)),
    post('/__control/events', EVENT, ({ messageId, type }) => simulator.emit(messageId, type)),
  ];
}

/** `change` returns false when there was nothing to change. */
function post<Body>(pattern: string, schema: z.ZodType<Body>, change: (body: Body) => boolean | void): Route {
  const handle: Handler = request => {
    if (request.headers['sec-fetch-site'] === 'cross-site') return text(403, 'Not from another site');
    const parsed = parseJsonBody(request);
    const body = schema.safeParse(parsed.kind === 'ok' ? parsed.value : {});
    const isDone = body.success && (change(body.data) ?? true);
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

const FAULT = z.union([
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.enum(MAIL_FAULT_KINDS),
    times: z.number().nullable().default(null),
    retryAfterSeconds: z.number().default(1),
  }),
]);

const isOn = z.boolean().exactOptional();
const amount = z.number().exactOptional();
const WEBHOOKS = z.strictObject({
  isEnabled: isOn,
  isReversed: isOn,
  isForged: isOn,
  isStale: isOn,
  copies: amount,
  delayMs: amount,
});

const CLOCK = z.object({ advanceMs: z.number().min(0) });

const EVENT = z.object({ messageId: z.string(), type: z.enum(MAIL_EVENT_TYPES) });

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

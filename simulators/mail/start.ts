import { controlRoutes } from '../http/control.ts';
import { createRouter } from '../http/router.ts';
import { startServer } from '../http/server.ts';
import { createSimulatedClock } from '../clock.ts';
import { answerError, apiErrors } from './errors.ts';
import { createFaultPlan, type MailFault } from './faults.ts';
import { createIdempotencyMemory } from './idempotency.ts';
import { guard, mailApiRoutes, type MailApiDeps } from './mail-api.ts';
import { mailboxRoutes } from './mailbox-pages.ts';
import { createMailStore, lifeCycleOf, type MailEventType, type ReceivedMail } from './mail-store.ts';
import { createRateLimit } from './rate-limit.ts';
import { newWebhookMessage } from './webhook-message.ts';
import { createMailWebhookSender, type WebhookDelivery, type WebhookMode } from './webhook-sender.ts';

/** A running stand-in for Resend: its sending API, its signed webhooks, and a mailbox to read what arrived. */
export type MailSimulator = MailSimulatorControls & { origin: string; close: () => Promise<void> };

/** Starts the simulator on loopback. Port 0 takes a free port. */
export async function startMailSimulator(options: MailSimulatorOptions): Promise<MailSimulator> {
  const { controls, api, closeWebhooks } = assemble(options);
  const routes = [
    ...mailApiRoutes(api),
    ...controlRoutes(controls, ['messages', 'webhookDeliveries']),
    ...mailboxRoutes(controls),
  ];
  const notFound = guard(() => answerError(apiErrors.notFound()), api);
  const handler = createRouter(routes, notFound);
  const server = await startServer({ port: options.port, handler, bodyLimitBytes: BODY_LIMIT_BYTES });
  return {
    ...controls,
    origin: server.origin,
    close: async () => {
      controls.release();
      await closeWebhooks();
      await server.close();
    },
  };
}

function assemble(options: MailSimulatorOptions): Assembly {
  const parts = createParts(options);
  const { clock, store, webhooks } = parts;
  const happen: Happen = (mail, types) => {
    mail.events.push(...types.map(type => ({ type, at: clock.now() })));
    webhooks.send(types.map(type => newWebhookMessage(mail, type, clock.now())));
  };
  const api: MailApiDeps = {
    apiKey: options.apiKey,
    fromDomains: options.fromDomains ?? null,
    takeRate: parts.rate.take,
    takeFault: parts.faults.take,
    idempotency: parts.idempotency,
    untilReleased: parts.gate.wait,
    accept: (mail, key) => {
      const received = store.add(mail, key);
      happen(received, lifeCycleOf(mail));
      return received;
    },
    find: store.find,
  };
  return { controls: controlsOf(parts, happen), api, closeWebhooks: webhooks.close };
}

function createParts(options: MailSimulatorOptions) {
  const clock = createSimulatedClock(options.now);
  return {
    clock,
    store: createMailStore(clock),
    faults: createFaultPlan(),
    idempotency: createIdempotencyMemory(clock),
    rate: createRateLimit({ clock, perSecond: options.requestsPerSecond ?? REQUESTS_PER_SECOND }),
    webhooks: createMailWebhookSender({ url: options.webhookUrl, secret: options.webhookSecret, clock }),
    gate: createGate(),
  };
}

function controlsOf(parts: Parts, happen: Happen): MailSimulatorControls {
  const { clock, store, faults, idempotency, rate, webhooks, gate } = parts;
  return {
    messages: store.list,
    setFault: faults.set,
    release: gate.open,
    setWebhookMode: webhooks.setMode,
    emit: (messageId, type) => {
      const mail = store.find(messageId);
      if (mail) happen(mail, [type]);
      return mail !== null;
    },
    settleWebhooks: webhooks.settle,
    webhookDeliveries: webhooks.deliveries,
    advanceClock: ms => {
      clock.advance(ms);
      void webhooks.settle();
    },
    reset: () => {
      faults.set(null);
      gate.open();
      for (const part of [store, idempotency]) part.clear();
      for (const part of [clock, rate, webhooks]) part.reset();
    },
  };
}

/** Those who wait go on together when it is opened; later ones wait again. */
function createGate() {
  let waiting: (() => void)[] = [];
  return {
    wait: () => new Promise<void>(resolve => waiting.push(resolve)),
    open: () => {
      for (const resolve of waiting) resolve();
      waiting = [];
    },
  };
}

const REQUESTS_PER_SECOND = 5;
const BODY_LIMIT_BYTES = 10_485_760;

type MailSimulatorOptions = {
  port: number;
  apiKey: string;
  /** Domains that may send; any when left out. */
  fromDomains?: readonly string[];
  /** Null posts no webhooks. */
  webhookUrl: string | null;
  /** `whsec_` and base64, as the site has it in its settings. */
  webhookSecret: string;
  requestsPerSecond?: number;
  /** The simulated clock's base time; the machine's by default. */
  now?: () => number;
};

type Parts = ReturnType<typeof createParts>;

type Happen = (mail: ReceivedMail, types: readonly MailEventType[]) => void;

type Assembly = { controls: MailSimulatorControls; api: MailApiDeps; closeWebhooks: () => Promise<void> };

/** What a test may do to a running simulator. */
type MailSimulatorControls = {
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

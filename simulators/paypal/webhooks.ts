import { createEvent, type EventName, type EventSubject, type WebhookEvent } from './webhook-event.ts';
import type { WebhookAttempt, DeliveryOptions, WebhookSender } from './webhook-sender.ts';
import type { Viewer } from './payment-view.ts';

export type Emit = (name: EventName, subject: EventSubject) => void;

/** The events for the merchant's site, with their time and order. */
export type Webhooks = {
  /** Something happened: sent at once, or kept while events are held. */
  emit: Emit;
  /** Sends a fresh event on demand, whatever has happened. */
  send: (name: EventName, subject: EventSubject, options?: DeliveryOptions) => Promise<void>;
  hold: () => void;
  /** Sends what was held, one after the other, and goes back to sending at once. */
  release: (options?: ReleaseOptions) => Promise<void>;
  settled: () => Promise<void>;
  deliveries: () => WebhookAttempt[];
  clear: () => void;
};

export type ReleaseOptions = DeliveryOptions & { reversed?: boolean };

export function createWebhooks({ sender, viewer, now }: WebhooksSetup): Webhooks {
  let queue: WebhookEvent[] | null = null;
  const create = (name: EventName, subject: EventSubject) =>
    createEvent(name, subject, { viewer: viewer(), now: now() });
  return {
    emit: (name, subject) => {
      const event = create(name, subject);
      if (queue) queue = [...queue, event];
      else void sender.send(event);
    },
    send: (name, subject, options) => sender.send(create(name, subject), options),
    hold: () => {
      queue ??= [];
    },
    release: async ({ reversed = false, ...options } = {}) => {
      const events = reversed ? (queue ?? []).toReversed() : (queue ?? []);
      queue = null;
      for (const event of events) await sender.send(event, options);
    },
    settled: sender.settled,
    deliveries: sender.deliveries,
    clear: () => {
      queue = null;
      sender.clear();
    },
  };
}

type WebhooksSetup = { sender: WebhookSender; viewer: () => Viewer; now: () => number };

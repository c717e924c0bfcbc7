import { afterAll, afterEach, beforeAll } from 'vitest';
import type { HttpRequest } from '@/simulators/http/request';
import { empty } from '@/simulators/http/response';
import { startServer, type RunningServer } from '@/simulators/http/server';

/** A webhook as it arrived, byte for byte. */
export type ReceivedWebhook = { headers: Readonly<Record<string, string>>; body: string };

export type WebhookReceiver = {
  webhookUrl: () => string;
  received: () => ReceivedWebhook[];
  /** The statuses of the next answers; afterwards 200. */
  answerWith: (statuses: readonly number[]) => void;
};

/** Stands in for the site's webhook address. Declare it before the simulator that posts to it. */
export function useWebhookReceiver(): WebhookReceiver {
  let server: RunningServer | undefined;
  let received: ReceivedWebhook[] = [];
  let statuses: readonly number[] = [];
  const handler = ({ headers, body }: HttpRequest) => {
    received = [...received, { headers, body: body.toString('utf8') }];
    const [status = 200, ...rest] = statuses;
    statuses = rest;
    return empty(status);
  };
  beforeAll(async () => {
    server = await startServer({ port: 0, handler });
  });
  afterEach(() => {
    received = [];
    statuses = [];
  });
  afterAll(() => server?.close());
  return {
    webhookUrl: () => `${server?.origin ?? ''}/webhooks/paypal`,
    received: () => received,
    answerWith: next => {
      statuses = next;
    },
  };
}

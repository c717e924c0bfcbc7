import 'server-only';
import { Resend, type CreateEmailResponse } from 'resend';
import { z } from 'zod';
import { requestIdHeader } from '@/lib/site/log';
import { countedCall } from '@/lib/site/metrics';
import type { Site } from '@/lib/site/site';
import { toWireAddress } from '@/lib/site/stored-address';
import { nameOf } from '@/lib/site/text';
import { HOUR_MS } from '@/lib/site/time';
import { findRepeatId, type ClaimedMail, type MailAttachment } from './outgoing-mail';

/**
 * Sends one email. The only place that sends through Resend. The SDK answers `{ data, error }` instead of throwing, and
 * leaves requests without an end: here every outcome gets a name, and every request eight seconds.
 */
export function sendMail(mail: ClaimedMail, site: Site, timeoutMs = TIMEOUT_MS): Promise<SendOutcome> {
  const options = {
    idempotencyKey: mail.idempotencyKey,
    headers: requestIdHeader(),
    signal: AbortSignal.timeout(timeoutMs),
  };
  return countedCall({ service: 'resend', outcomeOf: ({ kind }) => kind }, () =>
    clientOf(site.env)
      .emails.send(toPayload(mail), options)
      .then(response => readOutcome(response, site.now()))
      .catch(brokenRequest),
  );
}

/**
 * `unknown`: the provider may have accepted it. `retry_later`: busy, `wasRefused` when it surely did not take the mail.
 * `stop`: our credentials or sender are refused, so no mail can go. `reject`: this mail can never go.
 * `concurrent`: an earlier request with this key is still running there.
 */
export type SendOutcome =
  | { kind: 'sent'; providerId: string }
  | { kind: 'unknown'; reason: string }
  | { kind: 'retry_later'; reason: string; retryAfterMs: number | null; wasRefused: boolean }
  | { kind: 'stop'; reason: string }
  | { kind: 'reject'; reason: string }
  | { kind: 'concurrent'; reason: string };

function clientOf(env: Site['env']): Resend {
  const client =
    clients.get(env) ??
    new Resend(env.RESEND_API_KEY, env.mailBaseUrl === null ? {} : { baseUrl: env.mailBaseUrl });
  clients.set(env, client);
  return client;
}

const clients = new WeakMap<Site['env'], Resend>();

function brokenRequest(error: unknown): SendOutcome {
  return {
    kind: 'unknown',
    reason: `The request broke: ${nameOf(error)}`,
  };
}

/** The webhook returns these tags, which identify the email and its attempt even when the response was lost. */
export const OUTBOX_TAG = 'outbox_id';
export const REPEAT_TAG = 'repeat_id';

function toPayload(mail: ClaimedMail) {
  const repeatId = findRepeatId(mail.idempotencyKey);
  const headers = {
    ...mail.headers,
    ...(mail.unsubscribeUrl === null ? {} : unsubscribeHeaders(mail.unsubscribeUrl)),
  };
  return {
    from: toWireAddress(mail.from),
    to: toWireAddress(mail.to),
    ...(mail.replyTo === null ? {} : { replyTo: toWireAddress(mail.replyTo) }),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    ...(mail.attachments.length === 0 ? {} : { attachments: mail.attachments.map(toAttachment) }),
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
    tags: [
      { name: OUTBOX_TAG, value: mail.id },
      ...(repeatId === null ? [] : [{ name: REPEAT_TAG, value: repeatId }]),
    ],
  };
}

function toAttachment({ content, ...file }: MailAttachment) {
  return { ...file, content: Buffer.from(content).toString('base64') };
}

/** RFC 8058: mail programs then offer a button that unsubscribes without opening a page. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function readOutcome({ data, error, headers }: CreateEmailResponse, now: number): SendOutcome {
  if (!error)
    return data?.id
      ? { kind: 'sent', providerId: data.id }
      : { kind: 'unknown', reason: 'An answer without an id' };
  const { statusCode, name, message } = errorSchema.parse(error);
  const reason = `${statusCode ?? 'no answer'} ${name}: ${message}`.slice(0, REASON_MAX_LENGTH);
  const retryAfterMs = readRetryAfter(headers?.['retry-after'], now);
  if (statusCode === null) return { kind: 'unknown', reason };
  if (statusCode === 409 && name === 'concurrent_idempotent_requests') return { kind: 'concurrent', reason };
  if (statusCode === 429) {
    const isQuota = name.endsWith('_quota_exceeded');
    return {
      kind: 'retry_later',
      reason,
      retryAfterMs: retryAfterMs ?? (isQuota ? QUOTA_PAUSE_MS : null),
      wasRefused: true,
    };
  }
  if (statusCode === 401 || statusCode === 403 || KEY_TROUBLES.has(name)) return { kind: 'stop', reason };
  if (PERMANENT.has(statusCode)) return { kind: 'reject', reason };
  return { kind: 'retry_later', reason, retryAfterMs, wasRefused: false };
}

/** The SDK passes an unexpected body through as if it were an error: nothing in it may be believed unread. */
const errorSchema = z
  .object({
    statusCode: z.number().nullable().catch(null),
    name: z.string().catch('unnamed'),
    message: z.string().catch('an answer of unknown shape'),
  })
  .catch({ statusCode: null, name: 'unnamed', message: 'an answer of unknown shape' });

export const TIMEOUT_MS = 8_000;
const QUOTA_PAUSE_MS = HOUR_MS;
const REASON_MAX_LENGTH = 500;
const KEY_TROUBLES = new Set(['missing_api_key', 'invalid_api_key', 'restricted_api_key']);
const PERMANENT = new Set([400, 404, 405, 409, 413, 422]);

/** Milliseconds that a `Retry-After` header asks for: whole seconds or a date. Null when it is absent or unreadable. */
function readRetryAfter(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { MailEventType, ReceivedMail } from './mail-store.ts';

/** One event on its way: the id stays the same over every retry, the signature is made again each time. */
export type WebhookMessage = { id: string; type: MailEventType; body: string };

export function newWebhookMessage(mail: ReceivedMail, type: MailEventType, at: number): WebhookMessage {
  const data = {
    email_id: mail.id,
    created_at: new Date(mail.receivedAt).toISOString(),
    from: mail.from,
    to: mail.to,
    subject: mail.subject,
    tags: Object.fromEntries(mail.tags.map(({ name, value }) => [name, value])),
    ...DETAILS[type],
  };
  const body = JSON.stringify({ type, created_at: new Date(at).toISOString(), data });
  return { id: `msg_${randomUUID().replaceAll('-', '')}`, type, body };
}

/**
 * The signed headers of one delivery (Standard Webhooks, with the provider's `svix-` names). `atMs` is the real
 * time, because the receiver compares it with its own clock.
 */
export function signWebhook(message: WebhookMessage, { secret, atMs, isForged = false }: SignOptions) {
  const timestamp = Math.floor(atMs / 1000);
  const key = isForged ? randomBytes(24) : Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key)
    .update(`${message.id}.${timestamp}.${message.body}`)
    .digest('base64');
  return {
    'content-type': 'application/json',
    'svix-id': message.id,
    'svix-timestamp': String(timestamp),
    'svix-signature': `v1,${signature}`,
  };
}

const DETAILS: Partial<Record<MailEventType, Record<string, unknown>>> = {
  'email.bounced': {
    bounce: {
      type: 'Permanent',
      subType: 'General',
      message: 'The recipient’s mail server rejected the address.',
    },
  },
  'email.failed': { failed: { reason: 'reached_daily_quota' } },
  'email.suppressed': {
    suppressed: { type: 'OnAccountSuppressionList', message: 'The address is on the suppression list.' },
  },
};

type SignOptions = { secret: string; atMs: number; isForged?: boolean };

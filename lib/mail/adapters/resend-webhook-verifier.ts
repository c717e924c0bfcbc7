import 'server-only';
import { Resend } from 'resend';
import { z } from 'zod';
import type { MailEvent, MailWebhookVerifier } from '../ports';
import { OUTBOX_TAG, REPEAT_TAG } from './resend-gateway';
import { parseJson } from '@/lib/site/json';

/** Checks the signature over the raw text and reads the event. A wrong, old or missing signature is `forged`. */
export function createResendWebhookVerifier(settings: {
  apiKey: string;
  secret: string;
}): MailWebhookVerifier {
  return {
    verify: ({ body, headers }) => {
      const eventId = headers.get('svix-id') ?? '';
      try {
        new Resend(settings.apiKey).webhooks.verify({
          payload: body,
          headers: {
            id: eventId,
            timestamp: headers.get('svix-timestamp') ?? '',
            signature: headers.get('svix-signature') ?? '',
          },
          webhookSecret: settings.secret,
        });
      } catch (error) {
        return { kind: 'forged', reason: error instanceof Error ? error.message : 'unknown' };
      }
      const parsed = eventSchema.safeParse(parseJson(body));
      if (!parsed.success) return { kind: 'not_about_mail' };
      return { kind: 'verified', event: toMailEvent(parsed.data, { eventId, payload: body }) };
    },
  };
}

const detail = z.object({ message: z.string().optional(), reason: z.string().optional() }).optional();
const tags = z.union([
  z.record(z.string(), z.string()),
  z
    .array(z.object({ name: z.string(), value: z.string() }))
    .transform(list => Object.fromEntries(list.map(({ name, value }) => [name, value]))),
]);
const eventSchema = z.object({
  type: z.string(),
  data: z.object({
    email_id: z.string(),
    to: z.array(z.string()).catch([]),
    tags: tags.optional(),
    bounce: detail,
    failed: detail,
    suppressed: detail,
  }),
});

function toMailEvent(
  { type, data }: z.infer<typeof eventSchema>,
  raw: Pick<MailEvent, 'eventId' | 'payload'>,
): MailEvent {
  const detail = data.bounce ?? data.failed ?? data.suppressed;
  return {
    ...raw,
    type,
    providerId: data.email_id,
    outboxId: data.tags?.[OUTBOX_TAG] ?? null,
    repeatId: data.tags?.[REPEAT_TAG] ?? null,
    to: data.to.map(toPlainAddress),
    reason: detail?.message ?? detail?.reason ?? null,
  };
}

/** `Name <address>` as the address alone. */
function toPlainAddress(recipient: string): string {
  return /<([^<>]+)>$/.exec(recipient)?.[1] ?? recipient;
}

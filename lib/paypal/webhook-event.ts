import { z } from 'zod';
import { parseDecimal } from '@/lib/site/money';

/** PayPal's message, as far as it says where to look. Null when it is none. */
export function parseWebhookEvent(text: string): WebhookEvent | null {
  try {
    return eventSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * The capture that a refund or reversal belongs to: PayPal names it by the link `up` only. The link is never followed,
 * so its host does not matter.
 */
export function captureIdIn({ resource }: WebhookEvent): string | null {
  const href = resource.links.find(({ rel }) => rel === 'up')?.href ?? '';
  return CAPTURE_PATH.exec(href)?.[1] ?? null;
}

/** What a refund or reversal moved, in cents without a sign; null when the message does not say so readably. */
export function amountIn({ resource: { amount } }: WebhookEvent): number | null {
  return parseDecimal(amount?.value.replace(/^-/, '') ?? '');
}

/** When the resource came to be, in milliseconds; null when the message does not say so readably. */
export function createdAtIn({ resource }: WebhookEvent): number | null {
  const at = Date.parse(resource.create_time ?? '');
  return Number.isNaN(at) ? null : at;
}

/** `postponed`: PayPal could not say, or would not (`isRefused`); the sweep tries again. */
export type HandleOutcome =
  | { kind: 'handled'; result: string }
  | { kind: 'postponed'; reason: string; isRefused: boolean };

const CAPTURE_PATH = /\/v2\/payments\/captures\/([A-Z0-9]{1,36})$/;

const short = z.string().max(255);
/** What is not as PayPal documents it is treated as absent: PayPal is asked anyway. */
const mayBeAbsent = short.optional().catch(undefined);

const eventSchema = z.object({
  id: short.min(1),
  event_type: short.min(1),
  resource: z
    .object({
      id: mayBeAbsent,
      dispute_id: mayBeAbsent,
      order_id: mayBeAbsent,
      custom_id: mayBeAbsent,
      create_time: mayBeAbsent,
      amount: z.object({ value: short, currency_code: short }).optional().catch(undefined),
      links: z.array(z.object({ rel: short, href: short })).catch([]),
      purchase_units: z
        .array(z.object({ custom_id: mayBeAbsent }))
        .optional()
        .catch(undefined),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: mayBeAbsent }).optional() })
        .optional()
        .catch(undefined),
    })
    .default({ links: [] }),
});

export type WebhookEvent = z.infer<typeof eventSchema>;

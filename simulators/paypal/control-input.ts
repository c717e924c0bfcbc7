import { z } from 'zod';
import { OPERATIONS } from './call-log.ts';
import { DISPUTE_OUTCOMES, DISPUTE_REASONS, DISPUTE_STAGES, DISPUTE_STATUSES } from './dispute.ts';
import { CHANGED_BODY, OVERLAP, REFUSALS } from './idempotency.ts';
import { isIssue, type Issue } from './issues.ts';
import { EVENT_NAMES } from './webhook-event.ts';

/** What the bodies of the control address say; README.md lists them. */
const issue = z.custom<Issue>(value => typeof value === 'string' && isIssue(value));
const text = z.string().exactOptional();
const count = z.int().min(0).exactOptional();
const isOn = z.boolean().exactOptional();

export const NOTHING = z.object({});

export const CLOCK = z.object({ advanceMs: z.number() });

export const REPEATS = z.object({
  refusals: z.enum(REFUSALS).exactOptional(),
  changedBody: z.enum(CHANGED_BODY).exactOptional(),
  overlap: z.enum(OVERLAP).exactOptional(),
});

export const OUTCOME = z.union([
  z.object({ kind: z.enum(['instrument-declined', 'capture-declined', 'pending']) }),
  z.object({ kind: z.literal('refused'), issue }),
  z.object({ kind: z.literal('wrong-amount'), minor: z.int() }),
  z.object({ kind: z.literal('wrong-currency'), currency: z.string() }),
]);

export const REFUND_OUTCOME = z.union([
  z.object({ kind: z.enum(['pending', 'failed']) }),
  z.object({ kind: z.literal('refused'), issue }),
]);

export const PAYPAL_FAULT_KINDS = [
  '403',
  '429',
  '500',
  '503-html',
  '200-html',
  'hang',
  'cut',
  'latency',
] as const;

export const FAULT = z.object({
  kind: z.enum(PAYPAL_FAULT_KINDS),
  operation: z.enum(OPERATIONS),
  count,
  when: z.enum(['before', 'after']).exactOptional(),
  latencyMs: count,
});

export const APPROVAL = z.object({
  instrument: z.enum(['working', 'declining']).default('working'),
  payerId: z.string().nullable().default(null),
});

export const RELEASE = z.object({
  copies: count,
  delayMs: count,
  badSignature: isOn,
  mock: isOn,
  reversed: isOn,
});

export const WEBHOOK = RELEASE.extend({ event: z.enum(EVENT_NAMES), orderId: z.string() });

export const VALUE = z.object({ value: text });

export const REVERSAL = VALUE.extend({ by: z.enum(['paypal', 'bank']).exactOptional() });

export const FOREIGN = VALUE.extend({ currency: text, customId: text, invoiceId: text });

export const REPORTING = z.object({ delayMs: count, maxRows: count });

const standing = {
  stage: z.enum(DISPUTE_STAGES).exactOptional(),
  status: z.enum(DISPUTE_STATUSES).exactOptional(),
};

export const DISPUTE = VALUE.extend({
  ...standing,
  reason: z.enum(DISPUTE_REASONS).exactOptional(),
  respondWithinMs: z.number().exactOptional(),
});

/** `respondBy` in milliseconds since 1970; null when it is not the seller's turn. */
export const DISPUTE_CHANGE = z.object({ ...standing, respondBy: z.number().nullable().exactOptional() });

export const DISPUTE_END = z.object({ outcome: z.enum(DISPUTE_OUTCOMES) });

import { z } from 'zod';
import { orderFieldErrors } from '@/content/orders';

const ORDER_LIMITS = { amountLength: 20, idLength: 64, addOns: 20 } as const;

/** Of 16 to 64 characters, so one visitor's attempt cannot be guessed by another. */
const ATTEMPT_ID = /^[A-Za-z0-9_-]{16,64}$/;

const chosenId = (message: string) =>
  optional(z.string({ error: message }).max(ORDER_LIMITS.idLength, { error: message }));
const amountError = { error: orderFieldErrors.amount };
const addOnsError = { error: orderFieldErrors.addOns };
const attemptError = { error: orderFieldErrors.attemptId };

/** The shape of a posted order. What it costs, and whether it is for sale, is for the pricing rules. */
const orderSchema = z.object({
  amount: optional(
    z.union([z.string().max(ORDER_LIMITS.amountLength, amountError), z.number()], amountError),
  ),
  currency: z.string({ error: orderFieldErrors.currency }),
  intent: z.string({ error: orderFieldErrors.intent }),
  plan: chosenId(orderFieldErrors.plan),
  billing: optional(z.enum(['setup-and-monthly', 'monthly-only'], { error: orderFieldErrors.billing })),
  addOns: optional(
    z
      .array(z.string(addOnsError).max(ORDER_LIMITS.idLength, addOnsError), addOnsError)
      .max(ORDER_LIMITS.addOns, addOnsError),
  ),
  package: chosenId(orderFieldErrors.package),
  attemptId: optional(z.string(attemptError).regex(ATTEMPT_ID, attemptError)),
});

export type OrderInput = z.infer<typeof orderSchema>;

/**
 * Reads the JSON that checkout's script posts. The attempt's id is in the header `Idempotency-Key`; in the body, where
 * the plain form has it, it is accepted too.
 */
export function parseOrderJson(text: string, idempotencyKey: string | null = null): ParsedOrder {
  try {
    return readOrder(withAttempt(JSON.parse(text), idempotencyKey));
  } catch {
    return { kind: 'malformed' };
  }
}

/**
 * Reads the plain form that works without a script; an empty field is one that was not filled in. Of a field that comes
 * twice the first one counts, as in every form; only add-ons may be several.
 */
export function parseOrderForm(text: string): ParsedOrder {
  const form = new URLSearchParams(text);
  const firsts = Object.fromEntries(Array.from(form).toReversed());
  return readOrder({ ...firsts, addOns: form.getAll('addOns').filter(id => id !== '') });
}

function withAttempt(body: unknown, attemptId: string | null): unknown {
  const isOrder = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isOrder && attemptId !== null ? { attemptId, ...body } : body;
}

function readOrder(value: unknown): ParsedOrder {
  const parsed = orderSchema.safeParse(value);
  if (parsed.success) return { kind: 'ok', input: parsed.data };
  const [issue] = parsed.error.issues;
  const [field] = issue?.path ?? [];
  if (typeof field !== 'string') return { kind: 'invalid', message: orderFieldErrors.noOrder };
  return { kind: 'invalid', field, message: issue?.message ?? orderFieldErrors.unnamed };
}

function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess(value => (value === '' || value === null ? undefined : value), schema.optional());
}

type ParsedOrder =
  | { kind: 'ok'; input: OrderInput }
  | { kind: 'malformed' }
  | { kind: 'invalid'; field?: string; message: string };

import { z } from 'zod';

const ORDER_LIMITS = { amountLength: 20, idLength: 64, addOns: 20 } as const;

/** Of 16 to 64 characters, so that one visitor's attempt cannot be guessed by another. */
const ATTEMPT_ID = /^[A-Za-z0-9_-]{16,64}$/;

const chosenId = (message: string) =>
  optional(z.string({ error: message }).max(ORDER_LIMITS.idLength, { error: message }));
const amountError = { error: 'Enter the amount as a number with at most two decimals, such as 99.00' };
const addOnsError = { error: 'Choose add-ons from the list' };
const attemptError = { error: 'The attempt id must be 16 to 64 letters, digits, - or _' };

/** The shape of a posted order. What it costs, and whether it is for sale, is for the pricing rules. */
const orderSchema = z.object({
  amount: optional(
    z.union([z.string().max(ORDER_LIMITS.amountLength, amountError), z.number()], amountError),
  ),
  currency: z.string({ error: 'Currency must be USD, EUR, GBP or CAD' }),
  intent: z.string({ error: 'Intent must be CAPTURE' }),
  plan: chosenId('Choose one of our plans'),
  billing: optional(
    z.enum(['setup-and-monthly', 'monthly-only'], {
      error: 'Billing must be setup-and-monthly or monthly-only',
    }),
  ),
  addOns: optional(
    z
      .array(z.string(addOnsError).max(ORDER_LIMITS.idLength, addOnsError), addOnsError)
      .max(ORDER_LIMITS.addOns, addOnsError),
  ),
  package: chosenId('Choose a package from the list'),
  attemptId: optional(z.string(attemptError).regex(ATTEMPT_ID, attemptError)),
});

export type OrderInput = z.infer<typeof orderSchema>;

/**
 * Reads the JSON that checkout's script posts. The attempt's id stands in the header `Idempotency-Key`; in the body, where
 * the plain form has it, it is taken too.
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
  if (typeof field !== 'string')
    return { kind: 'invalid', message: 'Send an object with amount, currency and intent' };
  return { kind: 'invalid', field, message: issue?.message ?? 'Check this field' };
}

function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess(value => (value === '' || value === null ? undefined : value), schema.optional());
}

type ParsedOrder =
  | { kind: 'ok'; input: OrderInput }
  | { kind: 'malformed' }
  | { kind: 'invalid'; field?: string; message: string };

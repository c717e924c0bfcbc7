import { ApiError } from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import type { GatewayFailure } from '../ports';

/**
 * What PayPal's SDK threw, in our words (payments-and-mail.md §3.5). Anything that is not a clear refusal counts as
 * `busy`: the call may have worked, so it is repeated with the same request id. Vendor texts stay out of it.
 */
export function toFailure(error: unknown): GatewayFailure {
  if (!(error instanceof ApiError)) return { kind: 'busy', reason: nameOf(error), httpStatus: null };
  const { statusCode } = error;
  if (statusCode === 401 || statusCode === 403)
    return { kind: 'config', reason: `PayPal answered ${statusCode}` };
  if (TEMPORARY.has(statusCode) || statusCode >= 500)
    return { kind: 'busy', reason: `PayPal answered ${statusCode}`, httpStatus: statusCode };
  return { kind: 'refused', issue: toIssue(error) ?? `HTTP_${statusCode}`, httpStatus: statusCode };
}

/** Tells whether a call was refused for its token; a refusal of the token request itself is about our credentials. */
export function isStaleToken(error: unknown): boolean {
  return error instanceof ApiError && error.statusCode === 401 && !error.request.url.endsWith(TOKEN_PATH);
}

/** PayPal's issue name, the only part of an error that is stable; null when there is none. */
export function toIssue(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const parsed = problemSchema.safeParse(error.result);
  return parsed.success ? (parsed.data.details?.[0]?.issue ?? parsed.data.name ?? null) : null;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown failure';
}

// 409: the first of two requests with one id is still running.
const TEMPORARY: ReadonlySet<number> = new Set([408, 409, 425, 429]);

const TOKEN_PATH = '/v1/oauth2/token';

const problemSchema = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

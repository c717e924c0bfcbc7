import { ApiError } from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import type { GatewayFailure } from '../gateway-failure';

/**
 * What PayPal's SDK threw, in our words. Anything that is not a clear refusal counts as `busy`: the call may have
 * worked, so it is repeated with the same request id. Vendor texts stay out of it.
 */
export function toFailure(error: unknown): GatewayFailure {
  if (!(error instanceof ApiError))
    return { kind: 'busy', reason: nameOf(error), httpStatus: null, debugId: null };
  const { statusCode } = error;
  const { issue, bodyDebugId } = readProblem(error.body);
  const debugId = toDebugId(error) ?? bodyDebugId;
  const reason = `PayPal answered ${statusCode}`;
  if (statusCode === 401) return { kind: 'config', reason, debugId };
  if (statusCode === 403) return { kind: 'config', reason: issue ? `${reason}: ${issue}` : reason, debugId };
  if (TEMPORARY.has(statusCode) || statusCode >= 500)
    return { kind: 'busy', reason, httpStatus: statusCode, debugId };
  return { kind: 'refused', issue: issue ?? `HTTP_${statusCode}`, httpStatus: statusCode, debugId };
}

/** PayPal's own name for a call, from the headers of its answer. */
export function toDebugId({ headers }: { headers: Record<string, string> }): string | null {
  return headers['paypal-debug-id'] ?? null;
}

/** Whether a call was refused for its token; a refusal of the token request itself is about our credentials. */
export function isStaleToken(error: unknown): boolean {
  return error instanceof ApiError && error.statusCode === 401 && !error.request.url.endsWith(TOKEN_PATH);
}

/**
 * The only stable parts of an error body. It is read from its text, because the SDK parses the body only for the status
 * codes that it lists for a call.
 */
function readProblem(body: unknown): { issue: string | null; bodyDebugId: string | null } {
  const problem = problemSchema.safeParse(body).data ?? {};
  const { name = null, details, debug_id: bodyDebugId = null } = problem;
  const issue = name === TOO_LARGE ? name : (details?.[0]?.issue ?? name);
  return { issue, bodyDebugId };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown failure';
}

// 409: the first of two requests with one id is still running.
const TEMPORARY: ReadonlySet<number> = new Set([408, 409, 425, 429]);

const TOKEN_PATH = '/v1/oauth2/token';

/** Transaction Search names this one outside of its details. */
export const TOO_LARGE = 'RESULTSET_TOO_LARGE';

const problemSchema = z
  .string()
  .transform((text, context) => {
    try {
      const value: unknown = JSON.parse(text);
      return value;
    } catch {
      context.addIssue('not JSON');
      return z.NEVER;
    }
  })
  .pipe(
    z.object({
      name: z.string().optional(),
      debug_id: z.string().optional(),
      details: z.array(z.object({ issue: z.string().optional() })).optional(),
    }),
  );

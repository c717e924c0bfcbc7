import 'server-only';
import { getEnv } from '@/lib/site/env/server';
import { clientAddressOf } from '@/lib/site/security/client-address';
import type { SecurityEvent } from '@/lib/site/security/security-log';
import { getSite } from '@/lib/site/site';

/** Writes a refusal into the log: `where` is our name for the place, the headers say from which address. */
export function logRefusal(event: SecurityEvent, where: string, headers: Headers): void {
  const address = clientAddressOf(headers, getEnv().TRUSTED_PROXY_HOPS);
  getSite().noteSecurity(event, { where, address });
}

/** Passes an answer to a post on; one that another site caused, that leads nowhere or came too often is written down. */
export function logIfRefused(where: string, request: Request, response: Response): Response {
  const { status } = response;
  if (!REFUSALS.has(status)) return response;
  const address = clientAddressOf(request.headers, getEnv().TRUSTED_PROXY_HOPS);
  getSite().noteSecurity('post_refused', { where, status, address });
  return response;
}

const REFUSALS: ReadonlySet<number> = new Set([403, 404, 429]);

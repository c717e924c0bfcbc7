import { handleRequest } from '@/lib/leads/request-reply';
import { logIfRefused } from '@/lib/site/security/refusals';
import { getSite } from '@/lib/site/site';

/** The button of a request's page. */
export async function POST(request: Request): Promise<Response> {
  return logIfRefused('request', request, await handleRequest(request, getSite()));
}

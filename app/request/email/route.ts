import { handleRequest } from '@/lib/requests/handle-request';
import { logIfRefused } from '@/lib/security-services';
import { getRequestServices } from '@/lib/services';

/** The button of a request's page. */
export async function POST(request: Request): Promise<Response> {
  return logIfRefused('request', request, await handleRequest(request, getRequestServices()));
}

import { handleRequest } from '@/lib/requests/handle-request';
import { getRequestServices } from '@/lib/services';

/** The button of a request's page. */
export function POST(request: Request): Promise<Response> {
  return handleRequest(request, getRequestServices());
}

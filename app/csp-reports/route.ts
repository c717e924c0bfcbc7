import { readText } from '@/lib/http/read-body';
import { clientAddressOf } from '@/lib/security/client-address';
import { getViolationServices } from '@/lib/violation-services';
import { noteViolations } from '@/lib/violations/note-violations';

/**
 * Where browsers report what a page's policy has stopped. Always 204: whoever reports has no use for an answer, and
 * whoever floods learns nothing.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readText(request, REPORT_LIMIT_BYTES);
  if (body.kind === 'ok') {
    const services = getViolationServices();
    const address = clientAddressOf(request.headers, services.trustedProxyHops);
    await noteViolations({ text: body.text, address }, services);
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

const REPORT_LIMIT_BYTES = 16 * 1024;

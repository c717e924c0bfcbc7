import { readText } from '@/lib/site/http/request';
import { clientAddressOf } from '@/lib/site/security/client-address';
import { getViolationServices } from '@/lib/violation-services';
import { noteViolations } from '@/lib/violations/note-violations';

/**
 * Browsers report here what a page's policy has blocked. The answer is always 204: a browser has no use for more, and
 * someone who floods this address learns nothing from it.
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

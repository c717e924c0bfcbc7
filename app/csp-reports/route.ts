import { readText } from '@/lib/site/http/request';
import { getSite } from '@/lib/site/site';
import { noteViolations } from '@/lib/watch/note-violations';

/**
 * Browsers report here what a page's policy has blocked. The answer is always 204: a browser has no use for more, and
 * someone who floods this address learns nothing from it.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readText(request, REPORT_LIMIT_BYTES);
  if (body.kind === 'ok') noteViolations(body.text, getSite());
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

const REPORT_LIMIT_BYTES = 16 * 1024;

import { getSite } from '@/lib/site/site';
import { checkHealth } from '@/lib/watch/health';

export const dynamic = 'force-dynamic';

/** Whether this process can keep a lead, and the state of email. 503 only for what taking it away can fix. No personal data. */
export async function GET(): Promise<Response> {
  const health = await checkHealth(getSite());
  const headers = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };
  return Response.json(health, { status: health.status === 'failing' ? 503 : 200, headers });
}

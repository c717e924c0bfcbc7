import { respondJson } from '@/lib/site/http/respond';
import { checkHealth } from '@/lib/health/check-health';
import { getHealthPorts } from '@/lib/services';

export const dynamic = 'force-dynamic';

/** Whether this process can keep a lead, and the state of email. 503 only for what taking it away can fix. No personal data. */
export async function GET(): Promise<Response> {
  const health = await checkHealth(getHealthPorts());
  return respondJson(health, { status: health.status === 'failing' ? 503 : 200 });
}

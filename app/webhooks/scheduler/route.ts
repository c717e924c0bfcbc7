import { receiveSchedulerEvent } from '@/lib/bookings/scheduler';
import { readText } from '@/lib/site/http/request';
import { respondText } from '@/lib/site/http/respond';
import { getSite } from '@/lib/site/site';

/** Bookings in the scheduler's own calendar. The signature is over the raw text, so the body is read as text. */
export async function POST(request: Request): Promise<Response> {
  const body = await readText(request);
  if (body.kind === 'too_large') return respondText('Too large', { status: 413 });
  if (body.kind === 'unreadable') return respondText('Unreadable', { status: 400 });
  const outcome = await receiveSchedulerEvent({ body: body.text, headers: request.headers }, getSite());
  if (outcome === 'switched_off') return respondText('No webhook secret is configured', { status: 503 });
  if (outcome === 'refused') return respondText('The signature does not match', { status: 401 });
  return respondText('Taken');
}

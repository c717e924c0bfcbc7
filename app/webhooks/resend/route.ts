import { receiveMailWebhook } from '@/lib/mail/webhook';
import { readText, WEBHOOK_LIMIT_BYTES } from '@/lib/site/http/request';
import { respondText } from '@/lib/site/http/respond';
import { getSite } from '@/lib/site/site';

/** The mail provider's events. The signature is over the raw text, so the body is read as text and never re-written. */
export async function POST(request: Request): Promise<Response> {
  const body = await readText(request, WEBHOOK_LIMIT_BYTES);
  if (body.kind === 'too_large') return respondText('Too large', { status: 413 });
  if (body.kind === 'unreadable') return respondText('Unreadable', { status: 400 });
  const outcome = await receiveMailWebhook({ body: body.text, headers: request.headers }, getSite());
  if (outcome.kind === 'switched_off') return respondText('No webhook secret is configured', { status: 503 });
  if (outcome.kind === 'refused') return respondText('The signature does not match', { status: 401 });
  return respondText('Taken');
}

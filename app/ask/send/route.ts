import { sendConversation } from '@/lib/assistant/hand-over';
import { logIfRefused } from '@/lib/site/security/refusals';
import { getSite } from '@/lib/site/site';

/** A conversation goes to a person. */
export async function POST(request: Request): Promise<Response> {
  return logIfRefused('assistant', request, await sendConversation(request, getSite()));
}

import { bookFromConversation } from '@/lib/assistant/hand-over';
import { logIfRefused } from '@/lib/site/security/refusals';
import { getSite } from '@/lib/site/site';

/** A call that was picked in the conversation. */
export async function POST(request: Request): Promise<Response> {
  return logIfRefused('assistant', request, await bookFromConversation(request, getSite()));
}

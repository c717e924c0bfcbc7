import { answerQuestion } from '@/lib/assistant/answer';
import { logIfRefused } from '@/lib/site/security/refusals';
import { getSite } from '@/lib/site/site';

/** A question to the assistant. */
export async function POST(request: Request): Promise<Response> {
  return logIfRefused('assistant', request, await answerQuestion(request, getSite()));
}

import { logIfRefused } from '@/lib/site/security/refusals';
import { getSite } from '@/lib/site/site';
import { answerForm } from './answer-form';

/** Where `POST /` arrives (proxy.ts leads it there): every form of the site. */
export async function POST(request: Request): Promise<Response> {
  return logIfRefused('form', request, await answerForm(request, getSite()));
}

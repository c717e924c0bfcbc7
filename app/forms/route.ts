import { handleForm } from '@/lib/leads/handle-form';
import { logIfRefused } from '@/lib/security-services';
import { getLeadServices } from '@/lib/services';

/** Where `POST /` arrives (server/framework-request.ts leads it there): every form of the site. */
export async function POST(request: Request): Promise<Response> {
  return logIfRefused('form', request, await handleForm(request, getLeadServices()));
}

import { handleForm } from '@/lib/leads/handle-form';
import { withRefusalNoted } from '@/lib/security-services';
import { getLeadServices } from '@/lib/services';

/** Where `POST /` arrives (proxy.ts rewrites it): every form of the site. */
export async function POST(request: Request): Promise<Response> {
  return withRefusalNoted('form', request, await handleForm(request, getLeadServices()));
}

import { toSecurityText } from '@/lib/seo/text-files';

/** Made per request, so a site that runs for long never serves one that has expired. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return new Response(toSecurityText(Date.now()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}

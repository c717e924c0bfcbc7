import { indexNowKey } from '@/lib/seo/text-files';
import { getEnv } from '@/lib/site/site';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(indexNowKey(getEnv().SITE_URL), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}

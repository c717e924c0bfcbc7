import { readSiteSections } from '@/lib/seo/site-pages';
import { toLlmsText } from '@/lib/seo/llms-text';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(toLlmsText(readSiteSections()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}

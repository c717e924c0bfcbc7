import { getEnv } from '@/lib/env/server';
import { systemClock } from '@/lib/kernel/clock';
import { listRunningPromotion } from '@/lib/promotion/running-promotion';
import { toLlmsText } from '@/lib/seo/llms-text';
import { readSiteSections } from '@/lib/seo/site-pages';

/** As the sitemap: right at once when the promotion begins or ends. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  const sections = readSiteSections().map((section, index) =>
    index === 0
      ? { ...section, pages: [...section.pages, ...listRunningPromotion(getEnv(), systemClock.now())] }
      : section,
  );
  return new Response(toLlmsText(sections), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  });
}

import { siteSections } from '@/app/(site)/pages';
import { promotionListing } from '@/lib/promotion/state';
import { toLlmsText } from '@/lib/seo/text-files';
import { getEnv } from '@/lib/site/site';

export function GET(): Response {
  const sections = siteSections().map((section, index) =>
    index === 0
      ? { ...section, pages: [...section.pages, ...promotionListing(getEnv(), Date.now())] }
      : section,
  );
  return new Response(toLlmsText(sections), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  });
}

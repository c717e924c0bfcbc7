import { sharePosters } from '@/app/(site)/pages';
import { planPoster } from '@/components/posters/poster-kinds';
import { renderPoster } from '@/components/posters/render-poster';

/** All are drawn while the site is built. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): Params[] {
  return Array.from(sharePosters().keys(), address => ({ path: address.split('/').slice(2) }));
}

/** The picture that is shown with a shared link. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const plan = sharePosters().get(`/social/${(await params).path.join('/')}`);
  if (!plan) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await renderPoster(planPoster(plan))), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  });
}

type Params = { path: string[] };

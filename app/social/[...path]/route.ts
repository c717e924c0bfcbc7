import { listPosters } from '@/components/posters/posters';
import { renderPoster } from '@/components/posters/render-poster';

/** All are drawn while the site is built. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): Params[] {
  return Array.from(listPosters().keys(), address => ({ path: address.split('/').slice(2) }));
}

/** The picture that is shown with a shared link. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const poster = listPosters().get(`/social/${(await params).path.join('/')}`);
  if (!poster) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await renderPoster(poster)), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  });
}

type Params = { path: string[] };

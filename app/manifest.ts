import type { MetadataRoute } from 'next';
import { home } from '@/content/home';
import { site } from '@/content/site';
import { THEME_COLORS } from '@/lib/seo/addresses';
import { routes } from '@/lib/site/routes';

// Not the build’s: it has what is published.
export const dynamic = 'force-dynamic';

/** What a phone shows when someone puts the site on the home screen. It stays a website: the browser's bar remains. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: routes.home(),
    name: `${site.name}: websites and local SEO`,
    short_name: site.name,
    description: home.description,
    lang: 'en-US',
    dir: 'ltr',
    start_url: routes.home(),
    scope: routes.home(),
    display: 'browser',
    background_color: THEME_COLORS.light,
    theme_color: THEME_COLORS.light,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

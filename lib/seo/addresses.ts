import { routes } from '@/lib/site/routes';

/** Where the feeds are served from. */
export const FEEDS = { rss: '/feed.xml', json: '/feed.json' } as const;

/** Where to report a weakness (RFC 9116). */
export const SECURITY_TEXT = '/.well-known/security.txt';

/** The ground of the page in both themes (`--color-paper`), for the browser's own bar. */
export const THEME_COLORS = { light: '#f8fbf9', dark: '#051b1d' } as const;

/** The picture that is shown with a shared link, 1200 x 630 (components/posters). The policies have one together. */
export function socialImage(path: string): string {
  if (path === routes.home()) return '/social/home.png';
  return `/social${path.startsWith(`${routes.policies()}/`) ? routes.policies() : path}.png`;
}

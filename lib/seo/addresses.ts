/** Where the feeds are served from. */
export const FEEDS = { rss: '/feed.xml', json: '/feed.json' } as const;

/** Where to report a weakness (RFC 9116). */
export const SECURITY_TEXT = '/.well-known/security.txt';

/** The ground of the page in both themes (`--color-paper`), for the browser's own bar. */
export const THEME_COLORS = { light: '#f8fbf9', dark: '#051b1d' } as const;

/** The picture of links to a page that no section claims. All are 1200 x 630. */
export const SOCIAL_IMAGE = '/social/main-street.png';

/** The picture that is shown with a shared link: that of the page's section. */
export function socialImage(path: string): string {
  const section = SECTIONS.find(({ starts }) =>
    starts.some(start => path === start || path.startsWith(`${start}/`)),
  );
  return section ? `/social/${section.image}.png` : SOCIAL_IMAGE;
}

// The first that fits counts, so the narrower section stands first.
const SECTIONS = [
  { image: 'google', starts: ['/services/google'] },
  { image: 'services', starts: ['/services', '/capabilities', '/solutions'] },
  { image: 'platform', starts: ['/platform', '/products'] },
  { image: 'pricing', starts: ['/pricing', '/checkout'] },
  { image: 'portfolio', starts: ['/portfolio', '/case-studies'] },
  { image: 'company', starts: ['/about', '/team', '/why-us', '/careers'] },
  { image: 'reviews', starts: ['/reviews'] },
  { image: 'blog', starts: ['/blog'] },
  { image: 'resources', starts: ['/resources'] },
  { image: 'policies', starts: ['/terms-policies-and-notices'] },
  { image: 'promotion', starts: ['/christmas-in-july'] },
  { image: 'contact', starts: ['/contact', '/get-started', '/landing'] },
  {
    image: 'compare',
    starts: ['/comparison'],
  },
] as const satisfies readonly { image: string; starts: readonly string[] }[];

/** Where the feeds are served from. */
export const FEEDS = { rss: '/feed.xml', json: '/feed.json' } as const;

/** Where to report a weakness (RFC 9116). */
export const SECURITY_TEXT = '/.well-known/security.txt';

/** The ground of the page in both themes (`--color-paper`), for the browser's own bar. */
export const THEME_COLORS = { light: '#f8fbf9', dark: '#051b1d' } as const;

/** The picture that is shown with a shared link, 1200 x 630: the page's own, or what stands for its kind. */
export function socialImage(path: string): string {
  const [section = '', ...rest] = path.split('/').filter(Boolean);
  if (!SECTIONS.has(section)) return `${FOLDER}home.png`;
  return `${FOLDER}${(SHARED.has(section) ? [section] : [section, ...rest]).join('/')}.png`;
}

const FOLDER = '/social/';
/** Whose pages have a picture; the others (an account, a search, a thank-you page) show the site's. */
const SECTIONS: ReadonlySet<string> = new Set([
  'about', 'blog', 'capabilities', 'careers', 'case-studies', 'christmas-in-july', 'comparison', 'contact',
  'get-started', 'landing', 'platform', 'portfolio', 'pricing', 'products', 'resources', 'reviews', 'services',
  'solutions', 'team', 'terms-policies-and-notices', 'why-us',
]); // prettier-ignore
/** Whose pages all show one. */
const SHARED: ReadonlySet<string> = new Set(['terms-policies-and-notices']);

/**
 * What README.md shows: those with a file by themselves, the others together on one sheet. `npm run shots -- --readme` makes
 * the pictures and notes how the pages looked; `tests/e2e/home.spec.ts` compares that with the site.
 */
import { createHash } from 'node:crypto';

export const README_PICTURES = [
  { path: '/', theme: 'light', file: 'home.webp' },
  { path: '/', theme: 'dark', file: 'home-dark.webp' },
  { path: '/services/local-seo-optimization', theme: 'light' },
  { path: '/pricing', theme: 'light' },
  { path: '/services/google/analytics', theme: 'light' },
  { path: '/portfolio/nonna-bea', theme: 'light' },
  { path: '/comparison/wix-vs-our-system', theme: 'light' },
  { path: '/team', theme: 'light' },
  { path: '/products/local-seo-website-process', theme: 'light' },
  { path: '/website-checkup', theme: 'light' },
  { path: '/services/ai-chatbot-integration', theme: 'light' },
];

/** A sign of what the top of a page shows: of its heading and its first drawing, from the HTML. */
export function lookOf(html) {
  const main = html.slice(html.indexOf('<main'));
  const [heading] = /<h1[\s\S]*?<\/h1>/.exec(main) ?? [''];
  const [drawing] = /<svg[\s\S]*?<\/svg>/.exec(main) ?? [''];
  return createHash('sha256')
    .update(heading + drawing)
    .digest('hex')
    .slice(0, 16);
}

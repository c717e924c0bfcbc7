import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import type { embeds } from '@/content/embeds';

const root = join(import.meta.dirname, '..', '..');

export type EmbedContent = { embeds: typeof embeds; hostedCopy: string };

/** The content of `<main>`, by path, and the `<footer>`. */
export type RenderedPages = { mains: Record<string, string>; footer: string };

/**
 * Renders pages of the site as a build with other embeds would: by their own modules, with `content/embeds.ts` and the
 * hosted copy of the terms as given. A build takes half a minute, this takes seconds.
 */
export async function renderConfigured(configured: EmbedContent): Promise<RenderedPages> {
  const folder = mkdtempSync(join(tmpdir(), 'site-configured-'));
  await build({
    cwd: root,
    input: PAGES,
    platform: 'node',
    tsconfig: join(root, 'tsconfig.json'),
    transform: {
      jsx: { runtime: 'automatic', development: false },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    moduleTypes: { '.css': 'empty' },
    checks: { moduleLevelDirective: false, eval: false },
    plugins: [withContent(configured)],
    logLevel: 'warn',
    output: { dir: folder, format: 'cjs', entryFileNames: 'pages.cjs' },
  });
  const file = join(folder, 'pages.cjs');
  const pages: { render: () => Promise<RenderedPages> } = createRequire(file)(file);
  const rendered = await pages.render();
  rmSync(folder, { recursive: true, force: true });
  return rendered;
}

function withContent({ embeds, hostedCopy }: EmbedContent): Plugin {
  return {
    name: 'configured content',
    resolveId: source => (source === PAGES || source === 'server-only' ? source : null),
    load(id) {
      if (id === PAGES) return { code: ENTRY, moduleType: 'tsx' };
      if (id === 'server-only') return '';
      if (id.endsWith('content/embeds.ts')) return `export const embeds = ${JSON.stringify(embeds)}`;
      if (id.endsWith('content/reviews-page.ts'))
        return readFileSync(id, 'utf8').replace('autoRotate: false', 'autoRotate: true');
      if (!id.endsWith('content/policy-pages.ts')) return null;
      return readFileSync(id, 'utf8').replace(
        "'terms-of-service': ''",
        `'terms-of-service': ${JSON.stringify(hostedCopy)}`,
      );
    },
  };
}

// It must be in the project's folder, or its imports are not found.
const PAGES = join(root, 'configured-pages.tsx');

const ENTRY = `
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import HomePage from '@/app/(site)/page';
import LandingPage from '@/app/(site)/landing/page';
import PromotionPage from '@/app/(site)/christmas-in-july/page';
import ContactPage from '@/app/(site)/contact/page';
import GetStartedPage from '@/app/(site)/get-started/page';
import PricingPage from '@/app/(site)/pricing/page';
import AboutPage from '@/app/(site)/about/page';
import ReviewsPage from '@/app/(site)/reviews/page';
import PolicyPage from '@/app/(site)/terms-policies-and-notices/[slug]/page';
import { SiteFooter } from '@/components/shell/site-footer';
import { routes } from '@/lib/site/routes';

const TERMS = 'terms-of-service';

export async function render() {
  const terms = await PolicyPage({ params: Promise.resolve({ slug: TERMS }) });
  const mains = {
    [routes.home()]: <HomePage />,
    [routes.landing()]: <LandingPage />,
    [routes.promotion()]: <PromotionPage />,
    [routes.contact()]: <ContactPage />,
    [routes.getStarted()]: <GetStartedPage />,
    [routes.pricing()]: <PricingPage />,
    [routes.about()]: <AboutPage />,
    [routes.reviews()]: <ReviewsPage />,
    [routes.policy(TERMS)]: terms,
  };
  const rendered = Object.entries(mains).map(async ([path, main]) => [path, await markup(main)]);
  return { mains: Object.fromEntries(await Promise.all(rendered)), footer: await markup(<SiteFooter />) };
}

// Islands are asynchronous, and their HTML must be as React expects it in the browser.
async function markup(element) {
  return text((await prerenderToNodeStream(element)).prelude);
}
`;

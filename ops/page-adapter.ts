import type { NextAdapter } from 'next';

/** Lets Node find our modules. The framework's own loading of its configuration does not work with it. */
const SITE_MODULES = new URL('./site-modules.mjs', import.meta.url).href;

/** The framework loads it whenever it starts (`adapterPath` of next.config.ts), so what only a build needs comes later. */
export default {
  name: 'pages',
  async onBuildComplete(build) {
    await import(SITE_MODULES);
    const { buildSitePages } = await import('./build-pages.ts');
    await buildSitePages(build);
  },
} satisfies NextAdapter;

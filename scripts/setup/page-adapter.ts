import type { NextAdapter } from 'next';

/** The framework loads it whenever it starts (`adapterPath` of next.config.ts), so what only a build needs comes later. */
export default {
  name: 'pages',
  async onBuildComplete(build) {
    const { buildSitePages } = await import('./build-pages.ts');
    await buildSitePages(build);
  },
} satisfies NextAdapter;

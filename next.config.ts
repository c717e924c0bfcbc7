import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { ownModules } from './lib/site/own-content.ts';
import { redirects } from './lib/site/routes.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

const OWN_CONTENT = Object.fromEntries(ownModules(here).map(({ name, file }) => [name, `./${file}`]));

const config: NextConfig = {
  adapterPath: fileURLToPath(new URL('./ops/page-adapter.ts', import.meta.url)),
  agentRules: false,
  // `npm run dev` says this address.
  allowedDevOrigins: ['127.0.0.1'],
  // engine/serve/compress-responses.ts does it.
  compress: false,
  // Pictures are drawn or prepared beforehand. server/request-checks.ts closes the address where the framework would scale them.
  images: { unoptimized: true },
  // A file called page.dev.tsx is a page in development only: the design system.
  pageExtensions: process.env['NODE_ENV'] === 'development' ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  poweredByHeader: false,
  reactStrictMode: true,
  // The gate has just checked them.
  typescript: { ignoreBuildErrors: process.env['TYPES_CHECKED'] === '1' },
  // Only the build uses the first two, for share images. The third reads files of its own.
  serverExternalPackages: ['harfbuzzjs', 'sharp', 'pdfkit'],
  // Pages that are rendered again are the site's, not the framework's: it neither keeps nor writes them.
  cacheMaxMemorySize: 0,
  experimental: {
    isrFlushToDisk: false,
    // On two cores the framework renders pages with one of them, in 45 seconds instead of 18. A server that builds has
    // less memory: with two it takes 2.8 GB instead of 2.0.
    ...(process.env['TWO_RENDERERS'] === '1' ? { cpus: 2 } : {}),
    // In development, a page or route that is compiled after a module has changed would run that module's old code.
    turbopackServerFastRefresh: false,
    // The code of all routes together takes 38 MB; each is loaded at its first request.
    preloadEntriesOnStart: false,
    // What a killed server had left in it once made pages reload without end. Tests neither read nor write it.
    turbopackFileSystemCacheForDev: !process.env['CONTENT_DIR'],
  },
  turbopack: { resolveAlias: OWN_CONTENT, root: here },
  redirects: () => Promise.resolve(redirects),
  // Their names change with the photos.
  headers: () =>
    Promise.resolve([
      {
        source: '/photos/:file',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
    ]),
};

export default config;

import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { redirects } from './lib/redirects.ts';

// A little over the 64 KB that server/request-checks.ts lets in.
const BODY_BUFFER_BYTES = 80 * 1024;

/** For the browser tests in development, which go to parts that stand only where other content asks for them. */
const OTHER_CONTENT = Object.fromEntries(
  ['embeds', 'policy-pages', 'reviews-page'].map(name => [
    `@/content/${name}`,
    `./tests/support/other-content/${name}.ts`,
  ]),
);

const config: NextConfig = {
  agentRules: false,
  // `npm run dev` says this address.
  allowedDevOrigins: ['127.0.0.1'],
  // engine/serve/compress-responses.ts does it.
  compress: false,
  // Pictures are drawn or prepared beforehand. server/request-checks.ts closes the address where the framework would scale them.
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  // Only the build uses them, for share images.
  serverExternalPackages: ['harfbuzzjs', 'sharp'],
  experimental: {
    // In development, a page or route that is compiled after a module has changed would run that module's old code.
    turbopackServerFastRefresh: false,
    // The code of all routes together takes 38 MB; each is loaded at its first request.
    preloadEntriesOnStart: false,
    // What a killed server had left in it once made pages reload without end. Tests neither read nor write it.
    turbopackFileSystemCacheForDev: !process.env['OTHER_CONTENT'],
    proxyClientMaxBodySize: BODY_BUFFER_BYTES,
  },
  ...(process.env['NO_PAGE_CACHE']
    ? {}
    : { cacheHandler: fileURLToPath(new URL('./lib/security/page-cache-handler.ts', import.meta.url)) }),
  ...(process.env['OTHER_CONTENT'] ? { turbopack: { resolveAlias: OTHER_CONTENT } } : {}),
  redirects: () => Promise.resolve(redirects),
};

export default config;

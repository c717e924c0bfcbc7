import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { redirects } from './lib/redirects';

// A little over the 64 KB that server/request-checks.ts lets in.
const BODY_BUFFER_BYTES = 80 * 1024;

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
  // server/compress-responses.ts does it.
  compress: false,
  // Pictures are drawn or prepared beforehand. server/request-checks.ts closes the address where the framework would scale them.
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: { proxyClientMaxBodySize: BODY_BUFFER_BYTES },
  ...(process.env['NO_PAGE_CACHE']
    ? {}
    : { cacheHandler: fileURLToPath(new URL('./lib/security/page-cache-handler.ts', import.meta.url)) }),
  // The journeys in development go to parts that stand only where other content asks for them.
  ...(process.env['OTHER_CONTENT'] ? { turbopack: { resolveAlias: OTHER_CONTENT } } : {}),
  redirects: () => Promise.resolve(redirects),
};

export default config;

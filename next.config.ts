import type { NextConfig } from 'next';
import { redirects } from './lib/redirects';
import { BASE_HEADERS } from './lib/security/headers';

const config: NextConfig = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  cacheHandler: new URL('./lib/security/page-cache-handler.mjs', import.meta.url).pathname,
  headers: () => Promise.resolve([{ source: '/:path*', headers: BASE_HEADERS }]),
  redirects: () => Promise.resolve(redirects),
};

export default config;

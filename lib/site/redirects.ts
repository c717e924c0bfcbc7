import { routes } from './routes.ts';

/** Short names and old addresses, each one hop and permanent (docs/product/routes.md#short-names). */
export const redirects = [
  { source: '/services/local-seo', destination: routes.service('local-seo-optimization'), permanent: true },
  {
    source: '/services/website-design',
    destination: routes.service('custom-website-design'),
    permanent: true,
  },
  { source: '/services/chatbot', destination: routes.service('ai-chatbot-integration'), permanent: true },
  { source: routes.resourcesBlog(), destination: routes.blog(), permanent: true },
  { source: routes.resourcesCareers(), destination: routes.careers(), permanent: true },
  { source: routes.privacy(), destination: routes.policy('privacy-policy'), permanent: true },
];

/** The page behind an address: where its short name leads, or the address itself. */
export function resolveRedirect(path: string): string {
  return redirects.find(({ source }) => source === path)?.destination ?? path;
}

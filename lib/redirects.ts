import { routes } from './routes';

/** Short names and old addresses, each one hop and permanent (reading.md, Routes and links). */
export const redirects = [
  { source: '/services/local-seo', destination: routes.service('local-seo-optimization'), permanent: true },
  {
    source: '/services/website-design',
    destination: routes.service('custom-website-design'),
    permanent: true,
  },
  { source: '/services/chatbot', destination: routes.service('ai-chatbot-integration'), permanent: true },
  { source: '/resources/blog', destination: routes.blog(), permanent: true },
  { source: '/resources/careers', destination: routes.careers(), permanent: true },
  { source: routes.privacy(), destination: routes.policy('privacy-policy'), permanent: true },
];

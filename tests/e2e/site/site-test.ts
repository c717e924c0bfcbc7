import { thanksPages } from '@/lib/leads/thanks';
import { routes, serverRoutes } from '@/lib/site/routes';
import { PRO } from '../paypal-steps';
import { test as base } from '../test';
import { crawlSite, pagesOf, type SiteCrawl } from './crawl';

/** Playwright's test with the crawled site: each worker crawls once, whatever the number of its tests. */
export const test = base.extend<object, { site: SiteCrawl }>({
  site: [
    async ({ playwright }, use, { project }) => {
      const origin = project.use.baseURL ?? '';
      const request = await playwright.request.newContext({ baseURL: origin });
      await use(await crawlSite(request, origin));
      await request.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** The share of the site's pages that one of `PARTS` tests goes through, so workers divide the work evenly. */
export function partOfSite(site: SiteCrawl, part: number): string[] {
  const paths = [...new Set([...pagesOf(site).map(page => page.path), ...UNLINKED])];
  return paths.sort().filter((_, index) => index % PARTS.length === part);
}

export const PARTS = Array.from({ length: 16 }, (_, index) => index);

/** Screens that no link leads to: where a form or a mail leads, and what is shown when nothing is there. */
export const UNLINKED: readonly string[] = [
  ...Array.from(thanksPages.keys(), form => routes.thanks(form)),
  routes.search('website design'),
  routes.search('zzqqzz'),
  routes.success(),
  PRO,
  routes.contact('waiting-list'),
  routes.forgotPasswordSent(),
  routes.accountDeleted(),
  routes.resetPassword('unknown'),
  routes.verifyEmail('unknown'),
  routes.thanksSent('contact-form'),
  routes.request('unknown'),
  serverRoutes.invoice('unknown'),
  serverRoutes.pay('unknown'),
  routes.newsletterConfirm('unknown'),
  routes.newsletterConfirmed(),
  routes.newsletterLeave('unknown'),
  routes.newsletterLeft(),
  ...missingPages(),
];

/** An unknown address of each kind. */
export function missingPages(): string[] {
  return [
    '/nothing-here',
    routes.service('nothing-here'),
    routes.googleService('nothing-here'),
    routes.platformProduct('nothing-here'),
    routes.product('nothing-here'),
    routes.comparison('nothing-here'),
    routes.project('nothing-here'),
    routes.article('nothing-here'),
    routes.policy('nothing-here'),
  ];
}

import { expect, test } from 'vitest';
import { deliveredSite } from './delivered-site';

test('only public pages that are the same for everyone are rendered ahead', () => {
  const routes = [
    '/',
    '/about',
    '/blog/[slug]',
    '/sign-in',
    '/sign-up',
    '/forgot-password/sent',
    '/account/deleted',
    '/newsletter/confirmed',
    '/thanks/[form]',
    '/search',
    '/checkout',
    '/_not-found',
  ];
  expect(routes.filter(deliveredSite.isRenderedAhead)).toEqual(['/', '/about', '/blog/[slug]']);
});

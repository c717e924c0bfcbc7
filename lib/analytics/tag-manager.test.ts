import { expect, test } from 'vitest';
import { routes, serverRoutes } from '@/lib/site/routes';
import { findTagManagerId, tagManagerSources, isTagFree } from './tag-manager';

test('a container’s id is taken from the setting', () => {
  expect(findTagManagerId('GTM-AB12CD3')).toBe('GTM-AB12CD3');
});

test.each([undefined, null, '', 'G-AB12CD3', 'gtm-ab12cd3', 'GTM-1"><script>', 'GTM-AB12CD3\n'])(
  '%j is no container: no tag manager is configured',
  setting => {
    expect(findTagManagerId(setting)).toBeNull();
  },
);

test('a page’s policy allows the tag manager’s sources only while one is configured', () => {
  expect(Object.values(tagManagerSources(null)).flat()).toEqual([]);
  const { scripts } = tagManagerSources('GTM-AB12CD3');
  expect(scripts).toEqual(['https://www.googletagmanager.com']);
});

test.each([
  routes.account(),
  routes.accountDeleted(),
  routes.checkout(),
  routes.success(),
  serverRoutes.desk(),
  serverRoutes.deskOrder('1'),
  routes.signIn(),
  routes.signUp(),
  routes.forgotPassword(),
  routes.forgotPasswordSent(),
  routes.resetPassword(),
  routes.verifyEmail(),
  routes.request(),
])('%s never loads a tag manager', path => {
  expect(isTagFree(path)).toBe(true);
});

test.each([
  routes.home(),
  routes.pricing(),
  routes.search(),
  routes.thanks('contact-form'),
  '/accounts-r-us',
])('%s may', path => {
  expect(isTagFree(path)).toBe(false);
});

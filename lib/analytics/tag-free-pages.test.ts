import { expect, test } from 'vitest';
import { routes } from '@/lib/site/routes';
import { isTagFree } from './tag-free-pages';

test.each([
  routes.account(),
  routes.accountDeleted(),
  routes.checkout(),
  routes.success(),
  routes.desk(),
  routes.deskOrder('1'),
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

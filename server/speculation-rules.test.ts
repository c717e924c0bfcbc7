import { expect, test } from 'vitest';
import { speculationRules } from './speculation-rules';

const ROUTES = [
  '/',
  '/about',
  '/blog/[slug]',
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

test('only public pages that are the same for everyone are rendered ahead, on hover or touch', () => {
  const rules: unknown = JSON.parse(speculationRules(ROUTES));
  expect(rules).toEqual({
    prerender: [
      {
        where: {
          and: [
            { href_matches: ['/', '/about', '/blog/:slug'] },
            { not: { selector_matches: expect.stringContaining('[download]') as unknown } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
});

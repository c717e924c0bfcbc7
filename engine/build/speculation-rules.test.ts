import { expect, test } from 'vitest';
import { speculationRules } from './speculation-rules';

test('the pages that the site allows are rendered ahead, on hover or touch, each route once', () => {
  const rules: unknown = JSON.parse(
    speculationRules(
      ['/', '/about', '/blog/[slug]', '/blog/[slug]', '/sign-in'],
      route => route !== '/sign-in',
    ),
  );
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

import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { SiteShell } from './site-shell';

test.each([
  ['on', true],
  ['off', false],
] as const)(
  'with the testing notice %s, “Website Testing” is on the page: %s',
  async (testingNotice, isShown) => {
    const { prelude } = await prerender(<SiteShell testingNotice={testingNotice}>A page</SiteShell>);
    const html = await new Response(prelude).text();
    expect(html).toContain('A page');
    expect(html.includes('Website Testing')).toBe(isShown);
  },
);

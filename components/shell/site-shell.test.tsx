import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { SiteShell } from './site-shell';

const PROMOTION = { start: Date.UTC(2026, 6, 1, 4), end: Date.UTC(2026, 7, 1, 4), year: 2026 };

test.each([
  ['on', true],
  ['off', false],
] as const)(
  'with the testing notice %s, “Website Testing” is on the page: %s',
  async (testingNotice, isShown) => {
    const { prelude } = await prerender(
      <SiteShell testingNotice={testingNotice} promotion={PROMOTION}>
        A page
      </SiteShell>,
    );
    const html = await new Response(prelude).text();
    expect(html).toContain('A page');
    expect(html.includes('Website Testing')).toBe(isShown);
  },
);

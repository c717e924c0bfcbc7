import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccessibilityToolsButton } from '@/components/accessibility/accessibility-tools';
import { WidgetButton } from '@/components/accessibility/widget-button';
import { HostedPolicy } from '@/components/documents/hosted-policy';
import { Embed } from '@/components/embeds/embed';
import { deskPolicy } from '@/server/desk-policy';
import { staticPagePolicy } from '@/server/static-page-policy';
import { embedSources, sourceOf } from './embed-sources';

const VIDEO = 'https://player.test/embed/1?autoplay=1&muted=1';
const WIDGET = { script: 'https://widget.test/open.js', openFunction: 'Widget.open' };

test('a page with a third party’s frame allows that origin as frame, and nothing else of it', () => {
  const html = pageWith(createElement(Embed, { src: VIDEO, title: 'our film' }));
  expect(embedSources(html)).toEqual({ frames: ['https://player.test'], scripts: [] });
  const policy = staticPagePolicy(html, '/');
  expect(policy).toContain("frame-src 'self' https://player.test;");
  expect(policy.replace('frame-src', '').split('https://player.test')).toHaveLength(2);
});

test('a page without one allows no one, whatever other pages show', () => {
  const policy = staticPagePolicy(pageWith(createElement('p', null, `Watch it at ${VIDEO}`)), '/');
  expect(policy).toContain("frame-src 'self';");
  expect(policy).not.toContain('player.test');
});

test('the policy’s hosted copy and the accessibility widget are allowed where they stand', () => {
  const hosted = pageWith(
    createElement(HostedPolicy, { address: 'https://policies.test/1', heading: 'Terms' }),
  );
  expect(staticPagePolicy(hosted, '/')).toContain("frame-src 'self' https://policies.test;");
  const props = { ...WIDGET, panelId: 'p', children: 'Accessibility Tools' };
  const widget = staticPagePolicy(pageWith(createElement(WidgetButton, props)), '/');
  expect(widget).toContain("script-src 'self' https://widget.test;");
  expect(widget).toContain("frame-src 'self';");
});

test('our own defaults need no source, on a built page and at the desk', () => {
  expect(embedSources(pageWith(createElement(AccessibilityToolsButton)))).toEqual({
    frames: [],
    scripts: [],
  });
  const page = { nonce: 'n', headScript: 'a()', isDev: false };
  expect(deskPolicy(page)).not.toContain('https:');
  expect(deskPolicy({ ...page, widgetScript: WIDGET.script })).toContain('https://widget.test');
});

test.each([
  'javascript:alert(1)',
  'http://player.test/',
  '//player.test/',
  'https://',
  '',
  "https://a.test';x",
])('%j adds nothing that could loosen a policy', address => {
  expect(sourceOf(address).join()).not.toMatch(/[';, ]|javascript|http:/);
});

function pageWith(element: Parameters<typeof renderToStaticMarkup>[0]): string {
  return `<!doctype html><html lang="en"><body>${renderToStaticMarkup(element)}</body></html>`;
}

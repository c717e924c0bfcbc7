// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { trackViewItem } from './track-view-item';

afterEach(() => {
  document.body.replaceChildren();
  delete window.dataLayer;
});

test('a product page is reported once, with its price', () => {
  document.body.innerHTML =
    '<data hidden value="159800" data-view-item="local-seo-website" data-currency="USD"></data>';
  trackViewItem(document);
  trackViewItem(document);
  expect(window.dataLayer).toEqual([
    {
      event: 'view_item',
      ecommerce: { currency: 'USD', value: 1598, items: [{ item_id: 'local-seo-website' }] },
    },
  ]);
});

test.each([
  '',
  '<data value="1" data-view-item="" data-currency="USD"></data>',
  '<data value="1" data-view-item="pro" data-currency="XYZ"></data>',
  '<data value="much" data-view-item="pro" data-currency="USD"></data>',
])('%j tells nothing', html => {
  document.body.innerHTML = html;
  trackViewItem(document);
  expect(window.dataLayer).toBeUndefined();
});

import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, expect, test, vi } from 'vitest';
import { arePlacesTaken } from '@/lib/promotion/places';
import { promotionListing } from '@/lib/promotion/promotion-listing';
import { routes } from '@/lib/routes';
import { PromoBanner } from './banner/promo-banner';
import { PromotionHomeSection } from './home-section';
import { PromotionPopup } from './popup/promotion-popup';

const WAITING_LIST = `href="${routes.contact('waiting-list').replace('&', '&amp;')}"`;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const SURFACES = ['the banner', 'the home page', 'the popup', 'the promotion page'] as const;

test.each(SURFACES)('with 99 places claimed %s makes its offer', async surface => {
  const html = await draw(surface, 99);
  expect(html).toMatch(/for the next 100 customers/i);
  expect(html).not.toMatch(/places are taken/i);
  expect(html).not.toContain(WAITING_LIST);
});

test.each(SURFACES.flatMap(surface => [100, 101].map(claimed => [claimed, surface] as const)))(
  'with %i places claimed %s says so, scripts or not, and leads to the waiting list',
  async (claimed, surface) => {
    const html = await draw(surface, claimed);
    expect(html).toMatch(/all 100 places are taken/i);
    expect(html).toContain(WAITING_LIST);
    expect(html).not.toMatch(
      /claim (?:the july price|my place|your place)|places left|See the (?:offer|details)/i,
    );
    expect(html, 'nothing is counted down').not.toContain('role="timer"');
  },
);

test('with 99 places claimed the page says how many are left', async () => {
  expect(await draw('the promotion page', 99)).toContain('For the next 100 customers (places left: 1).');
});

test.each([
  [99, 'while places last'],
  [100, 'The waiting list is open'],
])('with %i places claimed lists of pages say: %s', (claimed, words) => {
  const settings = {
    PROMOTION_START: Date.UTC(2026, 6, 1),
    PROMOTION_END: Date.UTC(2026, 7, 1),
    PROMOTION_PLACES_CLAIMED: claimed,
  };
  expect(promotionListing(settings, Date.UTC(2026, 6, 10)).description).toContain(words);
});

/** The part's HTML as the server draws it with so many places claimed. */
async function draw(surface: (typeof SURFACES)[number], claimed: number): Promise<string> {
  vi.stubEnv('PROMOTION_PLACES_CLAIMED', String(claimed));
  const { default: PromotionPage } = await import('@/app/(site)/christmas-in-july/page');
  const isFull = arePlacesTaken({ PROMOTION_PLACES_CLAIMED: claimed });
  const parts = {
    'the banner': <PromoBanner isFull={isFull} />,
    'the home page': <PromotionHomeSection isFull={isFull} receipt={null} />,
    'the popup': <PromotionPopup isFull={isFull} />,
    // It reads the setting itself.
    'the promotion page': <PromotionPage />,
  };
  const html = await text((await prerenderToNodeStream(parts[surface])).prelude);
  return html.replaceAll('<!-- -->', '');
}

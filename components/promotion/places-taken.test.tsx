import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, expect, test } from 'vitest';
import { showState } from '#engine';
import { pageNow } from '#engine/server';
import PromotionPage from '@/app/(site)/christmas-in-july/page';
import { promotion } from '@/content/promotion';
import { sitePromotionRule } from '@/lib/promotion/places';
import { promotionAt, promotionListing } from '@/lib/promotion/state';
import { latestWindowAt, placesLeft } from '@/lib/promotion/window';
import { siteProcess } from '@/lib/site/process';
import { routes } from '@/lib/site/routes';
import { PromoBanner } from './banner/promo-banner';
import { PromotionHomeSection } from './home-section';
import { PromotionPopup } from './popup/promotion-popup';

const WAITING_LIST = `href="${routes.contact('waiting-list').replace('&', '&amp;')}"`;
const YEARLY = { PROMOTION_START: null, PROMOTION_END: null };
const IN_JULY = Date.parse('2026-07-10T12:00:00-04:00');
const JULY = latestWindowAt(sitePromotionRule(YEARLY), IN_JULY);

const SURFACES: Readonly<Record<string, ReactNode>> = {
  'the banner': <PromoBanner window={JULY} />,
  'the home page': <PromotionHomeSection window={JULY} receipt={null} />,
  'the popup': <PromotionPopup window={JULY} />,
  'the promotion page': <PromotionPage />,
};
const names = Object.keys(SURFACES);

afterEach(() => {
  siteProcess.promotionNow = undefined;
});

test.each(names)('with 99 places taken %s makes its offer', async surface => {
  const html = await draw(surface, 99);
  expect(html).toMatch(/for the next 100 customers/i);
  expect(html).not.toMatch(/spots are taken/i);
  expect(html).not.toContain(WAITING_LIST);
});

test.each(names.flatMap(surface => [100, 101].map(taken => [taken, surface] as const)))(
  'with %i places taken %s says so, scripts or not, and leads to the waiting list',
  async (taken, surface) => {
    const html = await draw(surface, taken);
    expect(html).toMatch(/all 100 spots are taken/i);
    expect(html).toContain(WAITING_LIST);
    expect(html).not.toMatch(
      /claim (?:the july price|my spot|your spot)|spots are left|See the (?:offer|details)/i,
    );
    expect(html, 'nothing is counted down').not.toContain('role="timer"');
  },
);

test.each([0, 1, 99])('with %i places taken the page says how many are left', async taken => {
  const left = `For the next 100 customers from July 1: ${100 - taken} of 100 spots are left.`;
  expect(await draw('the promotion page', taken)).toContain(left);
});

test('when the promotion is over no one reads that its places were taken', async () => {
  const html = await draw('the promotion page', 100, Date.parse('2026-08-01T00:00:00-04:00'));
  expect(html).not.toMatch(/spots are taken/i);
});

test.each([
  [99, 'while spots last'],
  [100, 'The waiting list is open'],
])('with %i places taken lists of pages say: %s', (taken, words) => {
  siteProcess.promotionNow = now(taken);
  expect(promotionListing(YEARLY, IN_JULY)[0]?.description).toContain(words);
});

/** The part's HTML with this many places taken. */
async function draw(surface: string, taken: number, at = IN_JULY): Promise<string> {
  const html = await text((await prerenderToNodeStream(SURFACES[surface])).prelude);
  await showState(now(taken, at).pages);
  return pageNow(html.replaceAll('<!-- -->', ''), routes.promotion());
}

function now(taken: number, at = IN_JULY) {
  const left = placesLeft({ places: promotion.places, claimed: taken });
  return promotionAt({ rule: sitePromotionRule(YEARLY), left, now: at });
}

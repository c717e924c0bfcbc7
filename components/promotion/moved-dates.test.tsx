import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { beforeAll, expect, test, vi } from 'vitest';
import { PromoBanner } from './banner/promo-banner';
import { PromotionHomeSection } from './home-section';
import { PromotionPopup } from './popup/promotion-popup';

// The owner moved this year's promotion: every place that says a day has to follow.
beforeAll(() => {
  vi.stubEnv('PROMOTION_START', '2026-11-20T00:00:00-05:00');
  vi.stubEnv('PROMOTION_END', '2026-12-01T00:00:00-05:00');
  return () => vi.unstubAllEnvs();
});

const movedWindow = async () => (await import('@/app/(site)/christmas-in-july/moment-now')).windowNow();

const SURFACES: Readonly<Record<string, () => Promise<ReactNode>>> = {
  'the banner': async () => <PromoBanner window={await movedWindow()} />,
  'the home page': async () => <PromotionHomeSection window={await movedWindow()} receipt={null} />,
  'the popup': async () => <PromotionPopup window={await movedWindow()} />,
  'the promotion page': async () => {
    const { default: PromotionPage } = await import('@/app/(site)/christmas-in-july/page');
    return <PromotionPage />;
  },
};

test.each(Object.keys(SURFACES))('%s says the days that are set, and no others', async surface => {
  const html = await draw(surface);
  expect(html).toContain('November 20');
  expect(html).toContain('December 1');
  expect(html).not.toMatch(/\b(?:July|August) \d|August|each year|It’s back/);
});

test('a current customer’s card counts the months that are left after the end', async () => {
  const html = await draw('the promotion page');
  expect(html).toContain('saves you money if you pay $1,000 a month or more now (1 month from December).');
});

async function draw(surface: string): Promise<string> {
  const html = await text((await prerenderToNodeStream(await SURFACES[surface]?.())).prelude);
  return html.replaceAll('<!-- -->', '');
}

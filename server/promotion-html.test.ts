import { expect, test } from 'vitest';
import type { PromotionNow } from '@/lib/promotion/promotion-now';
import { withPromotion } from './promotion-html';

const OFFER =
  '<html><head><title>Half off</title><meta content="For the next 100"/></head><body><script type="application/ld+json">{"a":1}</script>' +
  '<p><places-open>From $99, <places-left>100</places-left> left</places-open><places-full>All taken</places-full></p>' +
  '<p>In <span data-promo-year="0">2026</span>, and in <span data-promo-year="1">2027</span></p></body></html>';

test('a page says how many places are left, and what is true once they are gone, without another build', () => {
  expect(withPromotion(OFFER, '/offer', null)).toContain('<p>From $99, 100 left</p>');
  const one = withPromotion(OFFER, '/offer', at(1));
  expect(one).toContain('<title>Half off</title>');
  expect(one).toContain('<script type="application/ld+json">{"left":1}</script>');
  expect(one).toContain('<p>From $99, 1 left</p>');
  expect(one).toContain(
    '<span data-promo-year="0">2027</span>, and in <span data-promo-year="1">2028</span>',
  );
  for (const path of ['/offer', '/home'])
    expect(withPromotion(OFFER, path, at(0))).toContain('<p>All taken</p>');
  expect(withPromotion(OFFER, '/offer', at(0))).toContain('<title>All taken</title>');
  expect(withPromotion(OFFER, '/home', at(0))).toContain('<title>Half off</title>');
});

/** The state of the promotion with so many places. */
function at(left: number): PromotionNow {
  const isFull = left === 0;
  const head = [['Half off', isFull ? 'All taken' : 'Half off']] as const;
  return { left, isFull, year: 2027, page: { path: '/offer', head, graph: `{"left":${left}}` } };
}

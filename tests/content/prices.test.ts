import { expect, test } from 'vitest';
import { promotionFigures } from '@/lib/promotion/figures';
import { facts } from '@/content/facts';
import { packages } from '@/content/packages';
import { plans } from '@/content/plans';
import { products } from '@/content/products';
import { promotion } from '@/content/promotion';
import { site } from '@/content/site';
import { formatDollars } from '@/lib/kernel/money';
import { priceFaults } from '../e2e/site/price-faults';

const { bundle, lockIn, lockInMonths } = promotion;
const { build, year } = bundle.parts;

test('the July bundle adds up to the specified figures', () => {
  expect([promotion.yearPrice, promotion.regularYearPrice, promotion.saving]).toEqual([
    99_900, 358_800, 258_900,
  ]);
  expect(build.regularPrice + year.regularPrice).toBe(promotion.regularYearPrice);
  expect(promotion.percentOff).toBe(100 - (100 * build.julyPrice) / build.regularPrice);
  expect(promotion.restrictions.commitmentMonths).toBe(bundle.termMonths);
});

test('the bundle has a name that no plan, product or package has', () => {
  const names = [...plans, ...packages].map<string>(({ name }) => name);
  expect([...names, ...products.map<string>(({ title }) => title)]).not.toContain(bundle.name);
});

test('a current customer’s card names the lowest monthly price from which one payment is less', () => {
  const figures = promotionFigures({
    promotion,
    window: { start: 0, end: 1, year: 2026 },
    placesLeft: 100,
    timeZone: site.timeZone,
  });
  for (const key of ['restOfYear', 'nextYear', 'nextYearWithSeo'] as const) {
    const from = Number(figures[`${key}From`]?.replace('$', '')) * 100;
    const months = lockInMonths[key];
    expect(from * months).toBeGreaterThan(lockIn[key]);
    expect((from - 100) * months).toBeLessThanOrEqual(lockIn[key]);
  }
});

test('the promise of an answer is the same in hours and in days', () => {
  const { emailReplyBusinessHours, emailReplyBusinessDays, low } = facts.support;
  expect(emailReplyBusinessDays * 24).toBe(emailReplyBusinessHours);
  expect(emailReplyBusinessDays).toBe(low.businessDays);
});

test('the description of the site has the figures of the plans and of the build', () => {
  expect(site.description).toContain(`from ${formatDollars(plans[0].monthlyPrice)}/month`);
  expect(site.description).toContain(`Live in ${facts.delivery.typicalBusinessDays} business days`);
});

test.each([
  '<p>Plans from $98/month.</p>',
  '<p>$99 a month for 12 months, which is $999.</p>',
  '<p>You save $999 when you pay by the year.</p>',
  '<p>Up to 72% off a new website.</p>',
  '<p>A full year is $999 instead of $1,188.</p>',
  '<p>The Pro plan costs $3,588 outside July.</p>',
  '<div class="receipt"><dl><dd>$1,499.00</dd><dd>$99.00</dd><dd>$1,499.00</dd></dl></div>',
  '<div class="receipt"><dl><dd><s>$1,200</s> $600</dd><dd><s>$3,588</s></dd><dd>$600</dd></dl></div>',
])('the reader of prices finds what is wrong in %s', text => {
  expect(priceFaults(`<main>${text}</main>`)).toHaveLength(1);
});

test('the reader of prices accepts what adds up', () => {
  const text = `<p>$999 paid once, or $99 a month for 12 months, which is $1,188. Up to 50% off.</p>
    <div class="receipt"><dl><dd>$1,499.00</dd><dd>$99.00</dd><dd>$1,598.00</dd></dl></div>`;
  expect(priceFaults(`<main>${text}</main>`)).toEqual([]);
});

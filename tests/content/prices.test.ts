import { expect, test } from 'vitest';
import { facts } from '@/content/facts';
import { packages } from '@/content/packages';
import { plans } from '@/content/plans';
import { products } from '@/content/products';
import { promotion } from '@/content/promotion';
import { site } from '@/content/site';
import { promotionFigures } from '@/lib/promotion/figures';
import { zonedMidnight } from '@/lib/promotion/window';
import { formatDollars } from '@/lib/site/money';
import { listPrice } from '@/tests/support/price-list';
import { priceFaults } from '../e2e/site/price-faults';

const { bundle, lockIn, lockInMonths } = promotion;
const { build, year } = bundle.parts;
const [basic] = plans;
const [setup, month] = [formatDollars(basic.setupPrice), formatDollars(basic.monthlyPrice)];
const july = {
  month: formatDollars(promotion.monthlyPrice),
  twelveMonths: formatDollars(promotion.monthlyPrice * 12),
  year: formatDollars(promotion.yearPrice),
  regularYear: formatDollars(promotion.regularYearPrice),
  build: formatDollars(build.julyPrice),
  regularBuild: formatDollars(build.regularPrice),
};

test('the July bundle adds up', () => {
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
    window: {
      start: 0,
      end: zonedMidnight({ month: 8, day: 1, year: 2026, timeZone: site.timeZone }),
      year: 2026,
    },
    placesLeft: 100,
    timeZone: site.timeZone,
  });
  const monthsOf = { ...lockInMonths, restOfYear: 5 };
  for (const key of ['restOfYear', 'nextYear', 'nextYearWithSeo'] as const) {
    const from = Number(figures[`${key}From`]?.replace('$', '')) * 100;
    const months = monthsOf[key];
    expect(from * months).toBeGreaterThan(lockIn[key]);
    expect((from - 100) * months).toBeLessThanOrEqual(lockIn[key]);
  }
});

test('the promise of an answer is the same in hours and in days', () => {
  const { emailReplyBusinessHours, emailReplyBusinessDays, low } = facts.support;
  expect(emailReplyBusinessDays * 24).toBe(emailReplyBusinessHours);
  expect(emailReplyBusinessDays).toBe(low.businessDays);
});

test.each([
  `<p>Plans from ${formatDollars(basic.monthlyPrice + 1)}/month.</p>`,
  `<p>${july.month} a month for 12 months, which is ${july.year}.</p>`,
  `<p>You save ${july.year} when you pay by the year.</p>`,
  `<p>Up to ${promotion.percentOff + 1}% off a new website.</p>`,
  `<p>A full year is ${july.year} instead of ${july.twelveMonths}.</p>`,
  `<p>The Pro plan costs ${july.regularYear} outside July.</p>`,
  `<div class="receipt"><dl><dd>${setup}</dd><dd>${month}</dd><dd>${setup}</dd></dl></div>`,
  `<div class="receipt"><dl><dd><s>${july.regularBuild}</s> ${july.build}</dd><dd><s>${july.regularYear}</s></dd><dd>${july.build}</dd></dl></div>`,
])('the reader of prices finds what is wrong in %s', text => {
  expect(priceFaults(`<main>${text}</main>`)).toHaveLength(1);
});

test('the reader of prices accepts what adds up', () => {
  const first = formatDollars(listPrice('basic').first);
  const text = `<p>${july.year} paid once, or ${july.month} a month for 12 months, which is ${july.twelveMonths}.
    Up to ${promotion.percentOff}% off.</p>
    <div class="receipt"><dl><dd>${setup}</dd><dd>${month}</dd><dd>${first}</dd></dl></div>`;
  expect(priceFaults(`<main>${text}</main>`)).toEqual([]);
});

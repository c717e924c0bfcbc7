import { expect, test } from 'vitest';
import { totalOf } from '@/components/comparison/charts/cost-sums';
import { addOns } from '@/content/add-ons';
import { comparisons } from '@/content/comparisons';
import { comparisonWords } from '@/content/comparisons/words';
import { googleServices } from '@/content/google-services';
import { googleHub } from '@/content/google-services/hub';
import { plans } from '@/content/plans';
import { serviceDetails } from '@/content/service-details';
import { site } from '@/content/site';
import { routes } from '@/lib/site/routes';

const pages = [...googleServices, ...comparisons];

test('the Google pages are the thirteen specified', () => {
  expect(googleServices.map(service => service.id)).toEqual([
    'analytics',
    'search-console',
    'tag-manager',
    'business-profile',
    'workspace',
    'ads-management',
    'youtube',
    'looker-studio',
    'apis',
    'maps-integration',
    'pay-integration',
    'merchant',
    'training',
  ]);
});

test('the comparisons are the six of the footer', () => {
  const ids = ['wordpress', 'shopify', 'wix', 'squarespace', 'seo-firm', 'developer'];
  expect(comparisons.map(comparison => comparison.id)).toEqual(ids);
});

test('no two pages share a heading or a sentence above it', () => {
  expect(new Set(pages.map(page => page.heading)).size).toBe(pages.length);
  expect(new Set(pages.map(page => page.lede)).size).toBe(pages.length);
});

test.each(googleServices)('$id says when not, what changes and who is paid', service => {
  expect(service.notNeeded.items.length).toSatisfy(isBetween(2, 3));
  expect(new Set(service.desk.marks.map(({ title }) => title)).size).toBe(3);
  expect(service.change).toHaveLength(6);
  expect(service.change.filter(row => row.before === row.after)).toEqual([]);
  expect(service.faqs).toHaveLength(3);
  expect(service.costs.lines).toHaveLength(3);
  expect(new Set(service.related).size).toBe(4);
});

test.each(googleServices)('$id tags what is invented on its desk', ({ desk }) => {
  expect(desk.sample).toMatch(/^Sample .*fictional/);
});

test.each(googleServices)('$id has remarks that fit beside its document: 40 words at most', ({ desk }) => {
  const remarks = desk.marks.map(({ title, text }) => `${title} ${text}`);
  expect(remarks.filter(remark => remark.split(' ').length > 40)).toEqual([]);
});

test.each(googleServices)(
  '$id says what we set up in about five sentences, with time, needs, report and faults',
  ({ setup }) => {
    expect(setup.text.match(/[.?]”?(?= |$)/g)?.length).toSatisfy(isBetween(4, 6));
    for (const text of [setup.takes, setup.needs, setup.report, setup.wrong])
      expect(text).toMatch(/^[A-Z].* .*\.$/);
  },
);

test.each(googleServices)(
  '$id names no monthly price of a plan without its setup fee',
  ({ costs, glance }) => {
    const monthly = plans.map(({ monthlyPrice }) => `$${monthlyPrice / 100}/month`);
    const priced = costs.lines.filter(({ value }) => monthly.includes(value));
    expect(priced.filter(line => !('note' in line && line.note.includes('for setup')))).toEqual([]);
    expect(glance.price).not.toMatch(/\$(?:99|149|249)\b/);
  },
);

test.each(googleServices)(
  '$id names its tool in its heading and its title',
  ({ heading, metaTitle, desk }) => {
    const words = heading
      .toLowerCase()
      .split(' ')
      .filter(word => word.length > 3);
    expect(words.filter(word => metaTitle.toLowerCase().includes(word))).not.toEqual([]);
    expect(desk.title).not.toMatch(/\.$/);
  },
);

test.each(comparisons)('$id weighs both sides', comparison => {
  expect(comparison.rows.length).toSatisfy(isBetween(8, 10));
  expect(comparison.chooseCompetitor.items).toHaveLength(comparison.chooseAgency.items.length);
  expect(comparison.faqs.length).toSatisfy(isBetween(2, 3));
  expect(comparison.rows.filter(row => row.competitor === row.agency)).toEqual([]);
});

test.each(pages)('$id has no empty text, 300 words or more, and curly quotes', page => {
  const texts = textsOf(page);
  expect(texts.filter(text => text.trim() === '')).toEqual([]);
  const prose = texts.join(' ');
  expect(prose.split(/\s+/).length).toBeGreaterThanOrEqual(300);
  expect(prose).not.toMatch(/undefined|\bNaN\b|[!'"]/);
});

test.each(pages)(
  '$id repeats no sentence of another page, except its five answers and the steps of a move',
  page => {
    const textsElsewhere = new Set(pages.filter(other => other !== page).flatMap(longTextsOf));
    expect(longTextsOf(page).filter(text => textsElsewhere.has(text))).toEqual([]);
  },
);

test.each(comparisons)(
  '$id asks in its heading which of the two fits, and its stronger sides are counted',
  page => {
    expect(page.heading).toMatch(new RegExp(`^.+ or ${site.name}: which fits your business\\?$`));
    const sides = page.rows.map(row => row.stronger);
    expect(sides).toEqual(expect.arrayContaining(['competitor', 'agency']));
  },
);

test.each(comparisons)('$id explains its chart in 40 words or fewer, and tags it', ({ chart }) => {
  expect(chart.caption.split(/\s+/).length).toBeLessThanOrEqual(40);
  expect(chart.sample).toMatch(/sample data/i);
});

test('the last building of a cost chart is our own price list', () => {
  const sums = comparisons.flatMap(({ chart }) =>
    chart.kind === 'costs' ? [totalOf(chart.columns.at(-1)?.parts ?? [])] : [],
  );
  const [{ setupPrice, monthlyPrice }] = plans;
  const gateway = addOns.find(({ id }) => id === 'payment-gateway')?.monthlyPrice ?? 0;
  const cardFees = 150;
  expect(sums).toEqual([(setupPrice + 36 * monthlyPrice) / 100, (monthlyPrice + gateway) / 100 + cardFees]);
});

test('every price on the comparisons stands on our side', () => {
  const competitorSides = comparisons.flatMap(({ rows }) => rows.map(row => row.competitor));
  expect(competitorSides.filter(text => /[$€£]\s?\d/.test(text))).toEqual([]);
});

test('no page quotes a price of Google’s', () => {
  const google = [googleHub, ...googleServices].map(
    ({ costs }) => `${costs.google} ${'note' in costs ? costs.note : ''}`,
  );
  expect(google.filter(text => /[$€£]\s?\d/.test(text))).toEqual([]);
});

test('related pages exist and are not the page itself', () => {
  const ids = new Set<string>(googleServices.map(service => service.id));
  const wrong = googleServices.flatMap(({ id, related }) =>
    related.filter(other => other === id || !ids.has(other)),
  );
  expect(wrong).toEqual([]);
});

test('every Google page is in exactly one group of the overview, and related to another page', () => {
  const grouped = googleHub.groups.flatMap<string>(group => group.ids);
  expect(grouped.toSorted()).toEqual(googleServices.map(service => service.id).toSorted());
  const related = new Set<string>(googleServices.flatMap(service => service.related));
  expect(grouped.filter(id => !related.has(id))).toEqual([]);
});

test('links out of the Google pages lead to pages of this site', () => {
  const known = new Set<string>([
    ...serviceDetails.map(({ id }) => routes.service(id)),
    routes.services(),
    routes.pricing(),
    routes.community(),
  ]);
  expect(googleServices.filter(({ more }) => !known.has(more.href))).toEqual([]);
});

test('a comparison says that it is our view, and links the other company’s own page where there is one', () => {
  expect(comparisonWords.table.key).toContain('as we see it');
  const unsaid = comparisons.filter(({ source }) => !/how we see it|what we usually see/.test(source.text));
  expect(unsaid).toEqual([]);
  const unlinked = comparisons.filter(({ source }) => source.link === null).map(({ id }) => id);
  expect(unlinked).toEqual(['seo-firm', 'developer']);
});

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [];
}

/** Whole sentences, without those that every comparison shares. */
function longTextsOf(page: (typeof pages)[number]): string[] {
  const ownTexts =
    'rows' in page ? { ...page, rows: page.rows.map(row => row.competitor), switching: null } : page;
  return textsOf({ ...ownTexts, answers: null }).filter(text => text.split(' ').length > 6);
}

function isBetween(least: number, most: number): (count: number) => boolean {
  return count => count >= least && count <= most;
}

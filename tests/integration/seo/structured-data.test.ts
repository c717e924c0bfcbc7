import { describe, expect, test } from 'vitest';
import { projectNode } from '@/app/(site)/portfolio/project-node';
import { personNodes } from '@/app/(site)/team/person-nodes';
import { packages } from '@/content/packages';
import { plans } from '@/content/plans';
import { projects } from '@/content/portfolio';
import { promotion } from '@/content/promotion';
import { site } from '@/content/site';
import { team } from '@/content/team';
import { readArticles, type Article } from '@/lib/documents/read-documents';
import { sitePromotionRule } from '@/lib/promotion/places';
import { pageData } from '@/lib/promotion/state';
import { pageGraph, type JsonLdNode } from '@/lib/seo/json-ld';
import { articleNode, blogNode, itemListNode, serviceNode } from '@/lib/seo/json-ld-nodes';
import { packageNode, planNode, promotionOfferNode } from '@/lib/seo/json-ld-offers';
import { SCHEMA_TERMS } from '@/lib/seo/vocabulary';
import { toDecimal } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import { MINUTE_MS, noonOf } from '@/lib/site/time';
import { graphFaults, pricesOf } from '../../support/structured-data';

const trail = [{ label: 'Home', href: '/' }, { label: 'Here' }];

function aPage(...about: JsonLdNode[]) {
  return pageGraph({ path: '/here', title: 'Here', description: 'A page.', trail, about });
}

function anArticle(article: Article) {
  const { slug, title, description } = article;
  return pageGraph({ path: routes.article(slug), title, description, trail, about: [articleNode(article)] });
}

function faultsOf(change: object): string[] {
  return graphFaults({ ...aPage(), '@graph': [{ '@id': '#x', ...change }] });
}

const july = { start: Date.parse('2026-07-01T04:00:00Z'), end: Date.parse('2026-08-01T04:00:00Z') };
const { name, yearPrice: price } = promotion;
const offer = promotionOfferNode({ name, description: 'Half off.', price, window: july });

const provenance = { source: 'the payroll', checkedOn: '2026-11-01' };
const checkedTeam = team.map(person => ({ ...person, provenance }));

const graphs: [string, object][] = [
  ['the home page', pageGraph({ path: '/', title: 'Home', description: 'Home.' })],
  ['a service', aPage(serviceNode({ path: '/here', name: 'Local SEO', description: 'Found.' }))],
  [
    'a service of parts',
    aPage(
      serviceNode({ path: '/here', name: 'All', description: 'All.', parts: [{ name: 'One', path: '/1' }] }),
    ),
  ],
  ['a list', aPage(itemListNode('/here', [{ name: 'One', path: '/1' }]))],
  ['the blog', aPage(blogNode(readArticles()))],
  ...readArticles().map<[string, object]>(article => [article.slug, anArticle(article)]),
  ['the team', aPage(...personNodes(checkedTeam))],
  ...projects.map<[string, object]>(project => [project.id, aPage(projectNode(project))]),
  ['the plans', aPage(...plans.map(planNode))],
  ['a package', aPage(packageNode({ ...packages[0], path: '/here' }))],
  ['the promotion', aPage(offer)],
];

test.each(graphs)('the graph of %s has known terms, whole nodes and no loose reference', (_, graph) => {
  expect(graphFaults(JSON.parse(JSON.stringify(graph)))).toEqual([]);
});

test('an article says when it was published, and when it last changed', () => {
  for (const article of readArticles())
    expect(articleNode(article)).toMatchObject({
      datePublished: noonOf(article.date, site.timeZone),
      dateModified: noonOf(article.updated, site.timeZone),
    });
});

test('people we invented are never named as facts', () => {
  expect(personNodes(team)).toEqual([]);
  expect(personNodes(checkedTeam)).toHaveLength(team.length);
  expect(JSON.stringify([aPage(), aPage(blogNode(readArticles()))])).not.toContain('"Person"');
});

test('no term of ours claims a rating or a review', () => {
  expect(JSON.stringify(SCHEMA_TERMS)).not.toMatch(/review|rating/i);
});

test('the business is named, reached and found as on the site', () => {
  const [business] = aPage()['@graph'];
  expect(business).toMatchObject({
    '@type': 'ProfessionalService',
    name: site.name,
    telephone: site.phone.href.replace('tel:', ''),
    address: { streetAddress: site.address.street, postalCode: site.address.postalCode },
    openingHoursSpecification: { opens: '09:00', closes: '17:00' },
  });
});

test('a plan is marked up with the two ways in which it can be bought', () => {
  const [basic] = plans;
  const [setup, month] = [toDecimal(basic.setupPrice), toDecimal(basic.monthlyPrice)];
  expect(pricesOf(planNode(basic))).toEqual([setup, setup, month, month, month]);
});

test('the promotion’s offer holds from its first instant to its last day in our zone', () => {
  expect(offer).toMatchObject({
    price: toDecimal(price),
    validFrom: '2026-07-01T04:00:00.000Z',
    validThrough: '2026-08-01T03:59:59.999Z',
    priceValidUntil: '2026-07-31',
    url: expect.stringContaining(routes.promotion()),
  });
});

const rule = sitePromotionRule({ PROMOTION_START: null, PROMOTION_END: null });

test.each([
  ['a minute before the start', july.start - MINUTE_MS, 1, 0],
  ['at the start', july.start, 1, 1],
  ['a minute after the start', july.start + MINUTE_MS, 1, 1],
  ['a minute before the end', july.end - MINUTE_MS, 1, 1],
  ['at the end', july.end, 1, 0],
  ['a minute after the end', july.end + MINUTE_MS, 1, 0],
  ['in July, when the last place is taken', july.start + MINUTE_MS, 0, 0],
])('%s the promotion’s page marks up its offer or not', (_when, now, left, count) => {
  const graph = pageData({ rule, left, now });
  expect(pricesOf(JSON.parse(JSON.stringify(graph)))).toEqual(count === 1 ? [toDecimal(price)] : []);
  expect(graphFaults(JSON.parse(JSON.stringify(graph)))).toEqual([]);
});

describe('faults in a graph are found', () => {
  test.each([
    [{ '@type': 'Servise', name: 'x' }, 'unknown type Servise'],
    [{ '@type': 'Service', nmae: 'x' }, 'unknown Service.nmae'],
    [{ '@type': 'Service', name: '' }, 'Service.name is empty'],
    [{ '@type': 'Product', name: 'x', image: ['x'] }, 'Product without offers'],
    [{ '@type': 'Service', name: 'x', provider: { '@id': '#y' } }, 'nothing is #y'],
  ])('%j: %s', (change, fault) => {
    expect(faultsOf(change)).toContain(fault);
  });

  test('two nodes of one id', () => {
    const node = { '@type': 'Service', '@id': '#x', name: 'x' };
    expect(graphFaults({ ...aPage(), '@graph': [node, node] })).toEqual(['two nodes are #x']);
  });
});

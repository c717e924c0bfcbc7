import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test, vi } from 'vitest';
import { facts } from '@/content/facts';
import { plans } from '@/content/plans';
import { promotion } from '@/content/promotion';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { formatDollars } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import {
  toDocumentFile,
  fillFacts,
  getFact,
  readDocumentFiles,
  readingMinutes,
  toPlainText,
} from './document-files';
import {
  parseArticle,
  parseProject,
  readArticles,
  parsePolicy,
  readPolicies,
  adjacentArticles,
  relatedArticles,
  type Article,
  withoutGoneArticles,
  findServicePage,
  serviceIds,
} from './read-documents';

test('an article without front matter gets the specified defaults', () => {
  const article = parseArticle(toDocumentFile('content/articles/bare.mdx', 'Just words.'), JANUARY);
  expect(article).toMatchObject({
    slug: 'bare',
    title: 'Untitled',
    date: '2026-01-05',
    updated: '2026-01-05',
    reviewed: null,
    author: 'Anonymous',
    category: 'Uncategorized',
    tags: [],
    image: null,
    cover: 'street',
    text: 'Just words.',
  });
});

test.each([
  ['date: 2025-05-10', 'date'],
  ["date: '2025-02-30'", 'date'],
  ["date: 'May 10'", 'date'],
  ['updated: 2026-11-23', 'updated'],
  ["date: '2025-05-10'\nupdated: '2025-05-09'", 'updated'],
  ["reviewed: 'last week'", 'reviewed'],
  ['tags: chatbots', 'tags'],
  ["titel: 'A typo'", 'titel'],
  ["title: ''", 'title'],
])('a bad article (%s) is refused by file and field', (line, field) => {
  const file = toDocumentFile('content/articles/bad.mdx', `---\n${line}\n---\ntext`);
  expect(() => parseArticle(file, JANUARY)).toThrow(new RegExp(`content/articles/bad\\.mdx: .*${field}`));
});

test('a policy without its group is refused by file and field', () => {
  const file = toDocumentFile('content/policies/bad.mdx', `---\ntitle: T\n---\ntext`);
  expect(() => parsePolicy(file)).toThrow(/content\/policies\/bad\.mdx: .*group/);
});

test.each(['a week', '7 fortnights', '3 – 5 days', '24/7'])(
  'a policy’s figure of “%s” is refused by file and field, because it cannot be drawn',
  text => {
    const figures = `figures:\n  - text: ${text}\n    label: to ask`;
    const file = toDocumentFile('content/policies/bad.mdx', `---\n${figures}\n---\ntext`);
    expect(() => parsePolicy(file)).toThrow(/content\/policies\/bad\.mdx: .*figures\.0\.text/);
  },
);

test('front matter that is not YAML is refused by file', () => {
  const text = '---\ntitle: [unclosed\n---\ntext';
  expect(() => toDocumentFile('content/articles/broken.mdx', text)).toThrow(
    /^content\/articles\/broken\.mdx: /,
  );
  expect(() => toDocumentFile('content/articles/broken.mdx', text)).toThrow(
    /^content\/articles\/broken\.mdx: /,
  );
});

test('a figure is quoted from the content, amounts in dollars', () => {
  const filled = fillFacts('within <Fact name="refund.guaranteeDays"/> days');
  expect(filled).toBe(`within ${facts.refund.guaranteeDays} days`);
  expect(getFact('plans.basic.setupPrice')).toBe(formatDollars(plans[0].setupPrice));
  expect(getFact('promotion.saving')).toBe(formatDollars(promotion.saving));
  expect(getFact('site.phone.display')).toBe(site.phone.display);
});

test.each(['refund.nothing', 'refund', 'constructor.name', 'refund.guaranteeDays.toString'])(
  'the unknown fact %s stops the build and names the file',
  name => {
    expect(() => toDocumentFile('content/policies/p.mdx', `<Fact name="${name}"/>`)).toThrow(
      `content/policies/p.mdx: unknown fact '${name}'`,
    );
  },
);

test('a fact that is not written as one stops the build', () => {
  expect(() => fillFacts('<Fact of="refund.guaranteeDays"/>')).toThrow(/not a fact/);
});

test('the published documents can all be read, articles newest first', () => {
  const dates = readArticles().map(article => article.date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(readPolicies().length).toBeGreaterThan(0);
});

const JANUARY = { now: () => Date.parse('2026-01-05T09:00:00Z') };

test('related articles share most tags, then are newest, and never the article itself', () => {
  const [, self, ...rest] = ALL;
  expect(self && relatedArticles(self, ALL).map(article => article.slug)).toEqual(['d', 'a', 'c']);
  expect(rest).toHaveLength(3);
});

test('previous is older and next is newer', () => {
  expect(adjacentArticles('b', ALL)).toMatchObject({ previous: { slug: 'c' }, next: { slug: 'a' } });
  expect(adjacentArticles('a', ALL).next).toBeNull();
  expect(adjacentArticles('e', ALL).previous).toBeNull();
  expect(adjacentArticles('missing', ALL)).toEqual({ previous: null, next: null });
});

function anArticle(slug: string, date: string, tags: string[]): Article {
  const text = 'words';
  return {
    slug,
    title: slug,
    date,
    updated: date,
    reviewed: null,
    author: 'A',
    excerpt: '',
    category: 'C',
    tags,
    image: null,
    photo: null,
    description: text,
    cover: 'street',
    body: text,
    text,
    readingMinutes: 1,
  };
}

const ALL = [
  anArticle('a', '2025-05-23', ['seo']),
  anArticle('b', '2025-05-20', ['seo', 'maps']),
  anArticle('c', '2025-05-18', []),
  anArticle('d', '2025-05-14', ['seo', 'maps']),
  anArticle('e', '2025-05-10', []),
];

test('a list of links loses those to articles that are not there, and nothing else', () => {
  const [article] = readArticles();
  const links = [routes.blog(), routes.article(article?.slug ?? ''), routes.pricing()].map(href => ({
    href,
  }));
  expect(withoutGoneArticles([{ href: routes.article('of-another-blog') }, ...links])).toEqual(links);
});

test('every service of the grid has its page, and an unknown one has none', () => {
  expect(serviceIds()).toEqual([
    ...services.map(service => service.id),
    'reputation-management',
    'social-media',
  ]);
  expect(findServicePage('plumbing')).toBeNull();
});

test.each(services)('the page of $id has the name of the service in its title', ({ id, title }) => {
  expect(findServicePage(id)?.metaTitle).toContain(title);
});

test.each(serviceIds())('%s has its benefits, reasons and questions, with its figures filled in', id => {
  const page = findServicePage(id);
  expect(page?.benefits.length).toBeGreaterThanOrEqual(6);
  expect(page?.reasons.items).toHaveLength(4);
  expect(page?.faqs.length).toBeGreaterThanOrEqual(4);
  expect(JSON.stringify(page)).not.toContain('<Fact');
  expect(page?.metaDescription.length).toBeGreaterThanOrEqual(50);
  expect(page?.metaDescription.length).toBeLessThanOrEqual(165);
});

test('the ways to reach us are words of the text', () => {
  const body = 'Write to <SupportEmail/>, call <SupportPhone />, or use the <SupportPortal/>.';
  const { supportEmail, phone } = site;
  expect(toPlainText(body)).toBe(
    `Write to ${supportEmail}, call ${phone.display}, or use the support center.`,
  );
});

test('markup goes, words stay', () => {
  const body =
    '## A *bold* claim\n\n- one [link](/blog)\n- two\n\n| A | B |\n| --- | --- |\n| 1 | “Open.” |\n\n<Tip title="Now">Call **us**.</Tip>';
  expect(toPlainText(body)).toBe('A bold claim one link two A: 1; B: “Open.” Call us.');
});

test('reading time is whole minutes and never zero', () => {
  expect(readingMinutes('one two')).toBe(1);
  expect(readingMinutes('word '.repeat(1100))).toBe(5);
});

const PROJECT_HEAD = `title: Fjord Street Bakery
category: restaurant
address: fjordstreet.example
photo: { file: fjord.jpg, alt: The Saturday list }
description: The Saturday list, on every phone.
lede: One oven, one list.`;
const PROJECT_TEXT =
  '## The problem\n\nA *sheet* of paper.\n\n## The work\n\nA page.\n\n## The result\n\nSold out by ten.\n';
const projectFile = (head: string, text = PROJECT_TEXT) =>
  toDocumentFile('projects/fjord.mdx', `---\n${head}\n---\n\n${text}`);

test('a project is a file with a photo and three parts; without a source it is a sample', () => {
  expect(parseProject(projectFile(PROJECT_HEAD))).toEqual({
    id: 'fjord',
    provenance: 'sample',
    title: 'Fjord Street Bakery',
    category: 'restaurant',
    address: 'fjordstreet.example',
    photo: { file: 'fjord.jpg', alt: 'The Saturday list' },
    metaTitle: 'Fjord Street Bakery',
    metaDescription: 'The Saturday list, on every phone. One oven, one list.',
    description: 'The Saturday list, on every phone.',
    lede: 'One oven, one list.',
    problem: 'A sheet of paper.',
    work: 'A page.',
    result: 'Sold out by ten.',
  });
  const checked = `${PROJECT_HEAD}\nsource: the client\ncheckedOn: '2026-11-02'`;
  expect(parseProject(projectFile(checked)).provenance).toEqual({
    source: 'the client',
    checkedOn: '2026-11-02',
  });
});

test('what is missing is named, with the file', () => {
  expect(() =>
    parseProject(projectFile(PROJECT_HEAD, PROJECT_TEXT.replace('## The work', '## Works'))),
  ).toThrow('projects/fjord.mdx: needs a text under "## The work"');
  expect(() =>
    parseProject(projectFile(PROJECT_HEAD.replace('category: restaurant', 'category: boats'))),
  ).toThrow(/fjord\.mdx: category/);
});

test('a file that would be missing because of its ending is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-content-'));
  const name = 'fjord';
  mkdirSync(join(folder, 'projects'));
  writeFileSync(join(folder, 'projects', `${name}.md`), `---\n${PROJECT_HEAD}\n---\n\n${PROJECT_TEXT}`);
  vi.stubEnv('CONTENT_DIR', relative(process.cwd(), folder));
  try {
    expect(() => readDocumentFiles('projects')).toThrow(`${name}.md: the name must end in .mdx`);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
});

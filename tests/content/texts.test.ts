import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { articleFigures } from '@/components/mdx/article-components';
import { fillFacts, toPlainText } from '@/lib/documents/document-files';
import { COVERS, POLICY_GROUPS, serviceIds } from '@/lib/documents/read-documents';
import { SECURITY_TEXT } from '@/lib/seo/addresses';
import { contentPath } from '@/lib/site/own-content';
import { routes } from '@/lib/site/routes';
import { articles, documents, policies } from './raw-documents';

const PICTURE = /!\[([^\]]*)\]\(([^)]*)\)/g;

const COMPONENTS = [
  'Fact',
  'SupportEmail',
  'SupportPhone',
  'SupportPortal',
  'AssistantModel',
  'ShortVersion',
  'Tip',
  ...Object.keys(articleFigures),
];

test.each(documents)('$slug uses only known components, and no expressions or comments', ({ body }) => {
  const names = [...body.matchAll(/<\/?([^\s/>]*)/g)].map(match => match[1] ?? '');
  expect(names.filter(name => !COMPONENTS.includes(name))).toEqual([]);
  expect(body).not.toMatch(/[{}]|^import |^export /m);
});

test.each(documents)('$slug has no placeholder, and no heading that shouts', ({ source }) => {
  expect(source).not.toMatch(/\bTODO\b|\bTBD\b|lorem|ipsum|\[(your|company)[^\]]*\](?!\()/i);
  expect(source).not.toMatch(/^#+ .*!|^(title|heading): .*!/m);
});

test.each(policies)('$slug opens with its short version, in three to five sentences', ({ body }) => {
  expect(body.trimStart()).toMatch(/^<ShortVersion>\n\n/);
  const [, short = ''] = /<ShortVersion>([\s\S]*?)<\/ShortVersion>/.exec(body) ?? [];
  expect(short.match(/^- /gm)?.length).toSatisfy(isBetween(3, 5));
});

test.each(documents)(
  '$slug has sections that go down one level at a time, with unique headings',
  ({ body }) => {
    const headings = body.match(/^#+ .*$/gm) ?? [];
    const levels = [1, ...headings.map(heading => heading.indexOf(' '))];
    const jumps = levels.slice(1).filter((level, index) => level < 2 || level > (levels[index] ?? 1) + 1);
    expect(jumps).toEqual([]);
    expect(new Set(headings).size).toBe(headings.length);
  },
);

test.each(documents)('every link of $slug leads to a page of this site', ({ body }) => {
  const targets = [...body.replace(PICTURE, '').matchAll(/\]\(([^)]*)\)/g)].map(match => match[1] ?? '');
  expect(targets.filter(target => !KNOWN_PATHS.has(target))).toEqual([]);
});

test.each(articles)('every picture in $slug is in the folder of photos, and said in words', ({ body }) => {
  const pictures = Array.from(body.matchAll(PICTURE), ([, alt = '', file = '']) => ({ alt, file }));
  expect(pictures.filter(({ alt }) => alt.length < 10)).toEqual([]);
  expect(pictures.filter(({ file }) => !existsSync(contentPath('.', `photos/${file}`)))).toEqual([]);
});

test.each(policies)('$slug has three sections or more and 500 to 1,500 words', ({ body }) => {
  expect(body.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3);
  expect(countWords(body)).toSatisfy(isBetween(500, 1500));
});

const date = z.iso.date();
const sentence = z.string().regex(/^[A-Z].*[.?]$/s);
const common = { title: z.string().min(10).max(65), description: sentence.min(50).max(165) };

/** Typed figures would not follow content/facts.ts. */
const FACT_AND_UNIT = /^<Fact name="[\w.]+"\/>(?:%| [a-z ]+)$/;

const policyFrontMatter = z.strictObject({
  ...common,
  heading: z.string().min(1),
  summary: sentence,
  effective: date,
  changes: z.array(z.strictObject({ date, text: sentence })).min(1),
  related: z.array(z.enum(policies.map(policy => policy.slug))).min(2),
  group: z.enum(POLICY_GROUPS),
  figures: z.array(
    z.strictObject({ text: z.string().regex(FACT_AND_UNIT), label: z.string().regex(/^\D+$/) }),
  ),
});

const articleFrontMatter = z.strictObject({
  ...common,
  date,
  updated: date.optional(),
  reviewed: date.optional(),
  author: z.string().min(2),
  excerpt: sentence.min(40),
  category: z.string().min(2),
  tags: z.array(z.string()).min(1),
  cover: z.enum(COVERS).optional(),
  photo: z.strictObject({ file: z.string(), alt: z.string().min(10) }).optional(),
});

test.each(articles)('the front matter of $slug is complete', ({ data }) => {
  expect(articleFrontMatter.safeParse(data).error).toBeUndefined();
});

test.each(policies)(
  'the front matter of $slug is complete, and holds from its newest change',
  ({ slug, data }) => {
    const { changes, related, effective } = policyFrontMatter.parse(data);
    expect(changes).toEqual(changes.toSorted((one, other) => other.date.localeCompare(one.date)));
    expect(changes[0]?.date).toBe(effective);
    expect(related).not.toContain(slug);
  },
);

test.each(['title', 'description'])('no two texts share a %s', key => {
  const values = documents.map(document => document.data[key]);
  expect(new Set(values).size).toBe(documents.length);
});

test.each([
  ['terms-of-service', 'web design, website hosting and management, maintenance, SEO and marketing'],
  ['terms-of-service', 'AI and automation agents, email marketing, and plugins'],
  ['privacy-policy', 'data protection officer'],
  ['privacy-policy', 'incident response team'],
  ['security-policy', 'incident response team'],
  ['data-breach-response-policy', 'data protection officer'],
  ['customer-support-policy', 'support team'],
  ['billing-and-payment-policy', '(/terms-policies-and-notices/refund-policy)'],
])('%s speaks of %s', (slug, words) => {
  expect(policies.find(policy => policy.slug === slug)?.body).toContain(words);
});

test('every policy is named as related by another', () => {
  const named = new Set(policies.flatMap(policy => policyFrontMatter.parse(policy.data).related));
  expect(policies.map(policy => policy.slug).filter(slug => !named.has(slug))).toEqual([]);
});

function isBetween(least: number, most: number): (count: number) => boolean {
  return count => count >= least && count <= most;
}

/** As they are written: search reads a column's head again with each cell, and addresses of ours as words. */
function countWords(body: string): number {
  const written = body.replace(/<Support\w+\s*\/>/g, '').replace(/^\|[ :|-]+\|$/gm, '');
  return toPlainText(fillFacts(written)).split(' ').length;
}

const KNOWN_PATHS = new Set<string>([
  ...policies.map(policy => routes.policy(policy.slug)),
  ...articles.map(article => routes.article(article.slug)),
  ...serviceIds().map(id => routes.service(id)),
  routes.googleService('analytics'),
  routes.googleService('tag-manager'),
  routes.policies(),
  routes.pricing(),
  routes.community(),
  routes.portfolio(),
  routes.contact(),
  routes.contact('consultation'),
  SECURITY_TEXT,
]);

import { readFileSync, readdirSync } from 'node:fs';
import matter from 'gray-matter';

/** The policies and articles as they stand in their files, before the figures are filled in. */
export const policies = readFolder('policies');
export const articles = readFolder('articles');
export const documents = [...policies, ...articles];

export type RawDocument = { slug: string; source: string; body: string; data: Record<string, unknown> };

/** The text between the components and the link addresses. */
export function proseOf(body: string): string {
  return body
    .replace(/<Tip title="([^"]*)">/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ']');
}

/** The dotted names of the facts in a text, in order. */
export function factNamesOf(body: string): string[] {
  return [...body.matchAll(/<Fact name="([^"]*)"\s*\/>/g)].map(match => match[1] ?? '');
}

function readFolder(folder: 'policies' | 'articles'): RawDocument[] {
  const directory = new URL(`../../content/${folder}/`, import.meta.url);
  const names = readdirSync(directory).filter(name => name.endsWith('.mdx'));
  return names.map(name => {
    const source = readFileSync(new URL(name, directory), 'utf8');
    const { content, data } = matter(source, {});
    return { slug: name.replace('.mdx', ''), source, body: content, data };
  });
}

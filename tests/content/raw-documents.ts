import { readFileSync } from 'node:fs';
import matter from 'gray-matter';
import { readDocumentFiles } from '@/lib/documents/document-files';

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
  return readDocumentFiles(folder).map(({ slug, file }) => {
    const source = readFileSync(file, 'utf8');
    const { content, data } = matter(source, {});
    return { slug, source, body: content, data };
  });
}

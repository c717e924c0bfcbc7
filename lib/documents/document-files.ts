import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type { z } from 'zod';
import { contentFolders, contentPath } from '@/lib/site/env/own-content';
import { fillFacts } from './fill-facts';

/** An article or a policy, its figures filled in, its front matter not yet parsed. */
export type DocumentFile = {
  /** The file name without its ending: the last part of the page's address. */
  slug: string;
  /** The path from the project's root, for error messages. */
  file: string;
  frontMatter: unknown;
  body: string;
};

/**
 * Reads every document of a folder of the content, in order of file name. Articles are all one's own or all ours; a policy
 * of one's own takes the place of ours of that name.
 */
export function readDocumentFiles(folder: 'articles' | 'policies'): DocumentFile[] {
  const root = process.cwd();
  // Otherwise the bundler takes every file of the project for one that this reads.
  const folders = contentFolders().map(content => path.join(/*turbopackIgnore: true*/ root, content, folder));
  const present = folders.filter(fs.existsSync);
  const read = folder === 'articles' ? present.slice(0, 1) : present;
  const names = new Set(read.flatMap(directory => fs.readdirSync(directory)));
  return [...names]
    .filter(name => name.endsWith(ENDING))
    .sort()
    .map(name => {
      const file = contentPath(root, `${folder}/${name}`);
      return toDocumentFile(path.relative(root, file), fs.readFileSync(file, 'utf8'));
    });
}

/** Splits a document's text into front matter and body, with every `<Fact name="…"/>` replaced by its figure. */
export function toDocumentFile(file: string, text: string): DocumentFile {
  const slug = path.basename(file, ENDING);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new DocumentError(file, 'the name must be lower-case words joined by hyphens');
  try {
    // The options argument switches off gray-matter's cache, which would keep a broken file's first answer.
    const { data, content } = matter(fillFacts(text), {});
    return { slug, file, frontMatter: data, body: content.trim() };
  } catch (cause) {
    throw new DocumentError(file, cause instanceof Error ? cause.message : 'unreadable', cause);
  }
}

/** Front matter as `schema` wants it; throws an error that names the file and every bad field. */
export function parseFrontMatter<Schema extends z.ZodType>(
  schema: Schema,
  { file, frontMatter }: DocumentFile,
): z.infer<Schema> {
  const parsed = schema.safeParse(frontMatter);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    issue => `${issue.path.join('.') || 'front matter'}: ${issue.message}`,
  );
  throw new DocumentError(file, problems.join('; '), parsed.error);
}

/** A document that cannot be published as it is written. */
export class DocumentError extends Error {
  override name = 'DocumentError';
  constructor(file: string, problem: string, cause?: unknown) {
    super(`${file}: ${problem}`, { cause });
  }
}

const ENDING = '.mdx';

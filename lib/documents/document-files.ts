import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type { z } from 'zod';
import { addOns } from '@/content/add-ons';
import { facts } from '@/content/facts';
import { packages } from '@/content/packages';
import { plans } from '@/content/plans';
import { promotion } from '@/content/promotion';
import { saleSentences, saleTerms } from '@/content/sale-terms';
import { site } from '@/content/site';
import { formatDollars } from '@/lib/site/money';
import { contentFolders, contentPath } from '@/lib/site/own-content';

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
export function readDocumentFiles(folder: 'articles' | 'policies' | 'projects'): DocumentFile[] {
  const root = process.cwd();
  // Otherwise the bundler takes every file of the project for one that this reads.
  const folders = contentFolders().map(content => path.join(/*turbopackIgnore: true*/ root, content, folder));
  const present = folders.filter(fs.existsSync);
  const read = folder === 'articles' ? present.slice(0, 1) : present;
  const names = new Set(read.flatMap(directory => fs.readdirSync(directory)));
  return [...names]
    .filter(name => /\.mdx?$/.test(name))
    .sort()
    .map(name => {
      const file = contentPath(root, `${folder}/${name}`);
      return toDocumentFile(path.relative(root, file), fs.readFileSync(file, 'utf8'));
    });
}

/**
 * Splits a document's text into front matter and body, with every `<Fact name="…"/>` replaced by its figure. Figures come
 * in after the front matter was parsed, and into the body as character references, so none of them is ever source.
 */
export function toDocumentFile(file: string, text: string): DocumentFile {
  // It would be missing without a word: editors call Markdown .md.
  if (!file.endsWith(ENDING)) throw new DocumentError(file, `the name must end in ${ENDING}`);
  const slug = path.basename(file, ENDING);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new DocumentError(file, 'the name must be lower-case words joined by hyphens');
  try {
    // The options argument switches off gray-matter's cache, which would keep a broken file's first answer.
    const { data, content } = matter(text, {});
    return { slug, file, frontMatter: fillData(data), body: fillSource(content).trim() };
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

/**
 * Replaces every `<Fact name="refund.guaranteeDays"/>` of a text by its figure, so a figure is written once,
 * under `content/`, and a document can neither misquote nor outlive it. Throws on a name that does not exist.
 */
export function fillFacts(text: string): string {
  return fill(text, value => value);
}

/** Fills the figures into MDX. The only way in which a value of the content gets into source. */
export function fillSource(source: string): string {
  return fill(source, toCharacterReferences);
}

/** Fills the figures into every text of a value, whose shape stays what it was. */
export function fillData<Shape>(value: Shape): Shape {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? fillFacts(part) : part,
  ) as Shape;
}

/**
 * Text as Markdown and MDX read it literally: a character reference never begins an expression, a tag, a link or emphasis.
 * The first character is one too, because at the start of a line a word such as `import` is code.
 */
function toCharacterReferences(text: string): string {
  return text.replace(/^.|[^A-Za-z0-9 ]/gsu, sign => `&#${sign.codePointAt(0)};`);
}

function fill(text: string, write: (value: string) => string): string {
  const filled = text.replace(TAG, (_, name: string) => write(getFact(name)));
  const leftOver = /<Fact[^\n]{0,40}/.exec(filled);
  if (leftOver) throw new Error(`not a fact: ${leftOver[0]} (write <Fact name="refund.guaranteeDays"/>)`);
  return filled;
}

/** The figure of that dotted name as it reads in a sentence: amounts of money (`…Price`, `saving`) in dollars. */
export function getFact(name: string): string {
  const value = name.split('.').reduce<unknown>(stepInto, SOURCES);
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') throw new Error(`unknown fact '${name}'`);
  return isAmount(name) ? formatDollars(value) : String(value);
}

function stepInto(from: unknown, key: string): unknown {
  const isRecord = typeof from === 'object' && from !== null && Object.hasOwn(from, key);
  return isRecord ? (from as Record<string, unknown>)[key] : undefined;
}

function isAmount(name: string): boolean {
  return /(?:price|\.saving|\.lockIn\.\w+)$/i.test(name);
}

function byId<Item extends { id: string }>(items: readonly Item[]): Record<string, Item> {
  return Object.fromEntries(items.map(item => [item.id, item]));
}

const TAG = /<Fact\s+name=["']([\w.-]+)["']\s*\/>/g;

const SOURCES = {
  ...facts,
  site,
  promotion,
  sale: saleTerms,
  saleSentences,
  plans: byId(plans),
  packages: byId(packages),
  addOns: byId(addOns),
};

/**
 * The words of an MDX body, without markup, in one line: what search looks through and a feed shows, with the ways to
 * reach us as they are read. A table's rows end as sentences do, and each cell has its column's head before it.
 */
export function toPlainText(body: string): string {
  return body
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/<Support(Email|Phone|Portal)\s*\/>/g, (_, way: keyof typeof WAYS) => WAYS[way])
    .replace(/<[^>]+>/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+\.)[ \t]+/gm, '')
    .replace(TABLE, (_, head: string, rows: string) => tableText(head, rows))
    .replace(/\|/g, ' ')
    .replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '')
    .replace(/&#(\d{1,7});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/\s+/g, ' ')
    .trim();
}

/** How our documents name the ways to reach us. */
const WAYS = { Email: site.supportEmail, Phone: site.phone.display, Portal: 'support center' };

/** A head, a line of dashes, and rows, each between bars. */
const TABLE = /^[ \t]*\|(.+)\|[ \t]*\n[ \t]*\|[ \t:|-]*-{3}[ \t:|-]*\n((?:[ \t]*\|.*(?:\n|$))*)/gm;

function tableText(head: string, rows: string): string {
  const heads = cellsOf(head);
  const texts = rows.split('\n').map(row => {
    const cells = cellsOf(row.trim().replace(/^\||\|$/g, ''));
    return cells
      .map((cell, column) => (heads[column] && cell ? `${heads[column]}: ${cell}` : cell))
      .filter(cell => cell !== '')
      .join('; ');
  });
  const sentences = texts.filter(text => text !== '');
  return `${sentences.map(text => (/[.?!]”?$/.test(text) ? text : `${text}.`)).join('\n')}\n`;
}

function cellsOf(row: string): string[] {
  return row.split('|').map(cell => cell.trim());
}

/** Whole minutes that a text takes at an unhurried pace, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

const WORDS_PER_MINUTE = 220;

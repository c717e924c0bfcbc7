/** What reads differently in one build of the site than in another: every passage of every page, and its structured data. */
import { readFileSync } from 'node:fs';
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { listBuilt } from '#engine/build';

/** What a passage said, says now, and where; empty where it is new or gone. */
type PageDifference = { before: string; after: string; pages: string[] };

/** The passages that are on most pages first. */
export function comparePages(before: string, after: string): PageDifference[] {
  const former = new Map(listBuilt(before).pages.map(({ path, file }) => [path, file]));
  const found = new Map<string, PageDifference>();
  for (const { path, file } of listBuilt(after).pages) {
    const formerFile = former.get(path);
    const pairs = comparePassages(
      formerFile === undefined ? [] : passagesOf(readFileSync(formerFile, 'utf8')),
      passagesOf(readFileSync(file, 'utf8')),
    );
    for (const pair of pairs) {
      const key = JSON.stringify(pair);
      const known = found.get(key) ?? { ...pair, pages: [] };
      if (!known.pages.includes(path)) known.pages.push(path);
      found.set(key, known);
    }
  }
  return Array.from(found.values())
    .sort((one, other) => other.pages.length - one.pages.length)
    .slice(0, LISTED);
}

/** What is in one list and not in the other, in order, each with what has taken its place. */
export function comparePassages(
  before: readonly string[],
  after: readonly string[],
): Pick<PageDifference, 'before' | 'after'>[] {
  const gone = without(before, after);
  const come = without(after, before);
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => ({
    before: gone[index] ?? '',
    after: come[index] ?? '',
  }));
}

function without(list: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const passage of other) left.set(passage, (left.get(passage) ?? 0) + 1);
  return list.filter(passage => {
    const count = left.get(passage) ?? 0;
    left.set(passage, count - 1);
    return count <= 0;
  });
}

/** The texts of a page: each block of it, its title and description, what its phone and mail links dial, its structured data. */
export function passagesOf(html: string): string[] {
  const passages: string[] = [];
  let line = '';
  const flush = () => {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text !== '') passages.push(text.slice(0, PASSAGE_MAX));
    line = '';
  };
  const visit = (node: DefaultTreeAdapterTypes.ChildNode): void => {
    if (tree.isTextNode(node)) {
      line += node.value;
      return;
    }
    if (!tree.isElementNode(node)) return;
    const { tagName } = node;
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    if (tagName === 'style') return;
    if (tagName === 'script') {
      if (attributes.get('type') !== 'application/ld+json') return;
      const [text] = node.childNodes;
      if (text && tree.isTextNode(text)) passages.push(...flatten(JSON.parse(text.value)));
      return;
    }
    const said =
      tagName === 'meta' && attributes.get('name') === 'description' ? attributes.get('content') : undefined;
    if (said !== undefined) passages.push(said);
    const href = attributes.get('href') ?? '';
    const isInline = INLINE.has(tagName);
    if (!isInline) flush();
    const children =
      tagName === 'template' ? tree.getTemplateContent(node as DefaultTreeAdapterTypes.Template) : node;
    for (const child of children.childNodes) visit(child);
    if (!isInline) flush();
    if (/^(?:tel|mailto):/.test(href)) passages.push(href);
  };
  for (const child of parse(html).childNodes) visit(child);
  flush();
  return passages;
}

/** "offers.price: 149" for each value of structured data. */
function flatten(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${String(value)}`];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, Array.isArray(value) ? path : path === '' ? key : `${path}.${key}`),
  );
}

const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'tspan',
  'u',
]);
const PASSAGE_MAX = 600;
const LISTED = 500;

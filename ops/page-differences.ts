/** What reads differently in one version of the site's pages than in another: every passage of every page, and its structured data. */
import { readFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';

/** What a passage said, says now, and where; empty where it is new or gone. */
type PageDifference = { before: string; after: string; pages: string[] };

type PageFile = { path: string; file: string };

/** By the files of both. The passages that are on most pages first. */
export function comparePages(before: readonly PageFile[], after: readonly PageFile[]): PageDifference[] {
  const former = new Map(before.map(({ path, file }) => [path, file]));
  const found = new Map<string, PageDifference>();
  for (const { path, file } of after) {
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
  /** The structured data around; undefined outside of scripts and styles, null inside of others. */
  let data: string | null | undefined;
  const hrefs: string[] = [];
  const flush = () => {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text !== '') passages.push(text.slice(0, PASSAGE_MAX));
    line = '';
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      hrefs.push(attributes['href'] ?? '');
      if (RAW.has(name)) data = attributes['type'] === 'application/ld+json' ? '' : null;
      else if (!INLINE.has(name)) flush();
      const description = name === 'meta' && attributes['name'] === 'description' && attributes['content'];
      if (description) passages.push(description);
    },
    ontext: text => {
      if (data === undefined) line += text;
      else if (data !== null) data += text;
    },
    onclosetag: name => {
      const href = hrefs.pop() ?? '';
      if (RAW.has(name)) {
        if (data) passages.push(...flatten(JSON.parse(data)));
        data = undefined;
      } else if (!INLINE.has(name)) flush();
      if (/^(?:tel|mailto):/.test(href)) passages.push(href);
    },
  });
  parser.end(html);
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

/** What they have is no text. */
const RAW = new Set(['script', 'style']);
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

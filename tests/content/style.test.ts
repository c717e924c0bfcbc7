import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { banned, bannedIn, isFixed } from '@/tests/support/style-guide';

/** The list itself quotes what it bans. */
const GUIDE = 'docs/style.md';
/** What visitors type is their own. */
const VISITORS = 'content/assistant-words.ts';

const files = [
  ...globSync('{content,components,app,engine,lib,ops,server}/**/*.{ts,tsx,mts,mjs,mdx}'),
  ...globSync('{docs/**/*.md,README.md}'),
].filter(file => file !== GUIDE && file !== VISITORS && !/\.test\.|\.d\.m?ts$/.test(file));

test('every phrase of docs/style.md is found, whatever stands around it', () => {
  expect(banned.size).toBeGreaterThan(150);
  const examples = [...banned.keys()].map(phrase => phrase.replace('*', 'x'));
  expect(examples.filter(example => bannedIn(`“${example.toUpperCase()}”,`).length === 0)).toEqual([]);
});

test('a phrase is found across a line break, with a curly apostrophe and with an ending, but not inside a longer word', () => {
  expect(bannedIn('We did not arrive\n  whole.')).toEqual(['did not arrive whole']);
  expect(bannedIn('They don’t belong together, favourites')).toEqual(["don't belong together", 'favourites']);
  expect(bannedIn('Amended by mail. Press Enter.')).toEqual([]);
});

test('a fixed text matches with any figure at its star, and only as a whole sentence', () => {
  expect(isFixed('Live in 9 business days, from $101/month.')).toBe(true);
  expect(isFixed('Live in 9 business days, from $101/month. Or later.')).toBe(false);
  expect(isFixed('Live in a few business days, from $101/month.')).toBe(false);
});

test('the texts of code and Markdown are found, their names are not', () => {
  const code = 'import a from "somebody"; const b = <p title={`Colour ${a}`} className="whoever">Anew</p>;';
  expect(textsOf('a.tsx', code).map(({ text }) => text)).toEqual(['Colour ', '', 'Anew']);
  expect(textsOf('a.mdx', 'Use `mails`\nand [mend](/anew)').map(({ text }) => text.trim())).toEqual([
    'Use',
    'and [mend',
  ]);
});

test('no text uses a phrase that docs/style.md bans', () => {
  expect(files.length).toBeGreaterThan(500);
  const banned = files.flatMap(file =>
    textsOf(file, readFileSync(file, 'utf8')).flatMap(({ line, text }) =>
      bannedIn(text).map(phrase => `${file}:${line}: ${phrase}`),
    ),
  );
  expect(banned).toEqual([]);
});

test('names and comments are spelled the American way too', () => {
  const code = globSync('{app,components,content,lib,ops,server,simulators,tests}/**/*.{ts,tsx,mjs,css}');
  const british = /colour|behaviour|neighbour|catalogue|\bcentre|recognis|licence|labelled(?!by)/i;
  const britishFiles = code.filter(
    file => !file.endsWith('style.test.ts') && british.test(`${file}\n${readFileSync(file, 'utf8')}`),
  );
  expect(britishFiles).toEqual([]);
});

test('no text of the content has an em dash, an emoji, a placeholder or a sales word', () => {
  const faults = files
    .filter(file => file.startsWith('content/'))
    .flatMap(file =>
      textsOf(file, readFileSync(file, 'utf8'))
        .filter(({ text }) =>
          /\b(?:solutions|unlock)\b|lorem|\bTODO\b|\u2014|(?!©)\p{Extended_Pictographic}/iu.test(text),
        )
        .map(({ line, text }) => `${file}:${line}: ${text}`),
    );
  expect(faults).toEqual([]);
});

/** The texts in a source file that people read: string literals and JSX text of code, prose of Markdown. */

type WrittenText = { line: number; text: string };

/** Literals that are no text: class names, module names, keys and tags of TypeScript itself. */
const CODE_ATTRIBUTES = /^(?:className|class|id|href|name|type|role|key|d|viewBox|rel|method|htmlFor)$/;
/** In strings of markup. */
const ATTRIBUTE = /[\w-]+="[^"]*"/g;
const SKIPPED_KEYS = new Set(['key', 'source', 'typeAnnotation', 'typeArguments', 'typeParameters']);

function textsOf(file: string, source: string): WrittenText[] {
  return /\.mdx?$/.test(file) ? textsOfMarkdown(source) : textsOfCode(file, source);
}

/** Without code blocks, inline code and the targets of links: those are names, not words. */
function textsOfMarkdown(source: string): WrittenText[] {
  const prose = source
    .replace(/^```[\s\S]*?^```/gm, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/\]\([^)]*\)/g, blank)
    .replace(/<[^>]*>/g, blank);
  return prose.split('\n').map((text, index) => ({ line: index + 1, text }));
}

/** Spaces in its place, so lines keep their numbers. */
function blank(comment: string): string {
  return comment.replace(/[^\n]/g, ' ');
}

function textsOfCode(file: string, source: string): WrittenText[] {
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  const texts: WrittenText[] = [];
  collect(parseAst(source, { lang }), literal => {
    const line = source.slice(0, literal.start).split('\n').length;
    texts.push({ line, text: literal.text });
  });
  return texts;
}

type Literal = { start: number; text: string };

function collect(node: unknown, report: (literal: Literal) => void): void {
  if (Array.isArray(node)) for (const child of node) collect(child, report);
  if (!isNode(node) || isCode(node)) return;
  const text = textIn(node);
  if (text !== null) report({ start: node.start, text: text.replaceAll(ATTRIBUTE, ' ') });
  for (const [key, child] of Object.entries(node)) if (!SKIPPED_KEYS.has(key)) collect(child, report);
}

type Node = { type: string; start: number; [key: string]: unknown };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Types, tagged templates (SQL) and attributes of elements that carry no words. */
function isCode(node: Node): boolean {
  if (node.type === 'TaggedTemplateExpression') return true;
  if (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(node.type)) return true;
  const { name } = node;
  return node.type === 'JSXAttribute' && isNode(name) && CODE_ATTRIBUTES.test(String(name['name']));
}

/** A literal of one lowercase word, such as an id or a path, is code. */
function textIn({ type, value }: Node): string | null {
  if (type === 'TemplateElement' && typeof value === 'object' && value !== null && 'cooked' in value)
    return String(value.cooked);
  const isText = (type === 'Literal' || type === 'JSXText') && typeof value === 'string';
  return isText && !/^[\da-z/.#{][^\s]*$/.test(value) ? value : null;
}

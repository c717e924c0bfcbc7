/** The texts in a source file that people read: string literals and JSX text of code, prose of Markdown. */
import { parseAst } from 'rolldown/parseAst';

export type WrittenText = { line: number; text: string };

/** Literals that are no text: class names, module names, keys and tags of TypeScript itself. */
const CODE_ATTRIBUTES = /^(?:className|class|id|href|name|type|role|key|d|viewBox|rel|method|htmlFor)$/;
/** In strings of markup. */
const ATTRIBUTE = /[\w-]+="[^"]*"/g;
const SKIPPED_KEYS = new Set(['key', 'source', 'typeAnnotation', 'typeArguments', 'typeParameters']);

export function textsOf(file: string, source: string): WrittenText[] {
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

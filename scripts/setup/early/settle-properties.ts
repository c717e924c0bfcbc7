import { declaredProperty, propertiesIn, registeredProperty } from './custom-properties.ts';
import type { StyleNode } from './parse-styles.ts';

/**
 * Writes out custom properties that can have one value only, wherever that is not longer than asking for them: those
 * that nothing sets, which are what their registration or the asking rule says for that case, and those that are set
 * once, for the whole document. What `texts` (pages and scripts) name can be set there, and stays.
 */
export function settleProperties(nodes: readonly StyleNode[], texts: readonly string[]): StyleNode[] {
  const named = new Set(texts.flatMap(propertiesIn));
  const settled = writeOut(nodes, unsetProperties(nodes, named));
  return writeOut(settled, constantProperties(settled, named));
}

/** What stands for a property; null where the asking rule's own fallback does. */
type Values = ReadonlyMap<string, string | null>;

function unsetProperties(nodes: readonly StyleNode[], named: ReadonlySet<string>): Values {
  const all = everyNode(nodes);
  const set = new Set(all.map(declaredProperty));
  const asked = all.flatMap(({ prelude, children }) => (children === null ? propertiesIn(prelude) : []));
  const registered = new Map(all.map(node => [registeredProperty(node), initialValue(node)]));
  const unset = asked.filter(name => !set.has(name) && !named.has(name));
  return new Map(unset.map(name => [name, registered.get(name) ?? null]));
}

function initialValue({ children }: StyleNode): string | null {
  const descriptors = (children ?? []).map(({ prelude }) => prelude);
  const value = descriptors.find(descriptor => descriptor.startsWith('initial-value:'))?.slice(14) ?? null;
  // A length may be registered as a bare zero, which no sum takes.
  return value === '0' && !descriptors.includes('syntax:"*"') ? '0px' : value;
}

function constantProperties(nodes: readonly StyleNode[], named: ReadonlySet<string>): Values {
  const values = documentValues(nodes);
  const all = everyNode(nodes);
  all.forEach(node => values.delete(registeredProperty(node) ?? ''));
  const text = all.map(({ prelude }) => prelude).join(';');
  return new Map(
    Array.from(values).flatMap(([name, value]) => {
      if (value === null || named.has(name)) return [];
      const uses = text.split(`var(${name})`).length - 1;
      const kept = uses * `var(${name})`.length + `${name}:${value};`.length;
      return uses * value.length <= kept ? [[name, value] as const] : [];
    }),
  );
}

/** The value of each property that is set once, for the document and under no condition; null for the others. */
function documentValues(nodes: readonly StyleNode[]): Map<string, string | null> {
  const values = new Map<string, string | null>();
  const visit = (node: StyleNode, where: string) => {
    const name = declaredProperty(node);
    if (name !== null) {
      const value = node.prelude.slice(node.prelude.indexOf(':') + 1).trim();
      const isPlain = where === 'document' && !/var\(|!important|^$/.test(value);
      values.set(name, isPlain && !values.has(name) ? value : null);
    }
    const isAll = where === '' && node.prelude.startsWith('@layer');
    const isDocument = where === '' && /^:root(?:,:host)?$/.test(node.prelude);
    node.children?.forEach(child => visit(child, isAll ? '' : isDocument ? 'document' : 'elsewhere'));
  };
  nodes.forEach(node => visit(node, ''));
  return values;
}

function writeOut(nodes: readonly StyleNode[], values: Values): StyleNode[] {
  return nodes.map(({ prelude, children }) =>
    children === null
      ? { prelude: settleDeclaration(prelude, values), children }
      : { prelude, children: writeOut(children, values) },
  );
}

function settleDeclaration(declaration: string, values: Values): string {
  const start = declaration.indexOf(':') + 1;
  const value = putIn(declaration.slice(start), values).trim();
  // An empty value would not be the same as one that turns out to be empty.
  return value === '' ? declaration : declaration.slice(0, start) + value.replace(PRODUCT, multiply);
}

function putIn(text: string, values: Values): string {
  return text.replace(
    ASKING,
    (all: string, name: string | undefined, fallback: string | undefined, at: number) => {
      if (name === undefined) return all;
      const otherwise = fallback === undefined ? undefined : putIn(fallback, values);
      const value = values.has(name) ? (values.get(name) ?? otherwise?.trim()) : undefined;
      if (value === undefined) return otherwise === undefined ? all : `var(${name},${otherwise})`;
      return /^[^\s,)/]/.test(text.slice(at + all.length)) ? `${value} ` : value;
    },
  );
}

function multiply(_all: string, length: string, factor: string): string {
  return `${Number((Number(length) * Number(factor)).toFixed(5))}rem`.replace(/^(-?)0\./, '$1.');
}

function everyNode(nodes: readonly StyleNode[]): StyleNode[] {
  return nodes.flatMap(node => [node, ...everyNode(node.children ?? [])]);
}

// A text, or `var()` with its fallback, in which brackets stand two deep.
const ASKING =
  /"(?:\\[\s\S]|[^"])*"|'(?:\\[\s\S]|[^'])*'|var\((--[\w-]+)(?:,((?:"[^"]*"|[^()"']|\((?:[^()"']|\([^()"']*\))*\))*))?\)/g;

const PRODUCT = /calc\(([\d.]+)rem \* (-?[\d.]+)\)/g;

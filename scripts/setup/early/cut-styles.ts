import { declaredProperty, propertiesIn, registeredProperty } from './custom-properties.ts';
import { leaveOutFallbacks } from './leave-out-fallbacks.ts';
import { parseStyles, type StyleNode } from './parse-styles.ts';
import { canMatch, splitSelectors, type ClassNames } from './selectors.ts';
import { settleProperties } from './settle-properties.ts';

/**
 * Leaves out of a style sheet what cannot matter on a page: rules that ask for a class which is not among `classes`,
 * names of custom properties whose value cannot change, then custom properties, registrations and keyframes that
 * nothing left speaks of. Order stays, so the cascade does.
 * `classes` are those of the page and whatever its scripts may add; `texts` is where else properties are named.
 */
export function cutStyles(css: string, { classes, texts }: PageUse): string {
  const cut = leaveOutFallbacks(parseStyles(css)).flatMap(node => cutRules(node, classes));
  const rules = settleProperties(cut, texts);
  const used = usedProperties(rules, texts);
  const declared = rules.flatMap(node => cutDeclarations(node, used));
  const text = print(declared.filter(node => !isKeyframes(node)));
  return print(declared.filter(node => !isKeyframes(node) || mentions(text, nameOf(node))));
}

export type PageUse = { classes: ClassNames; texts: readonly string[] };

function cutRules(node: StyleNode, classes: ClassNames): StyleNode[] {
  if (node.children === null || IS_DESCRIPTION.test(node.prelude)) return [node];
  const selectors = node.prelude.startsWith('@')
    ? [node.prelude]
    : splitSelectors(node.prelude).filter(selector => canMatch(selector, classes));
  const children = node.children.flatMap(child => cutRules(child, classes));
  return selectors.length === 0 || children.length === 0 ? [] : [{ prelude: selectors.join(','), children }];
}

function cutDeclarations(node: StyleNode, used: ReadonlySet<string>): StyleNode[] {
  const name = declaredProperty(node) ?? registeredProperty(node);
  if (name !== null) return used.has(name) ? [node] : [];
  if (node.children === null || IS_DESCRIPTION.test(node.prelude)) return [node];
  const children = node.children.flatMap(child => cutDeclarations(child, used));
  return children.length === 0 ? [] : [{ ...node, children }];
}

/** The custom properties that a declaration or `texts` speak of, and those that these are made of in turn. */
function usedProperties(nodes: readonly StyleNode[], texts: readonly string[]): ReadonlySet<string> {
  const used = new Set(texts.flatMap(propertiesIn));
  const values = new Map<string, string[]>();
  for (const statement of statementsOf(nodes)) {
    const name = declaredProperty({ prelude: statement, children: null });
    const named = propertiesIn(name === null ? statement : statement.slice(name.length));
    if (name === null) named.forEach(property => used.add(property));
    else values.set(name, [...(values.get(name) ?? []), ...named]);
  }
  // A set visits what is added while it is walked.
  for (const name of used) values.get(name)?.forEach(property => used.add(property));
  return used;
}

function statementsOf(nodes: readonly StyleNode[]): string[] {
  return nodes.flatMap(({ prelude, children }) => {
    if (children === null) return [prelude];
    return [...(prelude.startsWith('@container') ? [prelude] : []), ...statementsOf(children)];
  });
}

function print(nodes: readonly StyleNode[]): string {
  return nodes
    .map(({ prelude, children }) => (children === null ? `${prelude};` : `${prelude}{${print(children)}}`))
    .join('')
    .replaceAll(';}', '}');
}

function isKeyframes({ prelude }: StyleNode): boolean {
  return /^@(?:-webkit-)?keyframes\s/.test(prelude);
}

function nameOf({ prelude }: StyleNode): string {
  return prelude.replace(/^@\S+\s+/, '');
}

function mentions(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w-])${name.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`).test(text);
}

// What stands in the braces of these are no rules.
const IS_DESCRIPTION = /^@(?:font-face|property|(?:-webkit-)?keyframes|counter-style|page)/;

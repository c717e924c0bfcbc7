import type { StyleNode } from './parse-styles.ts';

/**
 * Leaves out what only browsers need that `.browserslistrc` does not name: blocks for browsers without a feature that
 * all of these have, the plain colours behind which a mixed one stands, and declarations that the compiler repeats.
 */
export function leaveOutFallbacks(nodes: readonly StyleNode[]): StyleNode[] {
  const kept: StyleNode[] = [];
  for (const node of nodes) {
    const { prelude, children } = node;
    if (children === null) {
      if (kept.at(-1)?.prelude !== prelude) kept.push(node);
    } else if (KNOWN.test(prelude)) leaveOutFallbacks(children).forEach(rule => takeOver(rule, kept));
    else if (!UNKNOWN.test(prelude)) keepIfFilled({ prelude, children: leaveOutFallbacks(children) }, kept);
  }
  return kept;
}

/** Colours can be mixed since Chrome 111, Firefox 113 and Safari 16.2. */
const KNOWN = /^@supports \(color:\s*color-mix\(/;

/** How Tailwind asks for browsers without `@property`: Firefox before 128, Safari before 16.4. */
const UNKNOWN = /^@supports \(+-webkit-hyphens:\s*none\)/;

function keepIfFilled(node: StyleNode & { children: StyleNode[] }, kept: StyleNode[]): void {
  if (node.children.length > 0) kept.push(node);
}

/** Adds `rule`; where it follows a rule of the same selector, it takes the place of what it declares anew. */
function takeOver(rule: StyleNode, kept: StyleNode[]): void {
  const before = kept.at(-1);
  if (!before?.children || !rule.children || before.prelude !== rule.prelude) {
    kept.push(rule);
    return;
  }
  const declared = new Set(rule.children.map(propertyOf));
  const rest = before.children.filter(declaration => !declared.has(propertyOf(declaration)));
  kept.splice(-1, 1, { prelude: rule.prelude, children: [...rest, ...rule.children] });
}

function propertyOf({ prelude }: StyleNode): string {
  return prelude.slice(0, prelude.indexOf(':'));
}

import type { StyleNode } from './parse-styles.ts';

/** The name of the custom property that a declaration sets. */
export function declaredProperty({ prelude, children }: StyleNode): string | null {
  return children === null ? (/^(--[\w-]+)\s*:/.exec(prelude)?.[1] ?? null) : null;
}

/** The name of the custom property that a block registers. */
export function registeredProperty({ prelude }: StyleNode): string | null {
  return /^@property\s+(--[\w-]+)/.exec(prelude)?.[1] ?? null;
}

export function propertiesIn(text: string): string[] {
  return text.match(/--[\w-]+/g) ?? [];
}

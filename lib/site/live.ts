/**
 * The values of a part of the content: those that owners have published at the desk, or else `own`, those of its module
 * (docs/changing-content.md). A process has one version of them for its life, given before the first module of the content
 * is loaded (ops/site-modules.mjs).
 */
export function live<Value>(part: string, own: Value): Value {
  const published = globalThis.publishedContent;
  // The part's schema has checked them (lib/publishing/parts.ts).
  return published && Object.hasOwn(published, part) ? (published[part] as Value) : own;
}

declare global {
  var publishedContent: Readonly<Record<string, unknown>> | undefined;
}

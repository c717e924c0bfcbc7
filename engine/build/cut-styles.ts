import {
  transform,
  type CustomAtRules,
  type Rule,
  type Selector,
  type TokenOrValue,
  type Visitor,
} from 'lightningcss';
import type { UsedClasses } from './used-classes.ts';

/**
 * Removes from a style sheet what cannot matter on a page: rules that need a class which is not among `classes`, then
 * custom properties, registrations and keyframes that nothing left uses. Properties with only one possible value are
 * written out. `texts` are the other places that may set or read a property: pages and scripts.
 */
export function cutStyles(css: string, { classes, texts }: PageUse): string {
  const inTexts = new Set(texts.flatMap(propertiesIn));
  const isUseless = (selector: Selector) => !canMatch(selector, classes);
  let cut = minify(settleSupports(css), {
    Selector: selector => (isUseless(selector) ? [] : undefined),
    Rule: { style: ({ value }) => (value.selectors.every(isUseless) ? [] : undefined) },
  });
  // Each removal can leave something else unused. A sheet is settled after three or four rounds.
  for (let before = ''; cut !== before;) {
    before = cut;
    cut = removeUnused(writeOutValues(cut, inTexts), inTexts).replace(REPLACED, '');
  }
  return cut.replace(EMPTY_LAYER, '');
}

type PageUse = { classes: UsedClasses; texts: readonly string[] };

function minify(css: string, visitor: Visitor<CustomAtRules>, unusedSymbols: string[] = []): string {
  const code = Buffer.from(css);
  const result = transform({ filename: 'page.css', code, minify: true, visitor, unusedSymbols });
  return Buffer.from(result.code).toString();
}

/** Resolves the conditions that are the same in every browser of `.browserslistrc`. */
function settleSupports(css: string): string {
  return css.replace(KNOWN, '@media all').replace(UNKNOWN, '@media not all');
}

/** Whether a page may have every class that the selector needs. Ignores `:not()`. */
export function canMatch(selector: Selector, classes: UsedClasses): boolean {
  return selector.every(part => {
    if (part.type === 'class') return classes.has(part.name);
    if (part.type !== 'pseudo-class') return true;
    if (part.kind !== 'is' && part.kind !== 'where' && part.kind !== 'has') return true;
    return part.selectors.some(choice => canMatch(choice, classes));
  });
}

/**
 * Writes out custom properties that have one value everywhere: those that only the document sets, once and under no
 * condition, and those that nothing sets, by their registration or else the fallback. This makes a sheet 6% smaller
 * after compression.
 */
function writeOutValues(css: string, inTexts: ReadonlySet<string>): string {
  const times = new Map<string, number>();
  for (const [, name = ''] of css.matchAll(DECLARED)) times.set(name, (times.get(name) ?? 0) + 1);
  const registered = new Map(
    Array.from(css.matchAll(REGISTERED), ([, name = '', body = '']) => [name, initialValue(body)]),
  );
  const constants = documentValues(css);
  return minify(css, {
    Variable: ({ name: { ident }, fallback }) => {
      if (inTexts.has(ident)) return undefined;
      const initial = registered.get(ident) ?? null;
      const constant = registered.has(ident) || times.get(ident) !== 1 ? null : constants.get(ident);
      if (constant) return [...constant, SPACE];
      if (times.has(ident)) return undefined;
      if (initial !== null) return { raw: `${initial} ` };
      // A declaration without a value would not be the same as one whose value turns out to be empty.
      return fallback?.length ? [...withoutNulls(fallback), SPACE] : undefined;
    },
  });
}

/** The parser passes nulls to visitors, and does not accept them back. */
function withoutNulls(tokens: readonly TokenOrValue[]): TokenOrValue[] {
  return JSON.parse(JSON.stringify(tokens), (_key, value: unknown) => value ?? undefined) as TokenOrValue[];
}

/** A length may be registered as a bare zero, which `calc()` does not accept. */
function initialValue(registration: string): string | null {
  const value = /initial-value:([^;]+)/.exec(registration)?.[1] ?? null;
  return value === '0' && !registration.includes('syntax:"*"') ? '0px' : value;
}

/** The values that rules of the root element set without a condition, except those made of other properties. */
function documentValues(css: string): Map<string, TokenOrValue[]> {
  const values = new Map<string, TokenOrValue[]>();
  const visit = (rules: readonly Rule[]) => {
    for (const rule of rules) {
      if (rule.type === 'layer-block') visit(rule.value.rules);
      if (rule.type !== 'style' || !rule.value.selectors.every(isDocument)) continue;
      for (const { property, value } of rule.value.declarations?.declarations ?? [])
        if (property === 'custom' && !JSON.stringify(value).includes('"type":"var"'))
          values.set(value.name, value.value);
    }
  };
  minify(css, { StyleSheet: ({ rules }) => visit(rules) });
  return values;
}

function isDocument([part, ...rest]: Selector): boolean {
  if (part?.type !== 'pseudo-class' || rest.length > 0) return false;
  return part.kind === 'root' || part.kind === 'host';
}

function removeUnused(css: string, inTexts: ReadonlySet<string>): string {
  const used = new Set([...inTexts, ...Array.from(css.matchAll(USED), ([, name = '']) => name)]);
  const properties = [...css.matchAll(DECLARED), ...css.matchAll(REGISTERED)].map(([, name = '']) => name);
  const keyframes = Array.from(css.matchAll(/@keyframes ([\w-]+)/g), ([, name = '']) => name);
  const words = css.split(/[^\w-]+/);
  return minify(css, {}, [
    ...properties.filter(name => !used.has(name)),
    ...keyframes.filter(name => words.indexOf(name) === words.lastIndexOf(name)),
  ]);
}

function propertiesIn(text: string): string[] {
  return text.match(/--[\w-]+/g) ?? [];
}

/** Keeps a value apart from what follows: minified, two uses of a property may have nothing between them. */
const SPACE: TokenOrValue = { type: 'token', value: { type: 'white-space', value: ' ' } };
/** Colors can be mixed since Chrome 111, Firefox 113 and Safari 16.2. */
const KNOWN = /@supports \(color:\s*color-mix\([^)]*\)\)/g;
/** How Tailwind asks for browsers without `@property`: Firefox before 128, Safari before 16.4. */
const UNKNOWN = /@supports \(+-webkit-hyphens:[^{]*/g;
/** A declaration that its rule repeats, or replaces with a mixed color. */
const REPLACED = /(?<=[{;])([\w-]+):([^{};]*);(?=(?:[^{}]*;)?\1:(?:\2[;}]|[^{};]*color-mix\())/g;
/** What is left of Tailwind's layer for `UNKNOWN`. */
const EMPTY_LAYER = '@layer properties;';
const DECLARED = /[{;](--[\w-]+):/g;
const REGISTERED = /@property (--[\w-]+)\{([^}]*)/g;
const USED = /(?:var|style)\((--[\w-]+)/g;

/**
 * Whether `selector` can match an element of a page whose classes are all among `words`: each class that it asks for
 * is, and of each `:is()`, `:where()` and `:has()` one way at least. What `:not()` says is taken as met.
 */
export function canMatch(selector: string, words: ClassNames): boolean {
  const { bare, choices } = takeChoices(selector);
  const classes = Array.from(bare.matchAll(CLASS), ([, name = '']) => unescapeCss(name));
  return (
    classes.every(name => words.has(name)) &&
    choices.every(list => splitSelectors(list).some(choice => canMatch(choice, words)))
  );
}

/** Splits a list at the commas that stand in no bracket. */
export function splitSelectors(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const [part] of list.matchAll(PART)) {
    depth += depthOf(part);
    if (part === ',' && depth === 0) selectors.push('');
    else selectors.push((selectors.pop() ?? '') + part);
  }
  return selectors;
}

/**
 * What may be a class: every one in the markup of `pages`, and every word of the texts in `sources`, which are scripts.
 * A word there that ends in a dash is the beginning of a class that is put together (`countdown-${look}`). A class with
 * quotation marks in it is no word there; it is looked for as it is.
 */
export function findClasses(pages: readonly string[], sources: readonly string[]): ClassNames {
  const words = new Set([
    ...pages.flatMap(classesIn),
    ...sources.flatMap(source => source.split(BETWEEN_WORDS)),
  ]);
  const beginnings = Array.from(words).filter(word => BEGINNING.test(word));
  const plain = sources.map(source => source.replaceAll('\\', ''));
  return {
    has: name =>
      words.has(name) ||
      beginnings.some(word => name.startsWith(word)) ||
      (/["'`\\]/.test(name) && plain.some(text => text.includes(name.replaceAll('\\', '')))),
  };
}

export type ClassNames = { has: (name: string) => boolean };

function classesIn(html: string): string[] {
  return Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, list = '']) =>
    unescapeHtml(list).split(/\s+/),
  ).flat();
}

/** The selector without its brackets, and the lists in those brackets of which one must match. */
function takeChoices(selector: string): { bare: string; choices: string[] } {
  const choices: string[] = [];
  let bare = '';
  let inside = '';
  let depth = 0;
  for (const [part] of selector.matchAll(PART)) {
    const before = depth;
    depth += depthOf(part);
    if (before === 0 && depth === 0) bare += part;
    else if (before > 0 && depth > 0) inside += part;
    else if (before > 0) {
      if (/:(?:is|where|has)$/.test(bare)) choices.push(inside);
      inside = '';
    }
  }
  return { bare, choices };
}

function depthOf(part: string): number {
  if (part === '(' || part === '[') return 1;
  return part === ')' || part === ']' ? -1 : 0;
}

function unescapeCss(name: string): string {
  return name.replace(ESCAPE, (_all, code: string | undefined, sign: string | undefined) =>
    code === undefined ? (sign ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

const BETWEEN_WORDS = /(?:\\[nrt]|[\s"'`]|\$\{|\})+/;
const BEGINNING = /^[a-z][\w:-]*-$/;
const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi;
const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\x00-\x7f])+)/gi;
const PART = /"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|\\[0-9a-f]{1,6}\s?|\\.|[\s\S]/gi;

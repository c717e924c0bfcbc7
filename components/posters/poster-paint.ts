import fs from 'node:fs';
import { parseMarkup, writeElement, type Attributes, type MarkupNode } from '@/components/drawings/markup';
import { plainColor } from './poster-colors';
import { textOutlines } from './poster-text';

/**
 * A drawing as an SVG that needs no style sheet: the site's classes and tokens become colors, its lettering outlines.
 * `scenes` are the classes around it, such as `night`, which set the hour.
 */
export function paintMarkup(markup: string, scenes: readonly string[] = []): string {
  const { rules, tokens } = readStyles();
  const style = scenes.reduce((known, scene) => ({ ...known, ...rules.get(scene) }), tokens);
  return parseMarkup(markup)
    .map(node => paintNode(node, { style, parents: [] }))
    .join('');
}

/** The value of a color token, for the grounds of posters. */
export function paintValue(value: string, scenes: readonly string[] = []): string {
  const { rules, tokens } = readStyles();
  return resolve(
    value,
    scenes.reduce((known, scene) => ({ ...known, ...rules.get(scene) }), tokens),
  );
}

/**
 * What the style sheets paint an element with, by its classes and those of the elements around it: plain colors. `night`
 * around it stands for the dark theme.
 */
export function paintsOf(tag: string, classes: readonly string[], parents: readonly string[]): Declarations {
  const { rules, tokens } = readStyles();
  const own = declarationsOf(tag, classes, parents);
  const around = parents.flatMap(name => (parents.includes('night') ? [name, `${DARK}${name}`] : [name]));
  const style = around.reduce((known, name) => ({ ...known, ...customOnly(rules.get(name) ?? {}) }), tokens);
  const inner = { ...style, ...customOnly(own) };
  return Object.fromEntries(
    Object.entries(paintsOnly(own)).map(([name, value]) => [name, resolve(value, inner)]),
  );
}

function paintNode(node: MarkupNode, { style, parents }: Surroundings): string {
  if (typeof node === 'string') return node;
  const { class: names = '', ...attributes } = node.attributes;
  const classes = names.split(' ').filter(Boolean);
  const own = declarationsOf(node.tag, classes, parents);
  const inner = { ...style, ...customOnly(own) };
  const painted: Attributes = Object.fromEntries(
    Object.entries({ ...attributes, ...paintsOnly(own) }).map(([name, value]) => [
      name,
      resolve(value, inner),
    ]),
  );
  const blurred = classes.includes('gl') ? { ...painted, filter: 'url(#blur)' } : painted;
  if (node.tag === 'text') return letter(node, painted, { ...own, ...fitOf(names) });
  const around = { style: inner, parents: [...parents, ...classes] };
  return writeElement(node.tag, blurred, node.children.map(child => paintNode(child, around)).join(''));
}

/** What the style sheets say of an element by its classes, and by a class around it. */
function declarationsOf(tag: string, classes: readonly string[], parents: readonly string[]): Declarations {
  const { rules } = readStyles();
  return Object.assign(
    {},
    ...parents.map(parent => rules.get(`${parent} ${tag}`)),
    ...classes.map(name => rules.get(name)),
  );
}

function letter(node: Element, painted: Attributes, own: Declarations): string {
  const text = node.children.map(child => (typeof child === 'string' ? child : '')).join('');
  const size = parseFloat(painted['font-size'] ?? own['font-size'] ?? '16');
  const spacing = own['letter-spacing'] ?? '0';
  const outlines = textOutlines(text.replaceAll('&amp;', '&'), {
    x: Number(painted['x'] ?? 0),
    y: Number(painted['y'] ?? 0),
    size,
    stretch: parseFloat(own['--fit'] ?? '100'),
    tracking: spacing.endsWith('em') ? parseFloat(spacing) : parseFloat(spacing) / size,
    anchor: painted['text-anchor'] === 'middle' ? 'middle' : 'start',
  });
  const { fill = '#000', opacity = '1', transform = '' } = painted;
  return `<g fill="${fill}" opacity="${opacity}" transform="${transform}">${outlines}</g>`;
}

/** The width of the letters, set by a class (components/drawings/sign-fit.ts). */
function fitOf(names: string): Declarations {
  const fit = /\[--fit:(\d+%)\]/.exec(names)?.[1];
  return fit === undefined ? {} : { '--fit': fit };
}

function resolve(value: string, style: Declarations): string {
  let known = value;
  for (let before = ''; known !== before;) {
    before = known;
    known = known.replace(VARIABLE, (_, name: string, fallback = 'none') => style[name] ?? fallback);
  }
  known = known.replace(
    PRODUCT,
    (_, percent: string, factor: string) => `${Number(percent) * Number(factor)}%`,
  );
  return plainColor(known);
}

/** The simple rules of the drawings' style sheets: a class alone, or a tag within a class. */
function readStyles(): Styles {
  if (styles) return styles;
  const css = SHEETS.map(name => fs.readFileSync(name, 'utf8')).join('\n');
  const rules = new Map<string, Declarations>();
  const tokens: Declarations = {};
  for (const [, selectors = '', body = ''] of css.replace(COMMENT, '').matchAll(RULE)) {
    const declared: Declarations = Object.fromEntries(
      Array.from(body.matchAll(DECLARATION), ([, name = '', value = '']) => [name, value]),
    );
    for (const selector of selectors.split(',').map(part => part.trim())) {
      if (selector === '@theme' || selector === ':root') Object.assign(tokens, declared);
      const name = SELECTOR.exec(selector)?.[1];
      if (name === undefined) continue;
      const key = selector.startsWith(DARK) ? `${DARK}${name}` : name;
      rules.set(key, { ...rules.get(key), ...declared });
    }
  }
  styles = { rules, tokens };
  return styles;
}

function customOnly(declared: Declarations): Declarations {
  return Object.fromEntries(Object.entries(declared).filter(([name]) => name.startsWith('--')));
}

function paintsOnly(declared: Declarations): Declarations {
  return Object.fromEntries(Object.entries(declared).filter(([name]) => PAINTS.has(name)));
}

let styles: Styles | undefined;

type Declarations = Record<string, string>;
type Element = Exclude<MarkupNode, string>;
type Styles = { rules: Map<string, Declarations>; tokens: Declarations };
type Surroundings = { style: Declarations; parents: readonly string[] };

const SHEETS = [
  'app/tokens.css',
  'components/drawings/street.css',
  'components/drawings/closings.css',
  'components/exhibits/services/chatbot-night.css',
  'components/exhibits/services/unit-rows.css',
  'components/portfolio/counted-units.css',
] as const;
const PAINTS = new Set([
  'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'opacity',
]); // prettier-ignore
const COMMENT = /\/\*[\s\S]*?\*\//g;
const RULE = /(?<=^|[}\n])([^{}@;]+|@theme )\{([^{}]*)\}/g;
const DECLARATION = /([\w-]+):\s*([^;]+);/g;
const DARK = "[data-theme='dark'] ";
const SELECTOR = /^(?:\[data-theme='dark'\] )?\.([\w-]+(?: \w+)?)$/;
const VARIABLE = /var\((--[\w-]+)(?:, ?((?:[^()]|\([^()]*\))*))?\)/g;
const PRODUCT = /calc\(([\d.]+)% \* ([\d.]+)\)/g;

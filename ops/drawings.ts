/**
 * `npm run drawings`: cleans the pictures of components/drawings/pictures after an editor has saved them, and writes the
 * style sheets' colors into each, so it looks the same when it is opened alone (docs/drawings.md).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { optimize, type Config } from 'svgo';
import { parseMarkup, type MarkupNode } from '@/components/drawings/markup';
import { paintsOf } from '@/components/posters/poster-paint';

/**
 * The picture as it is stored: one element on a line, without what editors leave behind, its colors at its head. A
 * picture with colors of its own, which are the same day and night, keeps them.
 */
export function cleanPicture(text: string): string {
  const [own = ''] = STYLE.exec(text) ?? [];
  const { data } = optimize(text.replace(own, ''), CONFIG);
  const style = / class="own-colors"/.test(data) ? own.trim() : `<style>\n${colorsOf(data)}  </style>`;
  return data.replace(/^<svg [^>]*>\n/, root => `${root}  ${style}\n`);
}

/** A rule for each look that the picture has, for the day and, where it differs, for the night. */
function colorsOf(svg: string): string {
  const [root] = parseMarkup(svg);
  if (root === undefined || typeof root === 'string') return '';
  const rules = new Map<string, string>();
  const scene = classesOf(root).filter(name => !HOURS.has(name));
  for (const child of root.children) addColors(child, { scene, around: [] }, rules);
  return Array.from(rules, ([selector, body]) => `    ${selector} { ${body} }\n`)
    .toSorted(byHour)
    .join('');
}

function addColors(node: MarkupNode, { scene, around }: Surroundings, rules: Map<string, string>): void {
  if (typeof node === 'string') return;
  const classes = classesOf(node);
  const own =
    classes.length === 0 ? node.tag : classes.map(name => `.${name.replace(/[^\w-]/g, '\\$&')}`).join('');
  const selector = [...around.map(name => `.${name}`), own].join(' ');
  const look = (hour: string, parents: readonly string[]) =>
    write(paintsOf(node.tag, classes, [hour, ...scene, ...parents]), classes);
  const [day, night] = [look('day', around), look('night', around)];
  if (day !== look('day', [])) rules.set(selector, day);
  else if (day !== '') rules.set(own, day);
  if (night !== look('night', [])) rules.set(`.night ${selector}`, night);
  else if (night !== day) rules.set(`.night ${own}`, night);
  for (const child of node.children) addColors(child, { scene, around: [...around, ...classes] }, rules);
}

/** The night's rules come last, so they win. */
function byHour(one: string, other: string): number {
  return (
    Number(one.includes('.night ')) - Number(other.includes('.night ')) || one.localeCompare(other, 'en')
  );
}

function write(paints: Readonly<Record<string, string>>, classes: readonly string[]): string {
  const fit = /\[--fit:(\d+%)\]/.exec(classes.join(' '))?.[1];
  const letters = classes.includes('st') ? Object.entries(LETTERS) : [];
  const width = fit === undefined ? [] : [['font-stretch', fit] as const];
  return [...Object.entries(paints), ...letters, ...width]
    .map(([name, value]) => `${name}: ${toHex(value)};`)
    .join(' ');
}

/** As every editor reads a color. */
function toHex(value: string): string {
  const [, ...channels] = /^rgb\((\d+),(\d+),(\d+)\)$/.exec(value) ?? [];
  if (channels.length === 0) return value;
  return `#${channels.map(channel => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

function classesOf({ attributes }: Exclude<MarkupNode, string>): string[] {
  return (attributes['class'] ?? '').split(' ').filter(Boolean);
}

const STYLE = /<style[^>]*>[^<]*<\/style>\s*/;
const HOURS: ReadonlySet<string> = new Set(['day', 'night']);
const LETTERS = {
  'font-family': 'Archivo, Arial, sans-serif',
  'font-weight': '800',
  'letter-spacing': '0.01em',
};

type Surroundings = {
  /** The picture's own classes, and those of the groups around the element. */
  scene: readonly string[];
  around: readonly string[];
};

/** It keeps shapes, groups and their names, which are what someone edits. */
const CONFIG: Config = {
  multipass: true,
  floatPrecision: 2,
  js2svg: { pretty: true, indent: 2 },
  plugins: [
    'removeDoctype',
    'removeXMLProcInst',
    'removeComments',
    'removeMetadata',
    'removeTitle',
    'removeDesc',
    'removeEditorsNSData',
    'cleanupAttrs',
    'cleanupNumericValues',
    // A line of no length with round ends is a dot, such as a star.
    { name: 'convertPathData', params: { removeUseless: false } },
    'convertTransform',
    'removeEmptyText',
    'removeEmptyContainers',
    'removeUnusedNS',
  ],
};

// Not for the test, which only compares.
if (process.argv[1] === import.meta.filename)
  for (const file of globSync('components/drawings/pictures/**/*.svg'))
    writeFileSync(file, cleanPicture(readFileSync(file, 'utf8')));

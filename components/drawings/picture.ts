import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMarkup, writeElement, writeMarkup, type Attributes, type MarkupNode } from './markup';

/**
 * A picture of `pictures/` (docs/drawings.md), such as `shelf/pan`, for a page, whose style sheet paints its classes.
 * The ids inside begin with `id`, so a picture that is on a page again needs another one.
 */
export function getPicture(name: string, id = name.replace('/', '-')): Picture {
  const known = pictures.get(`${name} ${id}`);
  if (known) return known;
  const text = readFileSync(join(/*turbopackIgnore: true*/ process.cwd(), FOLDER, `${name}.svg`), 'utf8');
  const [root] = parseMarkup(text);
  if (root === undefined || typeof root === 'string') throw new Error(`The picture ${name} is not an SVG.`);
  const { xmlns: _, class: className = '', ...attributes } = root.attributes;
  const file = {
    prefix: id,
    references: new Set(Array.from(text.matchAll(REFERENCE), ([, target]) => target)),
    colors: className === 'own-colors' ? readColors(text) : new Map<string, Attributes>(),
  };
  const forPage = (node: MarkupNode) => strip(node, file).map(writeMarkup).join('');
  const layers = root.children.map(node => [
    typeof node === 'string' ? '' : (node.attributes['id'] ?? ''),
    forPage(node),
  ]);
  const scene = className.replace(/^(?:day|own-colors) ?/, '');
  const [width = 0, height = 0] = (attributes['viewBox'] ?? '').split(' ').slice(2).map(Number);
  const picture = {
    attributes: scene === '' ? attributes : { class: scene, ...attributes },
    width,
    height,
    markup: root.children.map(forPage).join(''),
    layers: Object.fromEntries(layers) as Record<string, string>,
  };
  // Pages that are drawn for each request show the same pictures again.
  if (process.env.NODE_ENV === 'production') pictures.set(`${name} ${id}`, picture);
  return picture;
}

/** A picture as an SVG of its own: decoration without a label. */
export function drawPicture(name: string, { id, label, ...others }: PictureLook = {}): string {
  const { attributes, markup } = getPicture(name, id);
  const role = label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label };
  return writeElement('svg', { ...attributes, ...others, ...role }, markup);
}

/** Without what only an editor needs: colors, names of groups, and groups that have nothing but a name. */
function strip(node: MarkupNode, file: PictureFile): MarkupNode[] {
  if (typeof node === 'string') return node.trim() === '' ? [] : [node];
  if (node.tag === 'style') return [];
  if (node.tag === 'image') return [insert(node.attributes, file.prefix)];
  const { id, class: className, ...others } = node.attributes;
  const attributes: Record<string, string> = {};
  if (id !== undefined && file.references.has(id)) attributes['id'] = `${file.prefix}-${id}`;
  for (const [name, value] of Object.entries(others))
    attributes[name] = value.replace(/^(#|url\(#)/, `$1${file.prefix}-`);
  if (className !== undefined) Object.assign(attributes, file.colors.get(className) ?? { class: className });
  const children = node.children.flatMap(child => strip(child, file));
  return node.tag === 'g' && Object.keys(attributes).length === 0
    ? children
    : [{ tag: node.tag, attributes, children }];
}

/** Another picture in its place in this one. */
function insert({ href = '', ...place }: Attributes, prefix: string): MarkupNode {
  const name = href.replace(/^\.\.\/|\.svg$/g, '');
  const { attributes, markup } = getPicture(name, `${prefix}-${name.replace('/', '-')}`);
  return { tag: 'svg', attributes: { ...attributes, ...place }, children: parseMarkup(markup) };
}

/** The attribute that each class of a picture with colors of its own stands for. */
function readColors(text: string): ReadonlyMap<string, Attributes> {
  const rules = text.matchAll(/\.([\w-]+) \{ (fill|stroke): ([^;]+); \}/g);
  return new Map(
    Array.from(rules, ([, name = '', property = '', color = '']) => [name, { [property]: color }]),
  );
}

const pictures = new Map<string, Picture>();
const FOLDER = 'components/drawings/pictures';
const REFERENCE = /(?:url\(#|href="#)([\w-]+)/g;

type Picture = {
  /** What the SVG itself carries, such as its view box. */
  attributes: Attributes;
  width: number;
  height: number;
  markup: string;
  /** The markup of each outermost group by its id. */
  layers: Readonly<Record<string, string>>;
};
type PictureFile = {
  prefix: string;
  references: ReadonlySet<string | undefined>;
  colors: ReadonlyMap<string, Attributes>;
};
type PictureLook = { id?: string; label?: string | undefined; class?: string; viewBox?: string };

import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import { unescapeAttribute } from '../slots/marks.ts';

/** Whether an element may have a class. */
export type UsedClasses = { has: (name: string) => boolean };

/**
 * What may be a class: each one in the markup of `pages`, and each word in `sources`, which are scripts. A word there
 * that ends in a dash is the beginning of a class that is put together (`countdown-${look}`). A class that contains
 * quotation marks is not one word, so it is searched for as it is. `drawingClasses`: everyday words that are classes of
 * drawings (`hours`, `doors`). No script adds those, so they count only in markup.
 */
export function findClasses(
  pages: readonly string[],
  sources: readonly string[],
  drawingClasses: ReadonlySet<string> = new Set(),
): UsedClasses {
  const inMarkup = new Set(pages.flatMap(classesIn));
  const words = new Set([...inMarkup, ...sources.flatMap(source => source.split(BETWEEN_WORDS))]);
  const beginnings = Array.from(words).filter(word => BEGINNING.test(word));
  const plain = sources.map(source => source.replaceAll('\\', ''));
  return {
    has: name =>
      drawingClasses.has(name)
        ? inMarkup.has(name)
        : words.has(name) ||
          beginnings.some(word => name.startsWith(word)) ||
          (/["'`]/.test(name) && plain.some(text => text.includes(name))),
  };
}

/**
 * The site's own style sheets, as patterns of paths: those of its drawings, and the others. `pictures`: a folder of SVG
 * files that parts of pages read when they are drawn for a request.
 */
export type StyleFiles = { drawings: string; otherStyles: string; pictures?: string };

/**
 * Adds to the code of what is drawn for each request the classes of the pictures that it reads by `folder/name`: they are
 * in no code.
 */
export function withPictureClasses(
  root: string,
  { pictures }: Pick<StyleFiles, 'pictures'>,
): (code: readonly string[]) => readonly string[] {
  if (pictures === undefined) return code => code;
  const files = globSync(`${pictures}/*.svg`, { cwd: root });
  const texts = files.map(file => readFileSync(join(root, file), 'utf8'));
  const classes = Array.from(new Set(texts.flatMap(classesIn))).join(' ');
  const isRead = (text: string) => text.includes(`${basename(pictures)}/`);
  return code => (code.some(isRead) ? [...code, classes] : code);
}

/**
 * Everyday words that are classes of the drawings alone: no other style sheet of the site has them, and in `css`, the
 * framework's sheets, none is a utility, which any part of a page may use.
 */
export function findDrawnClasses(
  root: string,
  { drawings, otherStyles }: StyleFiles,
  css: string,
): ReadonlySet<string> {
  const classesOf = (pattern: string) =>
    globSync(pattern, { cwd: root }).flatMap(file =>
      Array.from(readFileSync(join(root, file), 'utf8').matchAll(CLASS), ([, name = '']) => name),
    );
  const elsewhere = new Set([...classesOf(otherStyles), ...utilitiesIn(css)]);
  return new Set(classesOf(drawings).filter(name => EVERYDAY_WORD.test(name) && !elsewhere.has(name)));
}

function utilitiesIn(css: string): Set<string> {
  const names = new Set<string>();
  let isInLayer = false;
  transform({
    filename: 'framework.css',
    code: Buffer.from(css),
    visitor: {
      Rule: { 'layer-block': ({ value }) => void (isInLayer = value.name?.join('.') === 'utilities') },
      RuleExit: { 'layer-block': () => void (isInLayer = false) },
      Selector: selector => {
        if (isInLayer) for (const part of selector) if (part.type === 'class') names.add(part.name);
      },
    },
  });
  return names;
}

function classesIn(html: string): string[] {
  const lists = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, list = '']) => list);
  return lists.flatMap(list => unescapeAttribute(list).split(/\s+/));
}
const EVERYDAY_WORD = /^[a-z]+$/;
const CLASS = /\.([a-zA-Z][\w-]*)/g;
const BETWEEN_WORDS = /(?:\\[nrt]|[\s"'`]|\$\{|\})+/;
const BEGINNING = /^[a-z][\w:-]*-$/;

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawPicture } from '@/components/drawings/picture';
import { cleanPicture } from './drawings';

const FOLDER = 'components/drawings/pictures';
const names = globSync('*/*.svg', { cwd: FOLDER }).map(file => file.replace('.svg', ''));
/** `app/globals.css` lists these in one word for all. */
const LETTER_WIDTH = /^\[--fit:\d+%\]$/;
const LARGEST_BYTES = 8 * 1024;

test.each(names)('%s is stored as npm run drawings writes it', name => {
  const text = read(name);
  expect(cleanPicture(text) === text, 'run npm run drawings').toBe(true);
});

test.each(names)('%s is a drawing of shapes that the style sheets paint', name => {
  const [, root = '', style = '', body = ''] =
    /^(<svg [^>]*>)\s*<style>([^<]*)<\/style>([^]*)$/.exec(read(name)) ?? [];
  expect(root).toMatch(/ viewBox="-?\d+ -?\d+ \d+ \d+"/);
  expect(body).not.toMatch(/<(?:script|style|foreignObject|a|animate\w*)\b|\s(?:on\w+|style)=/i);
  const colors = Array.from(
    body.matchAll(/\s(?:fill|stroke|color|stop-color)="([^"]*)"/g),
    ([, value]) => value,
  );
  expect(colors.filter(value => !/^(?:none|currentColor|url\(#[\w-]+\))$/.test(value ?? ''))).toEqual([]);
  const classes = Array.from(`${root}${body}`.matchAll(/\sclass="([^"]*)"/g), ([, list = '']) =>
    list.split(' '),
  ).flat();
  const known = classes.includes('own-colors') ? new Set(['own-colors', ...ownColors(style)]) : painted;
  expect(classes.filter(className => !known.has(className) && !LETTER_WIDTH.test(className))).toEqual([]);
});

test.each(names)('%s refers to nothing but its own parts and other pictures', name => {
  const text = read(name);
  const targets = Array.from(
    text.matchAll(/\shref="([^"]*)"|url\(([^)]*)\)/g),
    ([, href, url]) => href ?? url ?? '',
  );
  const isThere = (target: string) =>
    target.startsWith('#')
      ? text.includes(`id="${target.slice(1)}"`)
      : existsSync(join(FOLDER, name, '..', target));
  expect(targets.filter(target => !isThere(target))).toEqual([]);
});

test.each(names)('%s is small enough for a page', name => {
  expect(brotliCompressSync(drawPicture(name)).length).toBeLessThanOrEqual(LARGEST_BYTES);
});

test('every picture is on a page', () => {
  const code = globSync('{app,components,content}/**/*.{ts,tsx,mdx}')
    .filter(file => !file.includes('.test.'))
    .map(file => readFileSync(file, 'utf8'))
    .join('\n');
  const inserted = names.flatMap(name =>
    Array.from(read(name).matchAll(/href="\.\.\/([^"]*)\.svg"/g), ([, other]) => other),
  );
  const families = Array.from(
    code.matchAll(/`([a-z-]+)\/\$\{[^`]*?\}([\w-]*)`/g),
    ([, folder = '', ending = '']) => ({ folder, ending }),
  );
  const isUsed = (name: string) =>
    code.includes(`'${name}'`) ||
    code.includes(`"${name}"`) ||
    inserted.includes(name) ||
    families.some(({ folder, ending }) => {
      const [in_ = '', own = ''] = name.split('/');
      return (
        in_ === folder &&
        own.endsWith(ending) &&
        new RegExp(`\\b${own.slice(0, own.length - ending.length)}\\b`).test(code)
      );
    });
  expect(names.filter(name => !isUsed(name))).toEqual([]);
});

/** Only what getPicture reads. */
function ownColors(style: string): string[] {
  const rules = style.trim().split('\n');
  return rules.map(rule => /^\s*\.([\w-]+) \{ (?:fill|stroke): #[\da-f]{3,6}; \}$/.exec(rule)?.[1] ?? rule);
}

function read(name: string): string {
  return readFileSync(join(FOLDER, `${name}.svg`), 'utf8');
}

/** The classes of the site's own style sheets. */
const painted = new Set(
  globSync('{app,components}/**/*.css').flatMap(file =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = '']) =>
      name.replaceAll('\\', ''),
    ),
  ),
);

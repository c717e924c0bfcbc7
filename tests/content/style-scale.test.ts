import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Sheets that are pictures or themes: they hold the literal values that the others may only name. */
const WITH_LITERALS = [
  'app/tokens.css',
  'app/fonts.css',
  'app/accessibility.css',
  'components/drawings/street.css',
  'components/drawings/closings.css',
  'components/drawings/shared-pictures.css',
  'components/portfolio/client-sites.css',
  'components/portfolio/browser-frame.css',
];
const sheets = globSync('{app,components}/**/*.css').filter(file => !WITH_LITERALS.includes(file));
const elements = globSync('{app,components}/**/*.tsx');
const tokens = readFileSync('app/tokens.css', 'utf8');

test('the scale has at most twelve sizes of type, six radii and six shadows', () => {
  const theme = tokens.slice(0, tokens.indexOf("[data-theme='dark'] {"));
  const count = (kind: RegExp) => Array.from(theme.matchAll(kind)).length;
  expect(count(/^ {2}--text-[a-z\d]+:/gm)).toBeLessThanOrEqual(12);
  expect(count(/^ {2}--radius-[a-z]+:/gm)).toBeLessThanOrEqual(6);
  expect(count(/^ {2}--(?:drop-)?shadow-[a-z]+:/gm)).toBeLessThanOrEqual(6);
});

test('what is read is set in 17 px or more', () => {
  const [, rem = '0'] = /--text-body: ([\d.]+)rem/.exec(tokens) ?? [];
  expect(Number(rem) * 16).toBeGreaterThanOrEqual(17);
});

test('colors are named in the tokens, and written out nowhere else', () => {
  expect(findDeclarations(/./, /oklch\(|rgba?\(|hsla?\(|#[\da-f]{3,8}\b(?!'\))/i)).toEqual([]);
  expect(findClasses(/-\[(?:oklch|rgb|hsl|#)/)).toEqual([]);
});

test('type is of a size of the scale, or a part of the size around it; in a drawing px are its own units', () => {
  expect(
    findDeclarations(/^font-size$/, /^(?!var\(--text-|clamp\(var\(--text|inherit|[\d.]+(?:em|px)$|calc\()/),
  ).toEqual([]);
  expect(findDeclarations(/^font$/, /^(?!.*clamp\(var\(--text-).*\drem/)).toEqual([]);
  expect(findClasses(/(?<![\w-])text-\[(?:[\d.]+(?:rem|px)|clamp)/)).toEqual([]);
});

test('gaps, radii and soft shadows are of the scale', () => {
  expect(findDeclarations(/^(?:row-|column-)?gap$/, /(?<![\w.(-])(?!0\b)[\d.]+px|clamp/)).toEqual([]);
  expect(findDeclarations(/./, /--spacing\((?!-?(?:1|2|3|4|6|8|12)\))/)).toEqual([]);
  expect(findDeclarations(/radius$/, /(?<![\w.-])[\d.]+(?:px|rem)/)).toEqual([]);
  expect(findDeclarations(/^box-shadow$/, SOFT)).toEqual([]);
  expect(findClasses(/(?<![\w-])(?:rounded(?:-[a-z]+)?-\[[\d.]+px|gap(?:-[xy])?-\[[\d.]+px)/)).toEqual([]);
});

/** Offsets with a blur; a line or a ring has none. */
const SOFT = /(?:^|, )(?:inset )?-?[\d.]+(?:px)? -?[\d.]+(?:px)? [1-9][\d.]*px/;

function findDeclarations(property: RegExp, value: RegExp): string[] {
  return sheets.flatMap(file => {
    const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return Array.from(css.matchAll(/(?<=[{;\s])([\w-]+):\s+([^;{}]+);/g), ([, name = '', text = '']) => ({
      name,
      text: text.replace(/\s+/g, ' '),
    }))
      .filter(({ name, text }) => property.test(name) && value.test(text))
      .map(({ name, text }) => `${file}: ${name}: ${text}`);
  });
}

function findClasses(pattern: RegExp): string[] {
  return elements.flatMap(file =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(new RegExp(pattern, 'g')),
      ([found]) => `${file}: ${found}`,
    ),
  );
}

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { banned, bannedIn, isFixed } from '@/tests/support/style-guide';
import { textsOf } from '@/tests/support/written-texts';

/** The list itself quotes what it bans. */
const GUIDE = 'docs/style.md';

const files = [
  ...globSync('{content,components,app,engine,lib,ops,server}/**/*.{ts,tsx,mts,mjs,mdx}'),
  ...globSync('{docs/**/*.md,README.md}'),
].filter(file => file !== GUIDE && !/\.test\.|\.d\.m?ts$/.test(file));

test('every phrase of docs/style.md is found, whatever stands around it', () => {
  expect(banned.size).toBeGreaterThan(150);
  const examples = [...banned.keys()].map(phrase => phrase.replace('*', 'x'));
  expect(examples.filter(example => bannedIn(`“${example.toUpperCase()}”,`).length === 0)).toEqual([]);
});

test('a phrase is found across a line break, with a curly apostrophe and with an ending, but not inside a longer word', () => {
  expect(bannedIn('We did not arrive\n  whole.')).toEqual(['did not arrive whole']);
  expect(bannedIn('They don’t belong together, favourites')).toEqual(["don't belong together", 'favourites']);
  expect(bannedIn('Amended by mail. Press Enter.')).toEqual([]);
});

test('a fixed text matches with any figure at its star, and only as a whole sentence', () => {
  expect(isFixed('Live in 9 business days, from $101/month.')).toBe(true);
  expect(isFixed('Live in 9 business days, from $101/month. Or later.')).toBe(false);
  expect(isFixed('Live in a few business days, from $101/month.')).toBe(false);
});

test('the texts of code and Markdown are found, their names are not', () => {
  const code = 'import a from "somebody"; const b = <p title={`Colour ${a}`} className="whoever">Anew</p>;';
  expect(textsOf('a.tsx', code).map(({ text }) => text)).toEqual(['Colour ', '', 'Anew']);
  expect(textsOf('a.mdx', 'Use `mails`\nand [mend](/anew)').map(({ text }) => text.trim())).toEqual([
    'Use',
    'and [mend',
  ]);
});

test('no text uses a phrase that docs/style.md bans', () => {
  expect(files.length).toBeGreaterThan(500);
  const banned = files.flatMap(file =>
    textsOf(file, readFileSync(file, 'utf8')).flatMap(({ line, text }) =>
      bannedIn(text).map(phrase => `${file}:${line}: ${phrase}`),
    ),
  );
  expect(banned).toEqual([]);
});

test('names and comments are spelled the American way too', () => {
  const code = globSync('{app,components,content,lib,ops,server,simulators,tests}/**/*.{ts,tsx,mjs,css}');
  const british = /colour|behaviour|neighbour|catalogue|\bcentre|recognis|licence|labelled(?!by)/i;
  const britishFiles = code.filter(
    file => !file.endsWith('style.test.ts') && british.test(`${file}\n${readFileSync(file, 'utf8')}`),
  );
  expect(britishFiles).toEqual([]);
});

test('no text of the content has an em dash, an emoji, a placeholder or a sales word', () => {
  const faults = files
    .filter(file => file.startsWith('content/'))
    .flatMap(file =>
      textsOf(file, readFileSync(file, 'utf8'))
        .filter(({ text }) =>
          /\b(?:solutions|unlock)\b|lorem|\bTODO\b|\u2014|(?!©)\p{Extended_Pictographic}/iu.test(text),
        )
        .map(({ line, text }) => `${file}:${line}: ${text}`),
    );
  expect(faults).toEqual([]);
});

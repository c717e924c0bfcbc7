import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

// What comments and docs lead to must be here, or the next reader is lost.
const root = join(import.meta.dirname, '..', '..');
const FOLDERS = 'app|components|content|deploy|docs|lib|public|scripts|server|simulators|tests';
const ENDINGS = 'ts,tsx,mts,mjs,js,css,md,mdx,json,yaml,conf';

const all = globSync(`{{${FOLDERS.replaceAll('|', ',')}}/**/,}*.{${ENDINGS}}`, { cwd: root }).filter(path =>
  statSync(join(root, path)).isFile(),
);
const texts = new Map(all.map(path => [path, readFileSync(join(root, path), 'utf8')]));
const names = new Set(all.map(path => basename(path)));
const docs = all.filter(path => path.endsWith('.md'));
const code = all.filter(path => /\.(?:m?ts|tsx|m?js|css)$/.test(path));

test('no comment and no document cites a paper that is not in the repository', () => {
  const paper = /\bdocuments? [12]\b|\bthe documents['’]/i;
  expect(find(all, text => text.match(new RegExp(paper, 'gi')) ?? [])).toEqual([]);
});

test('every Markdown file that code names is here, and so is the heading', () => {
  const dead = (path: string) => (cited: string) => {
    const [file = '', heading] = cited.split('#');
    const found = [file, join(dirname(path), file)].find(candidate => texts.has(candidate));
    if (!found) return file.includes('/') || !names.has(file);
    return heading !== undefined && !headingsOf(found).includes(heading);
  };
  const citedIn = (text: string) =>
    Array.from(
      text.matchAll(/(?<![\w/*}-])(?!see-docs)(?:[\w.-]+\/)*[\w-]+\.md(?:#[\w-]+)?\b/g),
      ([cited]) => cited,
    );
  expect(find(code, (text, path) => citedIn(text).filter(dead(path)))).toEqual([]);
});

test('every promise that code names by its id is in the list that it names', () => {
  const byId = /(docs\/\w+\.md), ([A-Z]\d+)/g;
  const byName = /Promises? ([A-Z]\d+)[^()]{0,12}\((docs\/\w+\.md)\)/g;
  const isMissing = (list = '', id = '') => !texts.get(list)?.includes(`| ${id} `);
  const missingIn = (text: string) => [
    ...Array.from(text.matchAll(byId)).filter(([, list, id]) => isMissing(list, id)),
    ...Array.from(text.matchAll(byName)).filter(([, id, list]) => isMissing(list, id)),
  ];
  expect(find(code, text => missingIn(text).map(([cited]) => cited))).toEqual([]);
});

test('every link of a document leads to a file that is here, and to one of its headings', () => {
  const isDead = (path: string, target: string) => {
    const [file = '', heading] = target.split('#');
    const found = file === '' ? path : normalize(join(dirname(path), file));
    if (!existsSync(join(root, found))) return true;
    return heading !== undefined && !headingsOf(found).includes(heading);
  };
  const linksOf = (text: string) =>
    Array.from(text.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g), ([, target = '']) => target);
  expect(find(docs, (text, path) => linksOf(text).filter(target => isDead(path, target)))).toEqual([]);
});

test('every file that a document or a comment names by its path is here', () => {
  // A folder of the app is in brackets, such as app/(site)/[slug]; a test file may have a star.
  const named = new RegExp(
    `(?<![\\w/@.…-])(?:${FOLDERS})/[\\w./()[\\]*-]+?\\.(?:${ENDINGS.replaceAll(',', '|')})\\b`,
    'g',
  );
  const isGone = (path: string) => globSync(path.replaceAll(/[()[\]]/g, '?'), { cwd: root }).length === 0;
  const commentsOf = (text: string) => (text.match(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g) ?? []).join('\n');
  const goneIn = (text: string) => (text.match(named) ?? []).filter(isGone);
  expect(find(docs, text => goneIn(text.replaceAll(/\]\([^)]+\)/g, ']')))).toEqual([]);
  expect(find(code, text => goneIn(commentsOf(text)))).toEqual([]);
});

test('every file that a document names without its folder is somewhere here', () => {
  const named = /`([\w-]+\.(?:test\.tsx?|spec\.ts|tsx?|mjs|md|mdx|css))`/g;
  const namesIn = (text: string) => Array.from(text.matchAll(named), ([, name = '']) => name);
  expect(find(docs, text => namesIn(text).filter(name => !names.has(name)))).toEqual([]);
});

/** As `path: what was found`, for a list that reads well when a test fails. */
function find(
  paths: readonly string[],
  faultsIn: (text: string, path: string) => readonly string[],
): string[] {
  return paths.flatMap(path => faultsIn(texts.get(path) ?? '', path).map(fault => `${path}: ${fault}`));
}

/** As GitHub makes them out of headings. */
function headingsOf(path: string): string[] {
  return Array.from((texts.get(path) ?? '').matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

// What comments and docs lead to must be here, or the next reader is lost.
const root = join(import.meta.dirname, '..');
const FOLDERS = 'app components content deploy docs engine lib ops public server simulators tests'.split(' ');
const ENDINGS = 'ts tsx mts mjs js css md mdx json yaml conf'.split(' ');

const all = globSync(`{{${FOLDERS.join(',')}}/**/,}*.{${ENDINGS.join(',')}}`, { cwd: root }).filter(path =>
  statSync(join(root, path)).isFile(),
);
const texts = new Map(all.map(path => [path, readFileSync(join(root, path), 'utf8')]));
const names = new Set(all.map(path => basename(path)));
const docs = all.filter(path => path.endsWith('.md'));
const code = all.filter(path => /\.(?:m?ts|tsx|m?js|css)$/.test(path));

const PAPER = /\bdocuments? [12]\b|\bthe documents['’]/gi;
/** Not `see-docs/operations.md`, the hint in a container's build, which may have no space. */
const MARKDOWN = /(?<![\w/*}-])(?!see-docs)(?:[\w.-]+\/)*[\w-]+\.md(?:#[\w-]+)?\b/g;
const LINK = /\]\((?!\w+:)([^)\s]+)\)/g;
const BARE_NAME = /`([\w-]+\.(?:test\.tsx?|spec\.ts|tsx?|mjs|md|mdx|css))`/g;
const PROMISE = /(?<list>docs\/\w+\.md), (?<id>[A-Z]\d+)/g;
const PROMISE_FIRST = /Promises? (?<id>[A-Z]\d+)[^()]{0,12}\((?<list>docs\/\w+\.md)\)/g;
/** Folders of the app may have brackets, as in `app/(site)/blog/[slug]`; a group of tests may have a star. */
const PATH = new RegExp(
  `(?<![\\w/@.…-])(?:${FOLDERS.join('|')})/[\\w./()[\\]*-]+?\\.(?:${ENDINGS.join('|')})\\b`,
  'g',
);

/** In code marks, also a folder or a file without its ending: `lib/mail`, `tests/e2e/lead`. Not `content/<name>.ts`. */
const MARKED_PATH = new RegExp(`\`((?:${FOLDERS.join('|')})/[\\w./()[\\]*-]+)\``, 'g');

/** `npm run integration -- desk/leads`: the tests of a kind whose paths have one of these words in them. */
const RUN = /npm run (unit|integration|crash|e2e) -- ([^`\n]+)/g;

test('nothing cites a paper that is not in the repository', () => {
  expect(find(all, text => text.match(PAPER) ?? [])).toEqual([]);
});

test('every Markdown file that code names is here, and so is the heading', () => {
  expect(
    find(code, (text, path) => (text.match(MARKDOWN) ?? []).filter(cited => isDead(cited, path))),
  ).toEqual([]);
});

test('every promise that code names by its id is in the list that it names', () => {
  expect(find(code, text => [PROMISE, PROMISE_FIRST].flatMap(form => missingPromises(text, form)))).toEqual(
    [],
  );
});

test('every link of a document leads to a file that is here, and to one of its headings', () => {
  expect(
    find(docs, (text, path) => listMatches(text, LINK).filter(target => isDeadLink(target, path))),
  ).toEqual([]);
});

test('every file that a document or a comment names by its path is here', () => {
  expect(find(docs, text => missingPaths(text.replaceAll(LINK, ']')))).toEqual([]);
  expect(
    find(docs, text => listMatches(text, MARKED_PATH).filter(path => isMissing(`${path}{,.*}`))),
  ).toEqual([]);
  expect(find(code, text => missingPaths(commentsOf(text)))).toEqual([]);
});

test('every file that a document names without its folder is somewhere here', () => {
  expect(find(docs, text => listMatches(text, BARE_NAME).filter(name => !names.has(name)))).toEqual([]);
});

test('every command of a document that runs some of the tests finds them', () => {
  const faults = find(docs, text =>
    Array.from(text.matchAll(RUN), ([, project = '', words = '']) =>
      words
        .replace(/ #.*| -.*/, '')
        .split(' ')
        .filter(word => /^[\w/.-]+$/.test(word) && !testsOf(project).some(path => path.includes(word)))
        .map(word => `${project} -- ${word}`),
    ).flat(),
  );
  expect(faults).toEqual([]);
});

test('own code has as many lines as the record of it says, give or take a tenth', () => {
  const record = texts.get('docs/decisions/0025-own-code-where-a-library-exists.md') ?? '';
  const rows = Array.from(record.matchAll(/^\| (?<code>[^|]+)\| (?<lines>\d+) /gm), ({ groups = {} }) => ({
    files: listMatches(groups['code'] ?? '', /`([^`]+\.ts)`/g),
    lines: Number(groups['lines']),
  })).filter(({ files }) => files.length > 0);
  expect(rows.length).toBeGreaterThan(3);
  const strays = rows.flatMap(({ files, lines }) => {
    const sum = files.reduce((before, path) => before + (texts.get(path)?.split('\n').length ?? 0) - 1, 0);
    return Math.abs(sum - lines) > sum / 10 ? [`${files.join()}: ${sum} lines, not ${lines}`] : [];
  });
  expect(strays).toEqual([]);
});

function testsOf(project: string): string[] {
  const folder = project === 'unit' ? '' : `tests/${project}/`;
  return all.filter(path => path.startsWith(folder) && /\.(?:test|spec)\.tsx?$/.test(path));
}

/** As `path: what was found`, for a list that reads well when a test fails. */
function find(
  paths: readonly string[],
  faultsIn: (text: string, path: string) => readonly string[],
): string[] {
  return paths.flatMap(path => faultsIn(texts.get(path) ?? '', path).map(fault => `${path}: ${fault}`));
}

function listMatches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, part = '']) => part);
}

function isDead(cited: string, from: string): boolean {
  const [file = '', heading] = cited.split('#');
  const path = [file, join(dirname(from), file)].find(candidate => texts.has(candidate));
  if (!path) return file.includes('/') || !names.has(file);
  return heading !== undefined && !headingsOf(path).includes(heading);
}

function isDeadLink(target: string, from: string): boolean {
  const [file = '', heading] = target.split('#');
  const path = file === '' ? from : normalize(join(dirname(from), file));
  if (!existsSync(join(root, path))) return true;
  return heading !== undefined && !headingsOf(path).includes(heading);
}

/** The promises that `form` finds and the list lacks. */
function missingPromises(text: string, form: RegExp): string[] {
  return Array.from(text.matchAll(form))
    .filter(({ groups = {} }) => !texts.get(groups['list'] ?? '')?.includes(`| ${groups['id']} `))
    .map(([cited]) => cited);
}

function missingPaths(text: string): string[] {
  return (text.match(PATH) ?? []).filter(path => isMissing(path));
}

function isMissing(pattern: string): boolean {
  return globSync(pattern.replaceAll(/[()[\]]/g, '?'), { cwd: root }).length === 0;
}

function commentsOf(text: string): string {
  return (text.match(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g) ?? []).join('\n');
}

/** As GitHub makes them out of headings. */
function headingsOf(path: string): string[] {
  return listMatches(texts.get(path) ?? '', /^#+ (.+)$/gm).map(heading =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

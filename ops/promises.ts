/**
 * What the documents promise and which tests hold it: `npm run promises` writes the table of docs/checks.md, which says of each
 * whether `npm run check` holds it.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WAITING_PROMISES, WAITS_FOR_TEST } from './waits-for-test.ts';

/** `name` is its id or, where it has none, what its row begins with. `holders` are files of tests. */
type Promised = { doc: string; name: string; holders: string[] };

const root = join(import.meta.dirname, '..');
const CHECKS = 'docs/checks.md';
const [START, END] = ['<!-- promises -->', '<!-- /promises -->'];

/** Every promise of the documents, in their order. */
export function readPromises(): Promised[] {
  return Object.entries(TABLES).flatMap(([doc, column]) =>
    readFileSync(join(root, doc), 'utf8')
      .split('\n')
      .flatMap(line => {
        const cells = line.split(' | ').map(cell => cell.replace(/^\|\s*|\s*\|$/g, '').trim());
        const holders = holdersIn(cells[column(cells)] ?? '');
        const isBench = /\bbench\b/.test(cells[column(cells)] ?? '');
        return line.startsWith('| ') && (holders.length > 0 || isBench)
          ? [{ doc, name: nameOf(cells[0] ?? ''), holders }]
          : [];
      }),
  );
}

/** In which cell of a row its tests are. */
const TABLES: Readonly<Record<string, (cells: readonly string[]) => number>> = {
  'docs/promises.md': () => 2,
  'docs/leads.md': () => 2,
  'docs/security.md': () => 2,
  'docs/staying-up.md': () => 1,
};

function nameOf(cell: string): string {
  const [, bold = cell] = /^\*\*(.*?)\*\*/.exec(cell) ?? [];
  return bold.length > NAME_LENGTH ? `${bold.slice(0, NAME_LENGTH).replace(/\W*\s\S*$/, '')} …` : bold;
}

/** The files that a cell names, with or without folder and ending. */
function holdersIn(cell: string): string[] {
  const named = Array.from(cell.matchAll(/`([\w/.…*-]+)`/g), ([, name = '']) => name.replace(/^…\//, ''));
  return named.flatMap(name => {
    const bare = name.replace(/\.(?:test|spec)\.tsx?$/, '');
    return FILES.filter(file => endingOf(bare).test(file));
  });
}

function endingOf(name: string): RegExp {
  return new RegExp(
    `(?:^|/)${name.replaceAll('.', '\\.').replaceAll('*', '[\\w-]*')}\\.(?:test|spec)\\.tsx?$`,
  );
}

const FILES = globSync('{components,engine,lib,ops,server,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: root });
const NAME_LENGTH = 70;

/** Those of its holders that run in `check`. */
export function heldInCheck({ holders }: Promised): string[] {
  return holders.filter(file => !(file in WAITS_FOR_TEST));
}

export function promiseTable(): string {
  const rows = readPromises().map(promised => {
    const [held] = heldInCheck(promised);
    const doc = promised.doc.replace('docs/', '');
    const holder = held ? `\`${held}\`` : `waits: ${WAITING_PROMISES[promised.name] ?? ''}`;
    return `| [${promised.name}](${doc}) | ${holder} |`;
  });
  return `${['| promise | held in `npm run check` by |', '| --- | --- |', ...rows].join('\n')}\n`;
}

/** The table as the document has it, without the blanks that make columns. */
export function writtenTable(): string {
  const text = readFileSync(join(root, CHECKS), 'utf8');
  const table = text.slice(text.indexOf(START) + START.length, text.indexOf(END)).trim();
  return `${table.replaceAll(/ +\|/g, ' |').replaceAll(/-{4,}/g, '---')}\n`;
}

if (process.argv[1] === import.meta.filename) {
  const text = readFileSync(join(root, CHECKS), 'utf8');
  const [before = ''] = text.split(START);
  const [, after = ''] = text.split(END);
  writeFileSync(join(root, CHECKS), `${before}${START}\n\n${promiseTable()}\n${END}${after}`);
}

/** docs/style.md as a check: the phrases that its tables ban, and the texts that are fixed. */
import { readFileSync } from 'node:fs';

/** School grades (Flesch-Kincaid) that a page may need at most. */
export const READING_LIMITS = { marketing: 8, policies: 10 } as const;

const tables = readFileSync('docs/style.md', 'utf8')
  .split('\n')
  .filter(line => line.startsWith('|'));
const rows = tables.map(line =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim()),
);
const phrasesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, phrase = '']) => phrase);

/** What each banned phrase is replaced with. */
export const banned = new Map(
  rows.flatMap(([use = '', not = '']) => phrasesIn(not).map(phrase => [plain(phrase), use] as const)),
);

/** `*` stands for a figure. */
const fixed = rows
  .flatMap(([text = '']) => phrasesIn(text))
  .map(phrase => new RegExp(toPattern(plain(phrase), String.raw`\S+`), 'g'));

const anyBanned = new RegExp(
  `(?<![\\w-])(?:${[...banned.keys()].map(phrase => toPattern(phrase, String.raw`[\w-]*`)).join('|')})(?![\\w-])`,
  'gi',
);

/** The banned phrases in a text, as they stand in it. */
export function bannedIn(text: string): string[] {
  const free = fixed.reduce((left, pattern) => left.replaceAll(pattern, ' '), plain(text));
  return free.match(anyBanned) ?? [];
}

/** True for a sentence that docs/style.md lists as fixed. */
export function isFixed(sentence: string): boolean {
  return fixed.some(pattern => plain(sentence).replace(pattern, '') === '');
}

/** One kind of space and apostrophe, so that a line break hides nothing. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('’', "'");
}

function toPattern(phrase: string, star: string): string {
  return phrase.replaceAll(/[.,/]/g, String.raw`\$&`).replaceAll('*', () => star);
}

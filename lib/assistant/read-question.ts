import { addOns } from '@/content/add-ons';
import {
  chatterWords,
  conceptWords,
  otherNames,
  sharedNames,
  spanishWords,
  stopWords,
} from '@/content/assistant-words';
import { packages } from '@/content/packages';
import { plans } from '@/content/plans';
import { promotion } from '@/content/promotion';
import { site } from '@/content/site';
import { team } from '@/content/team';
import { readProjects } from '@/lib/documents';
import { foldText, singular, wordsOf, type WordIndex } from '@/lib/search';

export type ConceptId = keyof typeof conceptWords;

/** Something that is sold, or a name that two of them share. */
export type Thing = { kind: ThingKind; id: string };
type ThingKind = 'plan' | 'package' | 'addon' | 'bundle' | 'shared';

/** What a wording means. `person`: someone of the team. `stop`: we say nothing about it. */
type Sense =
  | { kind: 'concept'; id: ConceptId }
  | { kind: 'thing'; thing: Thing }
  | { kind: 'stop' | 'person' | 'chatter' };

/** One or more words of a question that mean something together. */
export type Piece = {
  text: string;
  senses: readonly Sense[];
  /** Set where no wording is known: `number`, a word of the site, or one that the site does not have. */
  unread?: 'number' | 'other' | 'unknown';
};

export type Reading = {
  /** As it is compared: folded, singular, without apostrophes. */
  words: readonly string[];
  pieces: readonly Piece[];
  things: readonly Thing[];
  isSpanish: boolean;
};

/** Reads a question against the word list and the words of the site. */
export function readQuestion(typed: string, vocabulary: WordIndex): Reading {
  const { words, isSpanish } = toEnglish(plainWords(typed));
  const spelled = words.map(word => respellWord(word, vocabulary));
  const pieces = toPieces(spelled, vocabulary);
  const things = pieces.flatMap(({ senses }) =>
    senses.flatMap(sense => (sense.kind === 'thing' ? [sense.thing] : [])),
  );
  return { words: spelled, pieces, things: distinct(things), isSpanish };
}

export function hasConcept({ pieces }: Pick<Reading, 'pieces'>, id: ConceptId): boolean {
  return pieces.some(({ senses }) => senses.some(sense => sense.kind === 'concept' && sense.id === id));
}

/** Whether it has something that we say nothing about. */
export function isStopped({ pieces }: Reading): boolean {
  return pieces.some(({ senses }) => senses.some(({ kind }) => kind === 'stop'));
}

/** Lower case, singular, without apostrophes; a sign that is said is a word. */
export function plainWords(text: string): string[] {
  const said = foldText(text)
    .replace(/'/g, '')
    .replace(/%/g, ' percent ')
    .replace(/#(?=\s*\d)/g, 'number ')
    .replace(/#/g, ' number ')
    .replace(/[$€£]/g, ' ');
  return wordsOf(said).map(one);
}

/** The singular, of words of four letters too: the search leaves those as they are. */
function one(word: string): string {
  return /^[^\d]{2}[^suia]s$/.test(word) ? word.slice(0, -1) : singular(word);
}

/** Spanish is read word by word, once two words, or every word, are in the list. */
function toEnglish(words: string[]): { words: string[]; isSpanish: boolean } {
  const known = words.filter(word => Object.hasOwn(SPANISH, word) && !AMBIGUOUS_SPANISH.has(word));
  const areAllListed = words.every(word => Object.hasOwn(SPANISH, word));
  if (known.length === 0 || (known.length < 2 && !areAllListed)) return { words, isSpanish: false };
  return {
    words: words.flatMap(word => SPANISH[word]?.split(' ').filter(Boolean) ?? [word]),
    isSpanish: true,
  };
}

function toPieces(words: readonly string[], vocabulary: WordIndex): Piece[] {
  const taken = words.map(() => -1);
  const found: { start: number; length: number }[] = [];
  for (let length = Math.min(MAX_LENGTH, words.length); length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const isFree = taken.slice(start, start + length).every(by => by < 0);
      if (!isFree || !WORDINGS.has(words.slice(start, start + length).join(' '))) continue;
      taken.fill(found.length, start, start + length);
      found.push({ start, length });
    }
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const match = found[taken[at] ?? -1];
    const text = match ? words.slice(match.start, match.start + match.length).join(' ') : (words[at] ?? '');
    pieces.push(
      match
        ? { text, senses: WORDINGS.get(text) ?? [] }
        : { text, senses: [], unread: toUnread(text, vocabulary) },
    );
    at += match?.length ?? 1;
  }
  return pieces;
}

function toUnread(word: string, vocabulary: WordIndex): NonNullable<Piece['unread']> {
  if (/\d/.test(word) || MONTHS.has(word)) return 'number';
  return vocabulary.has(word) || vocabulary.has(`${word}s`) ? 'other' : 'unknown';
}

/** The nearest known word, for a word of five letters and more that is nowhere; names of things at one letter only. */
function respellWord(word: string, vocabulary: WordIndex): string {
  if (word.length < RESPELL_MIN || /\d/.test(word) || SINGLE_WORDS.has(word)) return word;
  if (vocabulary.has(word) || vocabulary.has(`${word}s`)) return word;
  const allowed = word.length < RESPELL_TWO ? 1 : 2;
  let best: { word: string; distance: number } | null = null;
  for (const known of SINGLE_WORDS) {
    if (known.length < RESPELL_MIN - 1 || Math.abs(known.length - word.length) > allowed) continue;
    const limit = THING_WORDS.has(known) ? 1 : allowed;
    const distance = editDistance(word, known, limit);
    if (distance <= limit && (best === null || distance < best.distance)) best = { word: known, distance };
  }
  return best?.word ?? word;
}

/** Insertions, deletions, replacements and swaps of neighbors; `limit + 1` where there are more. */
function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > limit) return limit + 1;
    before = last;
    last = current;
  }
  return last[b.length] ?? limit + 1;
}

function distinct(things: readonly Thing[]): Thing[] {
  return things.filter((thing, index) => things.findIndex(({ id }) => id === thing.id) === index);
}

const RESPELL_MIN = 5;
const RESPELL_TWO = 8;

const SPANISH: Record<string, string> = Object.fromEntries(
  Object.entries(spanishWords).map(([word, english]) => [one(word), english]),
);
/** Spanish words that are English or ours, too: they are no sign of Spanish. */
const AMBIGUOUS_SPANISH = new Set([
  'web',
  'plan',
  'hosting',
  'chatbot',
  'al',
  'is',
  'me',
  'en',
  'son',
  'lo',
  'la',
  'hay',
  'vale',
]);

const MONTHS = new Set(
  'january february march april june august september october november december'.split(' '),
);

const WORDINGS = buildWordings();
const MAX_LENGTH = Math.max(...[...WORDINGS.keys()].map(wording => wording.split(' ').length));
const SINGLE_WORDS = new Set([...WORDINGS.keys()].flatMap(wording => wording.split(' ')));
const THING_WORDS = new Set(
  [...WORDINGS].flatMap(([wording, senses]) =>
    senses.some(({ kind }) => kind === 'thing') ? wording.split(' ') : [],
  ),
);

function buildWordings(): Map<string, Sense[]> {
  const wordings = new Map<string, Sense[]>();
  const add = (wording: string, sense: Sense) => {
    const key = plainWords(wording).join(' ');
    if (key !== '') wordings.set(key, [...(wordings.get(key) ?? []), sense]);
  };
  const addAll = (list: string, sense: Sense) => list.split(',').forEach(wording => add(wording, sense));
  for (const [id, list] of Object.entries(conceptWords))
    addAll(list, { kind: 'concept', id: id as ConceptId });
  for (const { kind, id, name } of catalogThings()) {
    const sense: Sense = { kind: 'thing', thing: { kind, id } };
    add(name, sense);
    addAll(Object.hasOwn(otherNames, id) ? otherNames[id as keyof typeof otherNames] : '', sense);
  }
  for (const id of Object.keys(sharedNames)) add(id, { kind: 'thing', thing: { kind: 'shared', id } });
  addAll(stopWords, { kind: 'stop' });
  for (const { title } of readProjects())
    for (const name of [title, title.split(' ')[0] ?? title]) add(name, { kind: 'stop' });
  for (const { name } of team) for (const part of [name, ...name.split(' ')]) add(part, { kind: 'person' });
  for (const word of [...chatterWords.split(' '), ...plainWords(site.name)]) {
    const key = plainWords(word).join(' ');
    if (!wordings.has(key)) wordings.set(key, [{ kind: 'chatter' }]);
  }
  return wordings;
}

function catalogThings(): (Thing & { name: string })[] {
  return [
    ...plans.map(({ id, name }) => ({ kind: 'plan' as const, id, name })),
    ...packages.map(({ id, name }) => ({ kind: 'package' as const, id, name })),
    ...addOns.map(({ id, name }) => ({ kind: 'addon' as const, id, name })),
    { kind: 'bundle' as const, id: 'main-street-bundle', name: promotion.bundle.name },
  ];
}

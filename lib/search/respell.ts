import type { WordIndex } from './word-index';
import { wordsOf } from './words';

/** The nearest spelling of a folded query in words that the site has, or null where a word resembles none of them. */
export function respell(query: string, index: WordIndex): string | null {
  const words = joinParts(wordsOf(query).slice(0, MAX_WORDS), index);
  const respelled = words.map(word => respellWord(word, index));
  if (respelled.length === 0 || respelled.includes(null)) return null;
  const corrected = respelled.join(' ');
  return corrected === query ? null : corrected;
}

/** `chat bot` where the site writes `chatbot`. */
function joinParts(words: readonly string[], index: WordIndex): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const previous = joined.at(-1);
    if (previous && index.has(previous + word) && !(index.has(previous) && index.has(word)))
      joined.splice(-1, 1, previous + word);
    else joined.push(word);
  }
  return joined.length === 2 && index.has(joined.join('')) ? [joined.join('')] : joined;
}

function respellWord(word: string, index: WordIndex): string | null {
  if (index.has(word) || /\d/.test(word)) return index.has(word) ? word : null;
  return nearestWord(word, index) ?? splitWord(word, index);
}

/** The fewest changed letters win, then the same first letter, then the commoner word. */
function nearestWord(word: string, index: WordIndex): string | null {
  const allowed = word.length < MIN_LENGTH ? 0 : word.length < LONG_LENGTH ? 1 : 2;
  if (allowed === 0 || word.length > MAX_LENGTH) return null;
  // The index counts two swapped letters as two changes.
  const candidates = Array.from(index.findNear(word, allowed + 1), ([term, count]) => ({
    term,
    count,
    distance: editDistance(word, term),
    isOtherStart: Number(term[0] !== word[0]),
  }));
  const near = candidates.filter(({ distance }) => distance <= allowed);
  near.sort(
    (a, b) =>
      a.distance - b.distance ||
      a.isOtherStart - b.isOtherStart ||
      b.count - a.count ||
      (a.term < b.term ? -1 : 1),
  );
  return near[0]?.term ?? null;
}

/** `localseo` where the site writes `local seo`. */
function splitWord(word: string, index: WordIndex): string | null {
  if (word.length > MAX_LENGTH) return null;
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (index.has(first) && index.has(second)) return `${first} ${second}`;
  }
  return null;
}

/** How many letters have to be put in, left out, exchanged or swapped with their neighbor to turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}

const MIN_LENGTH = 4;
/** From here on two letters may be wrong. */
const LONG_LENGTH = 8;
const MAX_LENGTH = 24;
const MIN_PART_LENGTH = 3;
const MAX_WORDS = 8;

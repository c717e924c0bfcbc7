import { wordsOf } from './fold-text';

/** The words of a folded query that say what is wanted: without `how`, `the`, `my`, unless nothing else is left. */
export function queryWords(folded: string): string[] {
  const words = [...new Set(wordsOf(folded))];
  const telling = words.filter(word => !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** An English plural without its ending, or the word itself. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 4 && /[^sui]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** What folded keywords and a query are compared by: the telling words, in the singular. */
export function meaningsOf(keywords: readonly string[]): Set<string> {
  return new Set(keywords.map(keyword => queryWords(keyword).map(singular).join(' ')));
}

export const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after again all also always am an and another any anything are as at be because been ' +
    "before being but by can can't cannot could did do does doesn't don't each either else even ever " +
    "every everything for from get had has have he her here him his how i'm i've if in into is isn't it " +
    "it's its just let let's like many may me might more most much must my never no not nothing now of " +
    'off on one only or our out over own perhaps said same say says she should so some something still ' +
    "such than that that's the their them then there there's these they this to too until up upon us " +
    "very was we we're we've were what what's when where which while who whole why will with without " +
    "would yet you you're you've your"
  ).split(' '),
);

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
  if (word.length > 3 && /[^sui]s$/.test(word)) return word.slice(0, -1);
  return word;
}

export const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all am an and any are as at be been but by can could did do does for from get had has have how ' +
    'if in into is it its just like many me more most much my no not of off on one only or our out over own same ' +
    'she should so some than that the their them then there these they this to too up us was we were what when ' +
    'where which who why will with would you your'
  ).split(' '),
);

import { plainWords } from './read-question';

/** A message that asks nothing: a greeting, thanks, a goodbye. */
export type Courtesy = 'hello' | 'thanks' | 'bye';

/** Null where anything else is in it. */
export function isCourtesy(typed: string): Courtesy | null {
  const words = plainWords(typed);
  if (words.length === 0 || !words.every(word => WORDS.has(word))) return null;
  if (words.some(word => BYE.has(word))) return 'bye';
  if (words.some(word => THANKS.has(word))) return 'thanks';
  return words.some(word => HELLO.has(word)) ? 'hello' : null;
}

const setOf = (words: string) => new Set(words.split(' ').flatMap(word => plainWords(word)));
const BYE = setOf('bye goodbye byebye cya adios chao goodnight later');
const THANKS = setOf(
  'thanks thank thx thanx ty tysm cheers gracias appreciated helpful great perfect awesome cool nice ok okay k wonderful excellent lovely',
);
const HELLO = setOf('hi hello hey hiya howdy yo greetings hola buenas buenos morning afternoon evening sup');
const WORDS: ReadonlySet<string> = new Set([
  ...BYE,
  ...THANKS,
  ...HELLO,
  ...setOf(
    'there good you u so very much a lot for your the help that was is all this it everyone folks guys team dias tardes noches day night then now have nice one see ya muchas many well and again anyone anybody here',
  ),
]);

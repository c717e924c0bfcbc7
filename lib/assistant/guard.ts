import { addOns } from '@/content/add-ons';
import { sharedNames, stopWords } from '@/content/assistant-words';
import { packages } from '@/content/packages';
import { plans } from '@/content/plans';
import { foldText, singular, SMALL_WORDS } from '@/lib/search';
import { sentencesOf } from './clauses';

/** A sentence of a language model, and the numbers of the passages that it says to have it from, counted from 1. */
type PhrasedSentence = { text: string; from: readonly number[] };

/**
 * The sentences of a language model as one text, or null where a single one of them is not covered by a sentence of the
 * passages that it cites (docs/product/assistant.md#with-a-language-model). A good sentence that fails is no loss: the
 * passage itself is shown. `isKnown` says whether the site has a word.
 */
export function passGuard(
  sentences: readonly PhrasedSentence[],
  { passages, isKnown }: { passages: readonly string[]; isKnown: (word: string) => boolean },
): string | null {
  const text = sentences.map(sentence => sentence.text.trim()).join(' ');
  if (sentences.length === 0 || sentences.length > SENTENCES_MAX || text.length > LENGTH_MAX) return null;
  const areCovered = sentences.every(({ text: sentence, from }) => {
    const cited = from.map(number => passages[number - 1]);
    if (cited.length === 0 || !isPlain(sentence)) return false;
    return cited.every(passage => passage !== undefined) && isCovered(sentence.trim(), cited, isKnown);
  });
  return areCovered ? text : null;
}

/** Letters, figures and the signs of a sentence: no link, address, phone number, markup or line break. */
function isPlain(text: string): boolean {
  return (
    text.normalize('NFKC') === text && PLAIN.test(text) && !LINKED.test(text.replace(/\b[ap]\.m\./g, ''))
  );
}

/** Whether one sentence of the passages has all that this one claims. */
function isCovered(text: string, passages: readonly string[], isKnown: (word: string) => boolean): boolean {
  const claimed = claimsOf(text);
  const words = tellingWords(text);
  const all = new Set(passages.flatMap(wordsIn));
  const namesOthers = (text.match(CAPITAL) ?? []).some(word => !all.has(one(word)) && !SMALL.has(one(word)));
  if (namesOthers || words.some(word => !all.has(word) && !isKnown(word))) return false;
  if (words.filter(word => all.has(word)).length < words.length * SHARE) return false;
  return passages.flatMap(sentencesOf).some(sentence => covers(claimsOf(sentence), claimed));
}

/**
 * What a sentence claims. `order`: its figures and the names of what is sold, in their order, so no two can change places.
 * `limits`: how often it says no, only and the like. `weighty`: what it allows or promises.
 */
type Claims = { order: readonly string[]; limits: string; weighty: ReadonlySet<string> };

function covers(source: Claims, claimed: Claims): boolean {
  let at = 0;
  for (const item of source.order) if (item === claimed.order[at]) at += 1;
  return (
    at === claimed.order.length &&
    source.limits === claimed.limits &&
    [...claimed.weighty].every(word => source.weighty.has(word))
  );
}

function claimsOf(text: string): Claims {
  const tokens = tokensOf(text);
  const order = tokens.flatMap((token, at) => {
    if (NAMES.has(token) || DATES.has(token)) return [token];
    return isFigure(token) ? [`${boundBefore(tokens, at)} ${toDigits(token)} ${unitAfter(tokens, at)}`] : [];
  });
  const limits = tokens.flatMap(token => {
    if (NEGATIONS.has(token) || token.endsWith("n't")) return ['not'];
    return LIMITS.has(token) ? [token] : [];
  });
  const folded = ` ${tokens.map(one).join(' ')} `;
  const said = [...WEIGHTY].filter(word => folded.includes(` ${word} `));
  return { order, limits: limits.sort().join(' '), weighty: new Set(said) };
}

/** Words, figures and the signs that part them; the name of a thing is one token. */
function tokensOf(text: string): string[] {
  const folded = NAMES_LONGEST_FIRST.reduce(
    (line, name) => line.replace(new RegExp(`\\b${name}\\b`, 'g'), name.replaceAll(' ', '_')),
    foldText(text).replaceAll('e-commerce', 'ecommerce'),
  );
  return folded.match(TOKEN) ?? [];
}

/** "within" before a figure and the like. */
function boundBefore(tokens: readonly string[], at: number): string {
  return tokens
    .slice(Math.max(0, at - BOUND_REACH), at)
    .filter(token => BOUNDS.has(token))
    .join(' ');
}

/** What a figure counts: the next word that is none of the small ones, before the next sign. */
function unitAfter(tokens: readonly string[], at: number): string {
  for (const [offset, token] of tokens.slice(at + 1, at + 1 + UNIT_REACH).entries()) {
    if (!/^[a-z]/.test(token)) return '';
    if (OF_UNITS.has(token)) continue;
    if (!KINDS_OF_DAYS.has(token)) return one(token);
    return `${token} ${one(tokens[at + 2 + offset] ?? '')}`;
  }
  return '';
}

function isFigure(token: string): boolean {
  return /\d/.test(token) || Object.hasOwn(NUMBER_WORDS, token);
}

function toDigits(token: string): string {
  return Object.hasOwn(NUMBER_WORDS, token)
    ? String(NUMBER_WORDS[token as keyof typeof NUMBER_WORDS])
    : token.replace(/,/g, '').replace('–', '-');
}

function tellingWords(text: string): string[] {
  return wordsIn(text).filter(word => !SMALL.has(word) && !/\d/.test(word) && word.length > 1);
}

function wordsIn(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []).map(one);
}

function one(word: string): string {
  return singular(word.toLowerCase().replace(/'/g, ''));
}

const SENTENCES_MAX = 3;
const LENGTH_MAX = 400;
const SHARE = 0.6;
const BOUND_REACH = 3;
const UNIT_REACH = 4;

const PLAIN = /^[A-Za-z0-9 .,;:?’'“”"$%()+&/–-]+$/;
const LINKED = /\/(?!\d)|(?<!\d)\/|\bwww\b|[A-Za-z]\.[A-Za-z]|\d{3}[-. ]\d{4}/;
const TOKEN = /\$?\d(?:[\d,.]*\d)?(?:[-–]\d+)?[+%]?|[a-z_]+(?:'[a-z]+)*|[.,;:()?]/g;
const CAPITAL = /\b[A-Z][A-Za-z’']*/g;

const NAMES_LONGEST_FIRST = [...plans, ...packages, ...addOns]
  .map(({ name }) => foldText(name).replaceAll('e-commerce', 'ecommerce'))
  .concat(Object.keys(sharedNames))
  .sort((a, b) => b.length - a.length);
const NAMES: ReadonlySet<string> = new Set(NAMES_LONGEST_FIRST.map(name => name.replaceAll(' ', '_')));
const DATES: ReadonlySet<string> = new Set(
  'january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun today tomorrow yesterday'.split(
    ' ',
  ),
);
const NUMBER_WORDS = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  hundred: 100,
  thousand: 1_000,
  half: 0.5,
  twice: 2,
  double: 2,
  dozen: 12,
} as const;
const OF_UNITS: ReadonlySet<string> = new Set('a an per each every for of in the once'.split(' '));
const KINDS_OF_DAYS: ReadonlySet<string> = new Set('business calendar working'.split(' '));
const BOUNDS: ReadonlySet<string> = new Set(
  'within after before least most to than over under from below above about until by minus plus'.split(' '),
);
const NEGATIONS: ReadonlySet<string> = new Set(
  'not no never none cannot nothing nobody neither nor without'.split(' '),
);
const LIMITS: ReadonlySet<string> = new Set('only except unless until if but'.split(' '));
/** Permissions, promises and what we say nothing about: said only where the passage says it. */
const WEIGHTY: ReadonlySet<string> = new Set(
  [
    ...'will shall must may can could should would we i ill well yes free guarantee guaranteed refund refundable refunded always ever every all any best legally legal binding promise discount cancel automatic automatically immediately instantly forever lifetime unlimited bonus save cheaper sure certainly definitely law own include included including'.split(
      ' ',
    ),
    ...stopWords.split(',').map(word => word.trim()),
  ].map(wording => wording.split(' ').map(one).join(' ')),
);
const SMALL: ReadonlySet<string> = new Set([...SMALL_WORDS].map(one));

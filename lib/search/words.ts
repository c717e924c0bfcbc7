/**
 * Text as search compares it: lower case, without accents, with straight quotes, one space between words, and without
 * the comma inside a number or signs that cannot be seen. So `Café` finds `café`, and `1499` finds `$1,499`.
 */
export function foldText(text: string): string {
  return foldWithPositions(text).folded;
}

/** The same, with the place in `text` that each sign of the folded text came from, and the end of `text` last. */
export function foldWithPositions(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  // Only the last sign is asked for: reading from `folded` itself would copy it each time.
  let last = '';
  for (const { 0: piece, index: place } of text.matchAll(PIECE)) {
    const isRun = LETTER_OR_DIGIT.test(piece);
    const signs = isRun ? piece.toLowerCase() : foldSign(piece, last, text.charAt(place + piece.length));
    for (let copy = 0; copy < signs.length; copy++) places.push(isRun ? place + copy : place);
    folded += signs;
    last = signs.at(-1) ?? last;
  }
  places.push(text.length);
  return { folded, places };
}

/** The words of folded text, without punctuation. */
export function wordsOf(folded: string): string[] {
  return folded.match(WORD) ?? [];
}

function foldSign(sign: string, before: string, after: string): string {
  if (INVISIBLE.test(sign)) return '';
  if (/\s/.test(sign)) return before === '' || before === ' ' ? '' : ' ';
  if (sign === ',' && /\d/.test(before) && /\d/.test(after)) return '';
  return (PLAIN[sign] ?? sign).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

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

// Nearly all of our texts are runs of plain letters, which go through at once; each other sign is looked at closely.
const PIECE = /[A-Za-z0-9]+|[^]/gu;
const LETTER_OR_DIGIT = /^[A-Za-z0-9]/;

// Control, zero-width and bidirectional formatting signs, but not white space.
const INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

const PLAIN: Record<string, string> = { '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '‑': '-' };

const WORD = /[\p{L}\p{N}]+(?:['][\p{L}]+)?/gu;

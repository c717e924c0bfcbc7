/**
 * Text as search compares it: lower case, without accents, with straight quotes, one space between words, and without
 * the comma inside a number or signs that cannot be seen. So `Café` finds `café`, and `1499` finds `$1,499`.
 */
export function foldText(text: string): string {
  return foldWithPlaces(text).folded;
}

/** The same, with the place in `text` that each sign of the folded text came from, and the end of `text` last. */
export function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const sign of text) {
    const signs = foldSign(sign, folded, text.slice(place + 1, place + 2));
    for (let copy = 0; copy < signs.length; copy++) places.push(place);
    folded += signs;
    place += sign.length;
  }
  places.push(text.length);
  return { folded, places };
}

/** The words of folded text, without punctuation. */
export function wordsOf(folded: string): string[] {
  return folded.match(WORD) ?? [];
}

function foldSign(sign: string, before: string, after: string): string {
  if (LETTER_OR_DIGIT.test(sign)) return sign.toLowerCase();
  if (INVISIBLE.test(sign)) return '';
  if (/\s/.test(sign)) return before === '' || before.endsWith(' ') ? '' : ' ';
  if (sign === ',' && /\d$/.test(before) && /\d/.test(after)) return '';
  return (PLAIN[sign] ?? sign).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

// Nearly every sign of our texts: the others are looked at more closely.
const LETTER_OR_DIGIT = /^[A-Za-z0-9]$/;

// Control, zero-width and bidirectional formatting signs, but not white space.
const INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

const PLAIN: Record<string, string> = { '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '‑': '-' };

const WORD = /[\p{L}\p{N}]+(?:['][\p{L}]+)?/gu;

/**
 * The faces of printed invoices and their letters, which `pdf.test.ts` compares with the files that `npm run fonts` makes.
 * Figtree is the site's face. A word with a letter that it doesn't have is set in Noto Sans, so no word has two faces.
 */
export const FACES = {
  latin: { file: 'figtree-print', letters: '\\n -~\\xa0-\\xac\\xae-\\xffĂıŒœ–—‘-‚“-„•…‹›€™−' },
  ext: {
    file: 'figtree-print-ext',
    letters: 'ĀāăĄ-ēĖ-ħĪīĮ-İĲ-ķĹ-ľŁ-ňŊ-ōŐőŔ-šŤťŪ-žǍǎȘ-țȷẀ-ẅẞỲỳ₹',
  },
  notoLatin: {
    file: 'noto-print-latin',
    letters:
      '\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u00ff\\u0131\\u0152\\u0153\\u0300\\u0301\\u0303\\u0304\\u0308\\u0309\\u0323\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2022\\u2026\\u2039\\u203a',
  },
  notoLatinExt: {
    file: 'noto-print-latin-ext',
    letters: '\\u0100-\\u0130\\u0132-\\u0151\\u0154-\\u02ba\\u1e00-\\u1e9f\\u1ef2-\\u1eff',
  },
  notoVietnamese: { file: 'noto-print-vietnamese', letters: '\\u1ea0-\\u1ef9' },
  notoGreek: {
    file: 'noto-print-greek',
    letters:
      '\\u0370-\\u0377\\u037a-\\u037f\\u0384-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03e1\\u03f0-\\u03ff',
  },
  notoGreekExt: {
    file: 'noto-print-greek-ext',
    letters:
      '\\u1f00-\\u1f15\\u1f18-\\u1f1d\\u1f20-\\u1f45\\u1f48-\\u1f4d\\u1f50-\\u1f57\\u1f59\\u1f5b\\u1f5d\\u1f5f-\\u1f7d\\u1f80-\\u1fb4\\u1fb6-\\u1fc4\\u1fc6-\\u1fd3\\u1fd6-\\u1fdb\\u1fdd-\\u1fef\\u1ff2-\\u1ff4\\u1ff6-\\u1ffe',
  },
  notoCyrillic: { file: 'noto-print-cyrillic', letters: '\\u0400-\\u045f\\u0490\\u0491\\u04b0\\u04b1' },
  notoCyrillicExt: {
    file: 'noto-print-cyrillic-ext',
    letters: '\\u0460-\\u048f\\u0492-\\u04af\\u04b2-\\u052f\\u1c80-\\u1c88\\u2de0-\\u2dff\\ua640-\\ua69f',
  },
} as const satisfies Record<string, { file: string; letters: string }>;

export type FaceName = keyof typeof FACES;

const FIGTREE: readonly FaceName[] = ['latin', 'ext'];
const NOTO: readonly FaceName[] = [
  'notoLatin',
  'notoLatinExt',
  'notoVietnamese',
  'notoGreek',
  'notoGreekExt',
  'notoCyrillic',
  'notoCyrillicExt',
];
const PATTERNS = new Map(
  [...FIGTREE, ...NOTO].map(name => [name, new RegExp(`^[${FACES[name].letters}]$`, 'u')] as const),
);

/** The text in runs of one face each. What no face has is one question mark for each letter that people see. */
export function toRuns(text: string): { face: FaceName; text: string }[] {
  const runs: { face: FaceName; text: string }[] = [];
  for (const part of text.normalize('NFC').split(/(\s+)/)) {
    const signs = lettersIn(part).flatMap(letter => (isPrintable(letter) ? Array.from(letter) : ['?']));
    const isOwn = signs.every(sign => faceOf(sign, FIGTREE) !== null);
    for (const sign of signs) {
      const face = faceOf(sign, isOwn ? FIGTREE : [...NOTO, ...FIGTREE]) ?? 'latin';
      const last = runs.at(-1);
      if (last?.face === face) last.text += sign;
      else runs.push({ face, text: sign });
    }
  }
  return runs.length > 0 ? runs : [{ face: 'latin', text: '' }];
}

/** The letters of the text that a printed invoice can't show, each once, as people count them: a family of emoji is one. */
export function unprintableIn(text: string): string[] {
  return [...new Set(lettersIn(text.normalize('NFC')).filter(letter => !isPrintable(letter)))];
}

function isPrintable(letter: string): boolean {
  return Array.from(letter).every(sign => faceOf(sign, [...FIGTREE, ...NOTO]) !== null);
}

function faceOf(sign: string, names: readonly FaceName[]): FaceName | null {
  return names.find(name => PATTERNS.get(name)?.test(sign)) ?? null;
}

function lettersIn(text: string): string[] {
  return Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
}

const SEGMENTER = new Intl.Segmenter('en-US', { granularity: 'grapheme' });
